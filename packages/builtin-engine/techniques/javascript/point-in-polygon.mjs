/**
 * title: Whether a point lies in a polygon
 * when: A point has to be tested against a region, a map area or a shape with corners.
 * words: point in polygon, ray casting, even odd, inside, region, hit test, geometry, boundary
 * param EDGE_COUNTS: true — whether points on a side or a corner are inside
 */
const EDGE_COUNTS = true;

function isOnSide([px, py], [ax, ay], [bx, by]) {
  const cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  if (cross !== 0) return false;
  return px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);
}

/** Corners are [x, y], the last joins the first, in either direction; hollows are allowed. */
export function isInPolygon(point, corners, edgeCounts = EDGE_COUNTS) {
  let inside = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length];
    if (isOnSide(point, a, b)) return edgeCounts;
    // A ray to the right crosses the side; a corner belongs to one of its two sides only.
    if (a[1] > point[1] === b[1] > point[1]) continue;
    const x = a[0] + ((point[1] - a[1]) * (b[0] - a[0])) / (b[1] - a[1]);
    if (x > point[0]) inside = !inside;
  }
  return inside;
}
