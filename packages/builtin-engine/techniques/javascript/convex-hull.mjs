/**
 * title: Convex hull of points
 * when: The smallest convex shape round a set of points, or its corners, are asked for.
 * words: convex hull, monotone chain, graham scan, envelope, outline, bounding, geometry, points
 * param KEEP_COLLINEAR: false — whether points on a side, between two corners, belong to the answer
 */
const KEEP_COLLINEAR = false;

const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function halfHull(points, keepCollinear) {
  const hull = [];
  for (const point of points) {
    while (hull.length >= 2) {
      const bend = cross(hull.at(-2), hull.at(-1), point);
      if (keepCollinear ? bend >= 0 : bend > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

/** Counterclockwise from the leftmost (then lowest) point, by Andrew's monotone chain; each point once. */
export function convexHull(points, keepCollinear = KEEP_COLLINEAR) {
  const sorted = [...points]
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]);
  if (sorted.length < 3) return sorted;
  // All on one line: the way back would name the points between again.
  if (sorted.every((point) => cross(sorted[0], sorted.at(-1), point) === 0))
    return keepCollinear ? sorted : [sorted[0], sorted.at(-1)];
  return [...halfHull(sorted, keepCollinear), ...halfHull(sorted.toReversed(), keepCollinear)];
}
