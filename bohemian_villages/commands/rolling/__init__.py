"""The commands for Rolling Village, `--game rolling`; they share the options of the commands."""
