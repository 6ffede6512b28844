/**
 * title: Distances between points, on the plane and on the globe
 * when: The distance of two points is asked for: straight, by blocks, or over the earth from latitude and longitude.
 * words: distance, euclidean, manhattan, haversine, great circle, latitude, longitude, nearest, closest pair, distance between two points, chebyshev, closest point, nearest point, rounded distance
 * param RADIUS: 6371 — radius of the globe, in the unit of the answer (kilometres)
 */
const RADIUS = 6371;

export function euclidean(a, b) {
  if (a.length !== b.length) throw new RangeError("points differ in their dimensions");
  return Math.hypot(...a.map((value, i) => value - b[i]));
}

export function manhattan(a, b) {
  if (a.length !== b.length) throw new RangeError("points differ in their dimensions");
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0);
}

/** Great circle between two [latitude, longitude] in degrees, by the haversine formula. */
export function haversine(a, b, radius = RADIUS) {
  const [[lat1, lon1], [lat2, lon2]] = [a, b].map((point) =>
    point.map((degrees) => (degrees * Math.PI) / 180),
  );
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2;
  // Rounding may lead a hair beyond 1 at opposite points.
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** Place of the nearest point, the first among equals; -1 when there is none. */
export function nearest(points, target) {
  let [best, place] = [Infinity, -1];
  for (const [i, point] of points.entries()) {
    const distance = euclidean(point, target);
    if (distance < best) [best, place] = [distance, i];
  }
  return place;
}

/** Of two points given as x1, y1, x2, y2, to some decimals; null leaves it unrounded. */
export function distanceOfPoints(x1, y1, x2, y2, places = 2) {
  const distance = euclidean([x1, y1], [x2, y2]);
  return places === null ? distance : Math.floor(distance * 10 ** places + 0.5) / 10 ** places;
}

/** The straight distance of two points to some decimals. */
export function distanceRounded(a, b, places = 2) {
  return Math.floor(euclidean(a, b) * 10 ** places + 0.5) / 10 ** places;
}

/** The largest distance along one axis, as a king walks on a chess board. */
export function chebyshev(a, b) {
  return Math.max(0, ...a.map((value, i) => Math.abs(value - b[i])));
}

/** The point nearest to a target itself, by the straight distance or by blocks; the first among equals, null when there is none. */
export function nearestPoint(points, target, byBlocks = false) {
  const distance = (point) => (byBlocks ? manhattan(point, target) : euclidean(point, target));
  return points.reduce(
    (best, point) => (best === null || distance(point) < distance(best) ? point : best),
    null,
  );
}
