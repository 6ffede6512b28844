"""
title: Pack weights into boxes, bins, boats and trucks
when: Weights have to be put into boxes or vehicles of a capacity, in order, first fit or two to a boat, and how many are needed is wanted.
words: bin packing, first fit, next fit, boxes, bins, bags, boats, rescue boats, trucks, load, capacity, weight limit, pack, packing, luggage, gift wrap, elevator trips, fits into, knapsack greedy, fewest containers, playlist, disks
param CAPACITY: 10 — weight that one holds
"""

CAPACITY = 10


def first_fit(weights, capacity=CAPACITY):
    """Boxes as lists: each weight goes into the first box that still has room. One that is too heavy is left out."""
    boxes = []
    for weight in weights:
        if weight > capacity:
            continue
        box = next((one for one in boxes if sum(one) + weight <= capacity), None)
        if box is None:
            boxes.append([weight])
        else:
            box.append(weight)
    return boxes


def first_fit_decreasing(weights, capacity=CAPACITY):
    """As first_fit, the heaviest first."""
    return first_fit(sorted(weights, reverse=True), capacity)


def next_fit(weights, capacity=CAPACITY):
    """Boxes as lists, in order: a box is closed once a weight does not fit. One that is too heavy is left out."""
    boxes = []
    for weight in weights:
        if weight > capacity:
            continue
        if boxes and sum(boxes[-1]) + weight <= capacity:
            boxes[-1].append(weight)
        else:
            boxes.append([weight])
    return boxes


def count_first_fit(weights, capacity=CAPACITY):
    return len(first_fit(weights, capacity))


def count_first_fit_decreasing(weights, capacity=CAPACITY):
    return len(first_fit_decreasing(weights, capacity))


def count_next_fit(weights, capacity=CAPACITY):
    return len(next_fit(weights, capacity))


def boats_needed(weights, capacity=CAPACITY):
    """Boats for persons when each takes two at most."""
    order = sorted(weights)
    boats, light, heavy = 0, 0, len(order) - 1
    while light <= heavy:
        if light < heavy and order[light] + order[heavy] <= capacity:
            light += 1
        heavy -= 1
        boats += 1
    return boats


def most_that_fit(weights, capacity=CAPACITY):
    """How many of the weights fit when the lightest go first."""
    count = 0
    for weight in sorted(weights):
        if weight > capacity:
            break
        capacity -= weight
        count += 1
    return count


def take_while_fits(weights, capacity=CAPACITY):
    """Weights in order as long as they fit: the first that does not ends it."""
    taken, load = [], 0
    for weight in weights:
        load += weight
        if load > capacity:
            break
        taken.append(weight)
    return taken


def best_load(weights, capacity=CAPACITY):
    """The largest sum of any of the weights that is not above the capacity."""
    sums = {0}
    for weight in weights:
        sums |= {one + weight for one in sums if one + weight <= capacity}
    return max(sums)


def fits_in_box(parcel, box):
    """Whether a parcel of three sides fits into a box of three sides, turned as needed."""
    return all(side <= room for side, room in zip(sorted(parcel), sorted(box)))


def smallest_that_fits(sizes, weight):
    """The name of the smallest of { name: capacity } that holds the weight; None where none does."""
    return min((name for name in sizes if sizes[name] >= weight), key=sizes.get, default=None)
