"""The commands for Rolling Village, `--game rolling`; their options are those of the commands."""
