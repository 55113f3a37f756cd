"""The contract every game must pass, as a ready pytest suite.

    from fracas.contract import contract
    from brawl import GAME

    TestBrawl = contract(GAME)

Each check is a function of its own, over a game; `CHECKS` lists them all. `rule` marks a
test with the numbered rules that it proves. Everything is imported when it is first asked
for: counting rules needs no pytest.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pytest

    from fracas.contract.effort import USUAL, Effort
    from fracas.contract.golden import golden_records
    from fracas.contract.suite import CHECKS, contract
    from fracas.contract.trial import ContractBroken

    rule = pytest.mark.rule

__all__ = ["CHECKS", "USUAL", "ContractBroken", "Effort", "contract", "golden_records", "rule"]

_ROOMS: Final = {
    "CHECKS": "suite",
    "ContractBroken": "trial",
    "Effort": "effort",
    "USUAL": "effort",
    "contract": "suite",
    "golden_records": "golden",
}


def __getattr__(name: str) -> object:
    if name == "rule":
        import pytest

        return pytest.mark.rule
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)
