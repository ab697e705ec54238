"""Measuring and making players: arena, benchmark, simulation, training. Not needed for play."""
