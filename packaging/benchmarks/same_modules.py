"""The bare scene in a program that imports what the game imports."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    from bare_scene import main

    import bohemian_villages.app
    import bohemian_villages.cli  # noqa: F401

    sys.exit(main())
