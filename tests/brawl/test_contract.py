"""The sample game keeps the contract that every game must keep."""

from brawl import GAME
from fracas.contract import contract

TestBrawl = contract(GAME)
