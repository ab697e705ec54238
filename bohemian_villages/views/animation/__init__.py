"""What happens on the table, made visible."""
