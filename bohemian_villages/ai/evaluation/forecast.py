"""The constants of the forecast: every player's final score, estimated part by part.

The position is one between two turns: one player has finished, the next has not begun. Each part is
a short formula (`batch_forecast`) of what lies on the table and of how many turns are likely to
come. The constants were fitted to games among players that use them, then corrected by matches. A
chance is mostly x / (1 + x), where x is how often the event is expected.
"""

from __future__ import annotations

# What a turn brings on average.
COINS_A_TURN = 3.9

# A forecast may be off by SPREAD * sqrt(SPREAD_NOW + turns to come) coins.
SPREAD = 2.2
SPREAD_NOW = 3.6

# How often a turn that could take a missing shop, or a first town hall, does so.
TAKES_SHOP = 0.3
TAKES_TOWN_HALL = 0.31
# Rows of mills and glassworks: how often a turn helps to clear one, and the chance that a building
# in such a row that is occupied now will be so at the end.
CLEARS = 0.24
ROW_OCCUPIED_STAYS = 0.71

# How hard it is for a village to turn its inn.
TURNING_INN = 1.03
# For how many turns the churches stay as they are, and how many more everybody gets.
CHURCHES_STAY = 2.0
CHURCHES_TO_COME = 4.0
# How often a rival's turn takes the bishop away, and how much of the time somebody gets it back.
BISHOP_LEAVES = 0.085
BISHOP_COMES = 0.19
# How often a turn adds a farm, which pays for all of them.
FARMS_A_TURN = 0.05
SPECIAL_TILE = 1.5
