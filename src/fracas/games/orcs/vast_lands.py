"""OO-25: the Vast Lands as we drew them; the printed roads were not available.

One line for each zone: its id, what is printed there, where it lies on a sheet of 1000 by
1000, the number of its well site, and `empty` if two players leave it without a village.
Start zones are numbered clockwise. Then one line for each road.
"""

from typing import Final

HOUSE_MAP: Final = """\
face four
f4-tower tower 500 500
f4-n-start start-1 500 50
f4-n-gate site 500 160 well-3
f4-n-city city 500 270
f4-n-inner site 500 385 well-2
f4-n-rim-l1 site 350 60
f4-n-rim-l2 site 210 60
f4-n-rim-r1 site 650 60
f4-n-rim-r2 site 790 60
f4-n-mid-l site 350 190
f4-n-mid-r site 650 190
f4-e-start start-2 950 500
f4-e-gate site 840 500 well-3
f4-e-city city 730 500
f4-e-inner site 615 500 well-2
f4-e-rim-l1 site 940 350 empty
f4-e-rim-l2 site 940 210 empty
f4-e-rim-r1 site 940 650 empty
f4-e-rim-r2 site 940 790 empty
f4-e-mid-l site 810 350
f4-e-mid-r site 810 650
f4-s-start start-3 500 950
f4-s-gate site 500 840 well-3
f4-s-city city 500 730
f4-s-inner site 500 615 well-2
f4-s-rim-l1 site 650 940
f4-s-rim-l2 site 790 940
f4-s-rim-r1 site 350 940
f4-s-rim-r2 site 210 940
f4-s-mid-l site 650 810
f4-s-mid-r site 350 810
f4-w-start start-4 50 500
f4-w-gate site 160 500 well-3
f4-w-city city 270 500
f4-w-inner site 385 500 well-2
f4-w-rim-l1 site 60 650 empty
f4-w-rim-l2 site 60 790 empty
f4-w-rim-r1 site 60 350 empty
f4-w-rim-r2 site 60 210 empty
f4-w-mid-l site 190 650
f4-w-mid-r site 190 350
f4-ne-cross site 650 350 well-1
f4-ne-city city 775 225
f4-ne-far site 895 105
f4-se-cross site 650 650 well-1
f4-se-city city 775 775
f4-se-far site 895 895
f4-sw-cross site 350 650 well-1
f4-sw-city city 225 775
f4-sw-far site 105 895
f4-nw-cross site 350 350 well-1
f4-nw-city city 225 225
f4-nw-far site 105 105
road f4-tower f4-e-inner
road f4-tower f4-n-inner
road f4-tower f4-s-inner
road f4-tower f4-w-inner
road f4-n-start f4-n-gate
road f4-n-start f4-n-rim-l1
road f4-n-start f4-n-rim-r1
road f4-n-gate f4-n-city
road f4-n-gate f4-n-rim-l1
road f4-n-gate f4-n-rim-r1
road f4-n-city f4-n-inner
road f4-n-city f4-n-mid-l
road f4-n-city f4-n-mid-r
road f4-n-inner f4-ne-cross
road f4-n-inner f4-nw-cross
road f4-n-rim-l1 f4-n-rim-l2
road f4-n-rim-l2 f4-n-mid-l
road f4-n-rim-r1 f4-n-rim-r2
road f4-n-rim-r2 f4-n-mid-r
road f4-n-mid-l f4-nw-city
road f4-n-mid-l f4-nw-far
road f4-n-mid-r f4-ne-city
road f4-n-mid-r f4-ne-far
road f4-e-start f4-e-gate
road f4-e-start f4-e-rim-l1
road f4-e-start f4-e-rim-r1
road f4-e-gate f4-e-city
road f4-e-gate f4-e-rim-l1
road f4-e-gate f4-e-rim-r1
road f4-e-city f4-e-inner
road f4-e-city f4-e-mid-l
road f4-e-city f4-e-mid-r
road f4-e-inner f4-ne-cross
road f4-e-inner f4-se-cross
road f4-e-rim-l1 f4-e-rim-l2
road f4-e-rim-l2 f4-e-mid-l
road f4-e-rim-r1 f4-e-rim-r2
road f4-e-rim-r2 f4-e-mid-r
road f4-e-mid-l f4-ne-city
road f4-e-mid-l f4-ne-far
road f4-e-mid-r f4-se-city
road f4-e-mid-r f4-se-far
road f4-s-start f4-s-gate
road f4-s-start f4-s-rim-l1
road f4-s-start f4-s-rim-r1
road f4-s-gate f4-s-city
road f4-s-gate f4-s-rim-l1
road f4-s-gate f4-s-rim-r1
road f4-s-city f4-s-inner
road f4-s-city f4-s-mid-l
road f4-s-city f4-s-mid-r
road f4-s-inner f4-se-cross
road f4-s-inner f4-sw-cross
road f4-s-rim-l1 f4-s-rim-l2
road f4-s-rim-l2 f4-s-mid-l
road f4-s-rim-r1 f4-s-rim-r2
road f4-s-rim-r2 f4-s-mid-r
road f4-s-mid-l f4-se-city
road f4-s-mid-l f4-se-far
road f4-s-mid-r f4-sw-city
road f4-s-mid-r f4-sw-far
road f4-w-start f4-w-gate
road f4-w-start f4-w-rim-l1
road f4-w-start f4-w-rim-r1
road f4-w-gate f4-w-city
road f4-w-gate f4-w-rim-l1
road f4-w-gate f4-w-rim-r1
road f4-w-city f4-w-inner
road f4-w-city f4-w-mid-l
road f4-w-city f4-w-mid-r
road f4-w-inner f4-nw-cross
road f4-w-inner f4-sw-cross
road f4-w-rim-l1 f4-w-rim-l2
road f4-w-rim-l2 f4-w-mid-l
road f4-w-rim-r1 f4-w-rim-r2
road f4-w-rim-r2 f4-w-mid-r
road f4-w-mid-l f4-sw-city
road f4-w-mid-l f4-sw-far
road f4-w-mid-r f4-nw-city
road f4-w-mid-r f4-nw-far
road f4-ne-cross f4-ne-city
road f4-ne-city f4-ne-far
road f4-se-cross f4-se-city
road f4-se-city f4-se-far
road f4-sw-cross f4-sw-city
road f4-sw-city f4-sw-far
road f4-nw-cross f4-nw-city
road f4-nw-city f4-nw-far
face three
f3-tower tower 500 510
f3-a-start start-1 500 80
f3-a-gate site 500 185 well-3
f3-a-city city 500 288
f3-a-inner site 500 395 well-2
f3-a-rim-l1 site 373 99
f3-a-rim-r1 site 627 99
f3-a-rim-l2 site 258 155
f3-a-rim-r2 site 742 155
f3-a-rim-l3 site 164 242
f3-a-rim-r3 site 836 242
f3-a-mid-l site 360 236
f3-a-mid-r site 640 236
f3-b-start start-2 872 725
f3-b-gate site 781 672 well-3
f3-b-city city 692 621
f3-b-inner site 600 568 well-2
f3-b-rim-l1 site 919 606
f3-b-rim-r1 site 792 825
f3-b-rim-l2 site 929 478
f3-b-rim-r2 site 687 897
f3-b-rim-l3 site 900 353
f3-b-rim-r3 site 564 935
f3-b-mid-l site 808 526
f3-b-mid-r site 668 768
f3-c-start start-3 128 725
f3-c-gate site 219 673 well-3
f3-c-city city 308 621
f3-c-inner site 400 568 well-2
f3-c-rim-l1 site 208 825
f3-c-rim-r1 site 81 606
f3-c-rim-l2 site 313 897
f3-c-rim-r2 site 71 478
f3-c-rim-l3 site 436 935
f3-c-rim-r3 site 100 353
f3-c-mid-l site 332 768
f3-c-mid-r site 192 526
f3-ab-cross site 675 409 well-1
f3-ab-city city 773 352
f3-bc-cross site 500 712 well-1
f3-bc-city city 500 825
f3-ca-cross site 325 409 well-1
f3-ca-city city 227 352
f3-hamlet-east site 583 462
f3-hamlet-west site 417 462
road f3-tower f3-a-inner
road f3-tower f3-b-inner
road f3-tower f3-c-inner
road f3-tower f3-hamlet-east
road f3-tower f3-hamlet-west
road f3-a-start f3-a-gate
road f3-a-start f3-a-rim-l1
road f3-a-start f3-a-rim-r1
road f3-a-gate f3-a-city
road f3-a-gate f3-a-rim-l1
road f3-a-gate f3-a-rim-r1
road f3-a-city f3-a-inner
road f3-a-city f3-a-mid-l
road f3-a-city f3-a-mid-r
road f3-a-inner f3-ab-cross
road f3-a-inner f3-ca-cross
road f3-a-rim-l1 f3-a-rim-l2
road f3-a-rim-r1 f3-a-rim-r2
road f3-a-rim-l2 f3-a-mid-l
road f3-a-rim-l2 f3-a-rim-l3
road f3-a-rim-r2 f3-a-mid-r
road f3-a-rim-r2 f3-a-rim-r3
road f3-a-rim-l3 f3-c-rim-r3
road f3-a-rim-l3 f3-ca-city
road f3-a-rim-r3 f3-ab-city
road f3-a-rim-r3 f3-b-rim-l3
road f3-a-mid-l f3-ca-city
road f3-a-mid-r f3-ab-city
road f3-b-start f3-b-gate
road f3-b-start f3-b-rim-l1
road f3-b-start f3-b-rim-r1
road f3-b-gate f3-b-city
road f3-b-gate f3-b-rim-l1
road f3-b-gate f3-b-rim-r1
road f3-b-city f3-b-inner
road f3-b-city f3-b-mid-l
road f3-b-city f3-b-mid-r
road f3-b-inner f3-ab-cross
road f3-b-inner f3-bc-cross
road f3-b-rim-l1 f3-b-rim-l2
road f3-b-rim-r1 f3-b-rim-r2
road f3-b-rim-l2 f3-b-mid-l
road f3-b-rim-l2 f3-b-rim-l3
road f3-b-rim-r2 f3-b-mid-r
road f3-b-rim-r2 f3-b-rim-r3
road f3-b-rim-l3 f3-ab-city
road f3-b-rim-r3 f3-bc-city
road f3-b-rim-r3 f3-c-rim-l3
road f3-b-mid-l f3-ab-city
road f3-b-mid-r f3-bc-city
road f3-c-start f3-c-gate
road f3-c-start f3-c-rim-l1
road f3-c-start f3-c-rim-r1
road f3-c-gate f3-c-city
road f3-c-gate f3-c-rim-l1
road f3-c-gate f3-c-rim-r1
road f3-c-city f3-c-inner
road f3-c-city f3-c-mid-l
road f3-c-city f3-c-mid-r
road f3-c-inner f3-bc-cross
road f3-c-inner f3-ca-cross
road f3-c-rim-l1 f3-c-rim-l2
road f3-c-rim-r1 f3-c-rim-r2
road f3-c-rim-l2 f3-c-mid-l
road f3-c-rim-l2 f3-c-rim-l3
road f3-c-rim-r2 f3-c-mid-r
road f3-c-rim-r2 f3-c-rim-r3
road f3-c-rim-l3 f3-bc-city
road f3-c-rim-r3 f3-ca-city
road f3-c-mid-l f3-bc-city
road f3-c-mid-r f3-ca-city
road f3-ab-cross f3-ab-city
road f3-bc-cross f3-bc-city
road f3-ca-cross f3-ca-city
"""
