"""
title: Convex hull of points
when: The smallest convex shape round a set of points, or its corners, are asked for.
words: convex hull, monotone chain, graham scan, envelope, outline, bounding, geometry, points
param KEEP_COLLINEAR: False — whether points on a side, between two corners, belong to the answer
"""

KEEP_COLLINEAR = False


def _cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _half_hull(points, keep_collinear):
    hull = []
    for point in points:
        while len(hull) >= 2:
            bend = _cross(hull[-2], hull[-1], point)
            if bend >= 0 if keep_collinear else bend > 0:
                break
            hull.pop()
        hull.append(point)
    return hull[:-1]


def convex_hull(points, keep_collinear=KEEP_COLLINEAR):
    """Counterclockwise from the leftmost (then lowest) point, by Andrew's monotone chain.

    Each point is named once, as (x, y).
    """
    ordered = sorted({tuple(point) for point in points})
    if len(ordered) < 3:
        return ordered
    # All on one line: the way back would name the points between again.
    if all(_cross(ordered[0], ordered[-1], point) == 0 for point in ordered):
        return ordered if keep_collinear else [ordered[0], ordered[-1]]
    return _half_hull(ordered, keep_collinear) + _half_hull(ordered[::-1], keep_collinear)
