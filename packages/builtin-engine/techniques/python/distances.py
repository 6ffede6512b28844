"""
title: Distances between points, on the plane and on the globe
when: The distance of two points is asked for: straight, by blocks, or over the earth from latitude and longitude.
words: distance, euclidean, manhattan, haversine, great circle, latitude, longitude, nearest, closest pair, distance between two points, chebyshev, closest point, nearest point, rounded distance
param RADIUS: 6371 — radius of the globe, in the unit of the answer (kilometres)
"""

import math

RADIUS = 6371


def euclidean(a, b):
    if len(a) != len(b):
        raise ValueError("points differ in their dimensions")
    return math.dist(a, b)


def manhattan(a, b):
    if len(a) != len(b):
        raise ValueError("points differ in their dimensions")
    return sum(abs(x - y) for x, y in zip(a, b))


def haversine(a, b, radius=RADIUS):
    """Great circle between two (latitude, longitude) in degrees, by the haversine formula."""
    lat1, lon1, lat2, lon2 = map(math.radians, (*a, *b))
    latitudes = math.sin((lat2 - lat1) / 2) ** 2
    longitudes = math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    # Rounding may lead a hair beyond 1 at opposite points.
    return 2 * radius * math.asin(math.sqrt(min(1, latitudes + longitudes)))


def nearest(points, target):
    """Place of the nearest point, the first among equals; -1 when there is none."""
    return min(range(len(points)), key=lambda i: euclidean(points[i], target), default=-1)


def distance_of_points(x1, y1, x2, y2, places=2):
    """Of two points given as x1, y1, x2, y2, to some decimals; None leaves it unrounded."""
    distance = euclidean([x1, y1], [x2, y2])
    return distance if places is None else math.floor(distance * 10**places + 0.5) / 10**places


def distance_rounded(a, b, places=2):
    """The straight distance of two points to some decimals."""
    return math.floor(euclidean(a, b) * 10**places + 0.5) / 10**places


def chebyshev(a, b):
    """The largest distance along one axis, as a king walks on a chess board."""
    return max((abs(x - y) for x, y in zip(a, b)), default=0)


def nearest_point(points, target, by_blocks=False):
    """The point nearest to a target itself, by the straight distance or by blocks; the first among equals."""
    distance = manhattan if by_blocks else euclidean
    return min(points, key=lambda point: distance(point, target), default=None)
