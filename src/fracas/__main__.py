"""`python -m fracas` is the command `fracas`."""

import sys

from fracas.cli import main

if __name__ == "__main__":
    sys.exit(main())
