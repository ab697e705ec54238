"""Words: events, refusals, errors and names in the language of the people at the table."""
