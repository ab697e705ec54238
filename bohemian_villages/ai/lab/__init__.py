"""Measuring and making players: arena, benchmark, simulation, training. No play needs it."""
