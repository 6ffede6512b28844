"""
title: How many are needed: boxes, trips, buses, paint, tiles
when: It has to be counted how many boxes, trips, buses, cans, tiles or pages are needed, rounded up, or how many are full and how many are left over.
words: how many, needed, boxes, box, cartons, crates, trips, buses, cars, seats, tables, rounded up, round up, ceil, ceiling division, left over, leftover, full boxes, paint, cans, wall, coats, tiles, floor, wallpaper, rolls, pages, packs, eggs, rides, batches
param SIZE: 10 — how many go into one
param WASTE: 0 — percent that is broken or cut off
param COVERAGE: 10 — area that a can or packet is enough for
"""

import math

SIZE = 10
WASTE = 0
COVERAGE = 10


def _up(number):
    return max(0, math.ceil(number - 1e-9))


def boxes_needed(items, size=SIZE):
    """How many boxes, trips or buses take all items."""
    return _up(items / size)


def full_boxes(items, size=SIZE):
    """How many boxes are filled completely."""
    return items // size


def boxes_and_rest(items, size=SIZE):
    """[full boxes, items that are left]."""
    return [items // size, items % size]


def free_places(items, size=SIZE):
    """Places that stay free in the last box."""
    return boxes_needed(items, size) * size - items


def missing_to_full(items, size=SIZE):
    """How many items are missing to fill the last box; the same as the free places."""
    return free_places(items, size)


def cost_of_boxes(items, size=SIZE, price=1):
    """What the boxes for all items cost."""
    cost = math.floor(boxes_needed(items, size) * price * 100 + 0.5 + 1e-7) / 100
    return int(cost) if cost.is_integer() else cost


def large_and_small_boxes(items, large=SIZE, small=4):
    """[large, small] boxes: as many large ones as are full, the rest in small ones."""
    return [items // large, _up(items % large / small)]


def cans_for_area(area, coverage=COVERAGE, coats=1):
    """How many cans or packets an area needs, with several coats."""
    return _up(area * coats / coverage)


def cans_for_wall(width, height, coverage=COVERAGE, coats=1):
    """Cans of paint for one wall."""
    return cans_for_area(width * height, coverage, coats)


def cans_for_room(length, width, height, coverage=COVERAGE, openings=0):
    """Cans for the four walls of a room, without the area of doors and windows."""
    return cans_for_area(2 * (length + width) * height - openings, coverage)


def tiles_for_area(length, width, tile=1, waste=WASTE):
    """Tiles by area, with some waste: all lengths in one unit."""
    return _up(length * width / (tile * tile) * (1 + waste / 100))


def tiles_whole(length, width, tile_length=1, tile_width=None):
    """Whole tiles along each side, cut ones counted as whole."""
    return _up(length / tile_length) * _up(width / (tile_length if tile_width is None else tile_width))


def trips_in_order(weights, capacity=SIZE):
    """Trips for a lift or car that carries so much, where weights may not be split but are loaded in order."""
    trips = load = 0
    for weight in weights:
        if trips == 0 or load + weight > capacity:
            trips, load = trips + 1, 0
        load += weight
    return trips


def boxes_needed_at_least_one(items, size=SIZE):
    """As boxes_needed with one box at least, also for no items."""
    return max(1, boxes_needed(items, size))


def items_left(items, size=SIZE):
    """Items that are left when as many boxes as possible are full."""
    return boxes_and_rest(items, size)[1]
