"""Numbers of tiles: by kind up to 33, by copy up to 135."""

EAST = 27
SOUTH = 28
WEST = 29
NORTH = 30
HAKU = 31
HATSU = 32
CHUN = 33

WINDS = frozenset((EAST, SOUTH, WEST, NORTH))
DRAGONS = frozenset((HAKU, HATSU, CHUN))
HONOR_INDICES = WINDS | DRAGONS
TERMINAL_INDICES = frozenset((0, 8, 9, 17, 18, 26))
TERMINAL_AND_HONOR_INDICES = TERMINAL_INDICES | HONOR_INDICES

# The first copy of a five is the red one.
FIVE_RED_MAN = 16
FIVE_RED_PIN = 52
FIVE_RED_SOU = 88
AKA_DORAS = frozenset((FIVE_RED_MAN, FIVE_RED_PIN, FIVE_RED_SOU))

DISPLAY_WINDS = {EAST: "East", SOUTH: "South", WEST: "West", NORTH: "North"}
