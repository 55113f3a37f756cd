"""The islands that this house drew, written as a file of islands is (see `atlas`).

The printed islands could not be had as data (SW-Q.01): shapes, terrains and symbols are our own,
the sizes, their number and the mix for each number of players are those of the published game.
"""

from typing import Final

HOUSE_ISLANDS: Final = """\
players 2 rounds 10 faces l1a s2a
players 3 rounds 10 faces l1b m1a s2b
players 4 rounds 9 faces l2a m1b m2b s1b
players 5 rounds 8 faces l1a l2b m2a s1a s2a

face l1a
region 1 mountain cavern
  at 373,150
  outline 242,87 326,61 447,46 477,176 444,247 394,267 320,239
  beside 2 4 5 8 9
region 2 field entry magic
  at 552,99
  outline 447,46 459,45 625,39 669,52 632,148 477,176
  beside 1 3 5
region 3 hill cavern
  at 737,173
  outline 669,52 739,74 836,119 877,158 740,301 673,279 632,148
  beside 2 5 6 10
region 4 forest entry magic
  at 189,221
  outline 66,301 75,220 129,145 219,94 242,87 320,239 200,335
  beside 1 7 8
region 5 forest murloc
  at 565,235
  outline 673,279 571,329 444,247 477,176 632,148
  beside 1 2 3 9 10
region 6 swamp entry magic murloc
  at 856,306
  outline 877,158 905,185 931,271 942,386 924,434 769,371 740,301
  beside 3 10 13
region 7 mountain entry
  at 148,426
  outline 64,315 66,301 200,335 259,460 148,566 95,516 65,429
  beside 4 8 11
region 8 swamp marker murloc
  at 311,359
  outline 320,239 394,267 379,467 259,460 200,335
  beside 1 4 7 9 11
region 9 field
  at 466,377
  outline 394,267 444,247 571,329 552,451 418,503 379,467
  beside 1 5 8 10 11 12
region 10 lake
  at 658,393
  outline 769,371 673,526 552,451 571,329 673,279 740,301
  beside 3 5 6 9 12 13
region 11 hill
  at 308,556
  outline 379,467 418,503 420,653 380,650 255,632 164,581 148,566 259,460
  beside 7 8 9 12
region 12 forest
  at 549,569
  outline 706,632 677,644 542,663 420,653 418,503 552,451 673,526
  beside 9 10 11 13
region 13 mountain cavern murloc
  at 790,499
  outline 924,434 909,476 869,554 778,603 706,632 673,526 769,371
  beside 6 10 12

face l1b
region 1 hill entry murloc
  at 330,136
  outline 169,120 226,72 343,48 464,45 466,160 285,265
  beside 2 3 4
region 2 mountain cavern
  at 599,151
  outline 464,45 513,44 665,54 749,74 693,250 628,286 540,263 466,160
  beside 1 4 5 8 9
region 3 forest cavern entry
  at 166,270
  outline 51,279 99,196 156,132 169,120 285,265 282,316 229,369 60,366
  beside 1 4 6 7
region 4 swamp marker
  at 413,280
  outline 282,316 285,265 466,160 540,263 429,399
  beside 1 2 3 7 8
region 5 hill entry magic
  at 822,218
  outline 749,74 777,80 860,130 923,196 947,288 942,334 851,334 693,250
  beside 2 9 10
region 6 sea
  at 158,461
  outline 173,591 140,570 85,502 65,410 60,366 229,369 249,507
  beside 3 7 11
region 7 mountain magic
  at 329,431
  outline 249,507 229,369 282,316 429,399 441,474 398,522
  beside 3 4 6 8 11 12
region 8 hill murloc
  at 545,392
  outline 429,399 540,263 628,286 645,444 574,508 441,474
  beside 2 4 7 9 12 13
region 9 field
  at 720,359
  outline 628,286 693,250 851,334 732,474 645,444
  beside 2 5 8 10 13
region 10 forest cavern
  at 846,452
  outline 942,334 933,419 908,506 844,568 811,594 732,474 851,334
  beside 5 9 13
region 11 field entry murloc
  at 305,579
  outline 402,653 335,646 221,622 173,591 249,507 398,522
  beside 6 7 12
region 12 swamp
  at 493,577
  outline 603,658 487,662 402,653 398,522 441,474 574,508
  beside 7 8 11 13
region 13 mountain magic murloc
  at 679,558
  outline 811,594 771,626 659,656 603,658 574,508 645,444 732,474
  beside 8 9 10 12

face l2a
region 1 mountain cavern
  at 257,182
  outline 122,177 172,116 271,67 302,61 358,234 339,288 296,307
  beside 2 4 5 8
region 2 field magic
  at 404,121
  outline 302,61 394,42 484,37 495,162 358,234
  beside 1 3 5
region 3 hill
  at 592,118
  outline 484,37 547,34 680,53 731,74 610,238 495,162
  beside 2 5 6
region 4 swamp entry magic
  at 156,320
  outline 50,375 69,271 112,189 122,177 296,307 249,388 69,441
  beside 1 8 11
region 5 forest marker murloc
  at 479,264
  outline 614,297 452,359 339,288 358,234 495,162 610,238
  beside 1 2 3 6 8 9
region 6 swamp entry magic
  at 739,220
  outline 731,74 785,96 871,154 886,181 778,331 665,354 614,297 610,238
  beside 3 5 7 9 10
region 7 mountain cavern murloc
  at 878,324
  outline 886,181 916,234 951,325 929,429 913,463 778,331
  beside 6 10
region 8 lake
  at 358,409
  outline 339,288 452,359 457,477 331,537 249,388 296,307
  beside 1 4 5 9 11 12
region 9 field cavern
  at 557,408
  outline 665,354 661,440 531,524 457,477 452,359 614,297
  beside 5 6 8 10 12 13
region 10 forest entry
  at 779,452
  outline 913,463 891,512 815,574 784,591 661,440 665,354 778,331
  beside 6 7 9 13
region 11 field murloc
  at 212,504
  outline 249,388 331,537 304,628 216,603 126,547 77,468 69,441
  beside 4 8 12
region 12 mountain entry
  at 435,581
  outline 544,660 453,665 328,635 304,628 331,537 457,477 531,524
  beside 8 9 11 13
region 13 hill murloc
  at 641,563
  outline 784,591 723,626 606,656 544,660 531,524 661,440
  beside 9 10 12

face l2b
region 1 forest magic murloc
  at 345,138
  outline 202,109 238,82 352,49 459,44 464,145 400,236 272,235
  beside 2 3 4 5
region 2 hill entry
  at 601,125
  outline 459,44 498,42 642,58 757,85 769,91 649,241 464,145
  beside 1 5 6
region 3 mountain entry
  at 176,224
  outline 67,265 92,207 159,141 202,109 272,235 214,317
  beside 1 4 7
region 4 swamp marker
  at 321,335
  outline 427,321 365,450 309,453 219,374 214,317 272,235 400,236
  beside 1 3 5 7 8 9 12
region 5 mountain
  at 528,267
  outline 649,241 655,331 593,374 427,321 400,236 464,145
  beside 1 2 4 6 9 10
region 6 field cavern murloc
  at 789,246
  outline 769,91 854,131 910,205 945,292 945,312 735,374 655,331 649,241
  beside 2 5 10 11
region 7 hill magic
  at 126,357
  outline 54,294 67,265 214,317 219,374 86,462 63,407
  beside 3 4 8
region 8 mountain cavern murloc
  at 200,482
  outline 219,374 309,453 215,603 160,561 99,492 86,462
  beside 4 7 12
region 9 field
  at 477,423
  outline 593,374 556,492 435,518 365,450 427,321
  beside 4 5 10 12 13
region 10 sea
  at 670,485
  outline 655,331 735,374 771,607 759,615 678,639 556,492 593,374
  beside 5 6 9 11 13
region 11 swamp entry magic
  at 838,443
  outline 945,312 944,406 906,492 842,560 771,607 735,374
  beside 6 10
region 12 forest entry
  at 339,559
  outline 415,655 354,651 238,621 215,603 309,453 365,450 435,518
  beside 4 8 9 13
region 13 swamp cavern murloc
  at 528,588
  outline 678,639 647,648 502,660 415,655 435,518 556,492
  beside 9 10 12

face m1a
region 1 forest entry magic murloc
  at 346,164
  outline 169,147 227,110 316,79 439,67 460,67 463,206 371,294
  beside 2 4 5
region 2 field murloc
  at 547,142
  outline 460,67 619,67 643,71 610,238 463,206
  beside 1 3 5
region 3 swamp entry magic
  at 696,170
  outline 643,71 728,85 823,155 653,289 610,238
  beside 2 5 6
region 4 mountain cavern
  at 219,343
  outline 103,445 107,316 127,226 156,155 169,147 371,294 377,366 171,540 145,516
  beside 1 5 8
region 5 lake
  at 511,322
  outline 463,206 610,238 653,289 659,340 515,455 377,366 371,294
  beside 1 2 3 4 6 8 9
region 6 hill marker murloc
  at 782,278
  outline 823,155 860,182 883,259 889,336 706,369 659,340 653,289
  beside 3 5 7 9
region 7 forest entry
  at 807,439
  outline 889,336 893,383 879,476 834,540 781,584 706,369
  beside 6 9
region 8 field
  at 380,520
  outline 515,455 543,633 383,628 280,606 202,569 171,540 377,366
  beside 4 5 9
region 9 mountain cavern
  at 640,503
  outline 706,369 781,584 773,590 680,615 561,634 543,633 515,455 659,340
  beside 5 6 7 8

face m1b
region 1 forest cavern
  at 263,183
  outline 124,226 158,171 225,121 305,79 348,74 368,190 282,288
  beside 2 3 6
region 2 hill entry
  at 496,146
  outline 348,74 424,66 594,64 653,76 613,198 484,267 368,190
  beside 1 3 4 5
region 3 field magic murloc
  at 383,315
  outline 484,267 454,395 389,430 312,398 282,288 368,190
  beside 1 2 4 6 8 9
region 4 mountain marker
  at 571,334
  outline 613,198 690,357 599,456 454,395 484,267
  beside 2 3 5 7 9
region 5 swamp magic murloc
  at 755,242
  outline 653,76 703,87 790,123 841,182 881,251 903,362 896,389 690,357 613,198
  beside 2 4 7
region 6 mountain entry
  at 193,355
  outline 108,452 116,239 124,226 282,288 312,398 130,484
  beside 1 3 8
region 7 field entry
  at 733,481
  outline 896,389 877,459 842,529 772,576 691,616 626,626 599,456 690,357
  beside 4 5 9
region 8 forest murloc
  at 289,511
  outline 391,627 298,610 216,573 154,520 130,484 312,398 389,430
  beside 3 6 9
region 9 hill cavern
  at 497,528
  outline 626,626 576,633 408,630 391,627 389,430 454,395 599,456
  beside 3 4 7 8

face m2a
region 1 swamp entry
  at 398,152
  outline 235,133 267,107 370,75 490,71 534,70 520,184 448,247 312,231
  beside 2 3 4 5
region 2 forest marker murloc
  at 656,172
  outline 534,70 615,69 711,110 798,154 833,187 671,292 520,184
  beside 1 5 7
region 3 hill magic murloc
  at 205,282
  outline 104,310 138,231 195,165 235,133 312,231 264,373 120,411 116,401
  beside 1 4 6
region 4 field
  at 372,340
  outline 448,247 470,409 363,457 264,373 312,231
  beside 1 3 5 6 8
region 5 mountain
  at 551,316
  outline 520,184 671,292 654,389 516,430 470,409 448,247
  beside 1 2 4 7 8 9
region 6 mountain cavern entry
  at 252,482
  outline 327,611 282,598 195,550 146,479 120,411 264,373 363,457
  beside 3 4 8
region 7 field cavern
  at 784,363
  outline 833,187 865,217 884,299 882,389 868,471 811,539 795,549 654,389 671,292
  beside 2 5 9
region 8 swamp magic murloc
  at 442,534
  outline 546,627 510,632 386,627 327,611 363,457 470,409 516,430
  beside 4 5 6 9
region 9 hill entry
  at 635,513
  outline 795,549 729,589 626,616 546,627 516,430 654,389
  beside 5 7 8

face m2b
region 1 sea
  at 299,182
  outline 130,233 162,184 221,127 306,88 418,71 438,70 440,161 293,308
  beside 2 3 6
region 2 swamp murloc
  at 586,154
  outline 438,70 575,65 686,88 762,111 687,238 528,261 440,161
  beside 1 3 4 5
region 3 mountain marker
  at 421,308
  outline 440,161 528,261 496,407 449,434 327,384 293,308
  beside 1 2 4 6 7 8
region 4 forest murloc
  at 610,342
  outline 528,261 687,238 716,385 646,446 496,407
  beside 2 3 5 8 9
region 5 mountain entry magic
  at 792,282
  outline 762,111 782,117 836,179 885,246 886,344 886,430 716,385 687,238
  beside 2 4 9
region 6 field entry
  at 199,384
  outline 100,356 117,253 130,233 293,308 327,384 194,553 157,525 119,453
  beside 1 3 7
region 7 hill cavern murloc
  at 346,517
  outline 327,384 449,434 444,635 425,635 316,609 225,577 194,553
  beside 3 6 8
region 8 swamp entry magic
  at 547,530
  outline 646,446 661,618 584,634 444,635 449,434 496,407
  beside 3 4 7 9
region 9 hill cavern
  at 749,491
  outline 886,430 886,448 847,521 777,571 693,611 661,618 646,446 716,385
  beside 4 5 8

face s1a
region 1 field
  at 550,175
  outline 431,96 499,88 622,109 692,129 623,266 460,259
  beside 2 3 5
region 2 forest marker murloc
  at 339,216
  outline 179,248 190,225 221,164 293,130 375,103 431,96 460,259 401,344
  beside 1 4 5
region 3 forest entry
  at 732,268
  outline 692,129 704,133 769,170 812,225 838,296 832,372 661,362 623,266
  beside 1 5 6
region 4 swamp entry
  at 277,408
  outline 155,295 179,248 401,344 413,416 315,583 290,574 234,528 191,474 165,404
  beside 2 5 7
region 5 hill cavern
  at 532,353
  outline 602,457 413,416 401,344 460,259 623,266 661,362
  beside 1 2 3 4 6 7
region 6 field
  at 714,463
  outline 832,372 830,403 814,476 778,536 705,568 645,594 602,457 661,362
  beside 3 5 7
region 7 mountain magic murloc
  at 485,527
  outline 645,594 627,602 501,611 373,602 315,583 413,416 602,457
  beside 4 5 6

face s1b
region 1 hill murloc
  at 557,173
  outline 411,101 449,92 574,97 667,119 723,142 591,289 451,218
  beside 2 3 4
region 2 field marker
  at 314,232
  outline 158,319 176,259 210,194 276,149 352,114 411,101 451,218 361,341
  beside 1 3 5
region 3 lake
  at 485,344
  outline 451,218 591,289 604,358 549,445 408,437 361,341
  beside 1 2 4 5 6 7
region 4 swamp entry magic
  at 726,294
  outline 723,142 747,152 802,206 826,275 835,362 827,428 604,358 591,289
  beside 1 3 6
region 5 forest murloc
  at 281,432
  outline 152,337 158,319 361,341 408,437 318,578 252,549 205,491 177,424
  beside 2 3 7
region 6 mountain
  at 671,477
  outline 827,428 825,442 789,506 733,559 651,591 589,598 549,445 604,358
  beside 3 4 7
region 7 hill cavern entry
  at 464,527
  outline 549,445 589,598 550,603 428,597 331,584 318,578 408,437
  beside 3 5 6

face s2a
region 1 sea
  at 341,206
  outline 198,232 273,147 355,108 431,103 440,240 364,318
  beside 2 3 5
region 2 forest
  at 557,186
  outline 431,103 455,102 560,101 654,119 706,149 614,301 440,240
  beside 1 3 4
region 3 swamp
  at 490,349
  outline 440,240 614,301 622,366 500,471 369,378 364,318
  beside 1 2 4 5 6 7
region 4 hill entry magic
  at 736,315
  outline 706,149 729,162 800,209 836,277 835,357 824,432 801,484 622,366 614,301
  beside 2 3 7
region 5 forest entry murloc
  at 250,363
  outline 158,343 168,266 198,232 364,318 369,378 230,507 210,486 166,422
  beside 1 3 6
region 6 mountain cavern
  at 384,501
  outline 369,378 500,471 497,604 440,598 349,576 265,543 230,507
  beside 3 5 7
region 7 field marker murloc
  at 626,497
  outline 801,484 793,501 727,553 639,581 547,610 497,604 500,471 622,366
  beside 3 4 6

face s2b
region 1 mountain
  at 514,162
  outline 376,103 469,92 592,101 650,113 605,233 438,240
  beside 2 3 4
region 2 swamp murloc
  at 305,249
  outline 154,321 180,246 225,187 286,140 365,104 376,103 438,240 397,348 157,349
  beside 1 3 5
region 3 field marker
  at 524,330
  outline 652,332 608,415 448,429 397,348 438,240 605,233
  beside 1 2 4 5 6 7
region 4 hill entry
  at 712,239
  outline 650,113 685,120 752,164 803,219 828,288 835,326 652,332 605,233
  beside 1 3 6
region 5 hill cavern entry
  at 311,452
  outline 448,429 398,600 322,572 242,540 199,480 164,414 157,349 397,348
  beside 2 3 7
region 6 swamp murloc
  at 726,427
  outline 835,326 845,379 819,454 779,515 712,558 682,569 608,415 652,332
  beside 3 4 7
region 7 forest magic
  at 535,518
  outline 608,415 682,569 631,588 530,605 407,604 398,600 448,429
  beside 3 5 6
"""
