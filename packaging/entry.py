"""Where a frozen program begins."""

import sys

from bohemian_villages.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
