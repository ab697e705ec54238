"""Who can sit down at the table: the levels from random to expert, and bots."""
