"""
title: Whether a point lies in a polygon
when: A point has to be tested against a region, a map area or a shape with corners.
words: point in polygon, ray casting, even odd, inside, region, hit test, geometry, boundary
param EDGE_COUNTS: True — whether points on a side or a corner are inside
"""

EDGE_COUNTS = True


def _is_on_side(point, a, b):
    (px, py), (ax, ay), (bx, by) = point, a, b
    if (bx - ax) * (py - ay) != (by - ay) * (px - ax):
        return False
    return min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by)


def is_in_polygon(point, corners, edge_counts=EDGE_COUNTS):
    """Corners are (x, y), the last joins the first, in either direction; hollows are allowed."""
    inside = False
    for a, b in zip(corners, corners[1:] + corners[:1]):
        if _is_on_side(point, a, b):
            return edge_counts
        # A ray to the right crosses the side; a corner belongs to one of its two sides only.
        if (a[1] > point[1]) == (b[1] > point[1]):
            continue
        if a[0] + (point[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) > point[0]:
            inside = not inside
    return inside
