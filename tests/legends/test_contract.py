"""Stratego Legends keeps the contract that every game must keep."""

from fracas.contract import contract
from fracas.contract.effort import Effort
from fracas.games.legends import GAME

TestLegends = contract(GAME, Effort(games=6, moments=8, moves=100_000, longest=20_000, examples=40))
