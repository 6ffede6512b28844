"""
title: Area, perimeter and centre of a polygon
when: The area, orientation, perimeter or centroid of a polygon with given corners is asked for.
words: polygon, area, shoelace, perimeter, centroid, orientation, clockwise, geometry
param SIGNED: False — whether the area is negative for corners that run clockwise
"""

import math

SIGNED = False


def _sides(corners):
    return zip(corners, corners[1:] + corners[:1])


def polygon_area(corners, signed=SIGNED):
    """By the shoelace formula; the sides may not cross.

    Corners are (x, y), the last joins the first.
    """
    doubled = sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(corners))
    return (doubled if signed else abs(doubled)) / 2


def perimeter(corners):
    return sum(math.hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in _sides(corners))


def centroid(corners):
    """Centre of the area, not of the corners."""
    area = polygon_area(corners, True)
    if area == 0:
        raise ValueError("the polygon has no area")
    x = y = 0
    for (ax, ay), (bx, by) in _sides(corners):
        cross = ax * by - bx * ay
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return x / (6 * area), y / (6 * area)
