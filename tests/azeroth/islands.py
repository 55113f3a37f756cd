"""The two small islands of the scenarios, A1 to C4 and D1 to E3, as a file of islands."""

from typing import Final

SMALL_ISLANDS: Final = """\
players 2 rounds 10 faces m1a s1a
players 3 rounds 10 faces m1a s1a
players 4 rounds 9 faces m1a s1a
players 5 rounds 8 faces m1a s1a

face m1a
region 1 field entry
  at 155,140
  outline 40,35 270,35 270,245 40,245
  beside 2 5
region 2 forest
  at 385,140
  outline 270,35 500,35 500,245 270,245
  beside 1 3 6
region 3 hill entry
  at 615,140
  outline 500,35 730,35 730,245 500,245
  beside 2 4 7
region 4 mountain murloc
  at 845,140
  outline 730,35 960,35 960,245 730,245
  beside 3 8
region 5 swamp murloc
  at 155,350
  outline 40,245 270,245 270,455 40,455
  beside 1 6 9
region 6 field
  at 385,350
  outline 270,245 500,245 500,455 270,455
  beside 2 5 7 10
region 7 lake
  at 615,350
  outline 500,245 730,245 730,455 500,455
  beside 3 6 8 11
region 8 forest magic
  at 845,350
  outline 730,245 960,245 960,455 730,455
  beside 4 7 12
region 9 hill cavern
  at 155,560
  outline 40,455 270,455 270,665 40,665
  beside 5 10
region 10 mountain cavern
  at 385,560
  outline 270,455 500,455 500,665 270,665
  beside 6 9 11
region 11 swamp magic marker
  at 615,560
  outline 500,455 730,455 730,665 500,665
  beside 7 10 12
region 12 field entry
  at 845,560
  outline 730,455 960,455 960,665 730,665
  beside 8 11

face s1a
region 1 hill entry
  at 200,200
  outline 50,50 350,50 350,350 50,350
  beside 2 4
region 2 mountain marker
  at 500,200
  outline 350,50 650,50 650,350 350,350
  beside 1 3 5
region 3 forest magic
  at 800,200
  outline 650,50 950,50 950,350 650,350
  beside 2 6
region 4 sea
  at 200,500
  outline 50,350 350,350 350,650 50,650
  beside 1 5
region 5 swamp cavern murloc
  at 500,500
  outline 350,350 650,350 650,650 350,650
  beside 2 4 6
region 6 field entry
  at 800,500
  outline 650,350 950,350 950,650 650,650
  beside 3 5
"""
