"""The one thing the two builds need from outside, with a fallback for the pure one.

This module is never compiled. Compiled classes refuse interpreted subclasses unless
they say otherwise; `State` and `Game` say so with `mypyc_attr`, so that games written
outside the package run interpreted on a compiled core.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Leave the class as it is: the attributes speak to the compiler only."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
