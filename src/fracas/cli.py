"""The command `fracas`: says its version, and opens the terminal's rooms for the rest."""

import sys
from collections.abc import Sequence
from typing import Final

from fracas.language import language_of
from fracas.version import VERSION, is_compiled

# Said exactly when the packages that hold words cannot be loaded.
MISSING: Final = {
    "en": 'fracas: {package} is missing; the terminal needs: pip install "fracas[terminal]"',
    "fr": 'fracas : il manque {package} ; le terminal demande : pip install "fracas[terminal]"',
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; give its exit code: 0 fine, 1 something is not right, 2 wrong usage."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["--version"]:
        print(f"fracas {VERSION} ({'compiled' if is_compiled() else 'pure'})")
        return 0
    try:
        from fracas.terminal.front import run
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "fracas"):
            raise
        print(MISSING[language_of()].format(package=package), file=sys.stderr)
        return 2
    return run(words)


if __name__ == "__main__":
    sys.exit(main())
