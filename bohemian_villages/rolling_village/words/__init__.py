"""Words of Rolling Village: names, events, refusals and errors in the language of the people."""
