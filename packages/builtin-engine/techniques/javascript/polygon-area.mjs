/**
 * title: Area, perimeter and centre of a polygon
 * when: The area, orientation, perimeter or centroid of a polygon with given corners is asked for.
 * words: polygon, area, shoelace, perimeter, centroid, orientation, clockwise, geometry
 * param SIGNED: false — whether the area is negative for corners that run clockwise
 */
const SIGNED = false;

const sides = (corners) => corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]]);

/** By the shoelace formula; the sides may not cross. Corners are [x, y], the last joins the first. */
export function polygonArea(corners, signed = SIGNED) {
  const doubled = sides(corners).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay), 0);
  return (signed ? doubled : Math.abs(doubled)) / 2;
}

export function perimeter(corners) {
  return sides(corners).reduce((sum, [[ax, ay], [bx, by]]) => sum + Math.hypot(bx - ax, by - ay), 0);
}

/** Centre of the area, not of the corners. */
export function centroid(corners) {
  const area = polygonArea(corners, true);
  if (area === 0) throw new RangeError("the polygon has no area");
  let [x, y] = [0, 0];
  for (const [[ax, ay], [bx, by]] of sides(corners)) {
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return [x / (6 * area), y / (6 * area)];
}
