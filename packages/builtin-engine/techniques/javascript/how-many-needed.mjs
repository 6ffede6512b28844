/**
 * title: How many are needed: boxes, trips, buses, paint, tiles
 * when: It has to be counted how many boxes, trips, buses, cans, tiles or pages are needed, rounded up, or how many are full and how many are left over.
 * words: how many, needed, boxes, box, cartons, crates, trips, buses, cars, seats, tables, rounded up, round up, ceil, ceiling division, left over, leftover, full boxes, paint, cans, wall, coats, tiles, floor, wallpaper, rolls, pages, packs, eggs, rides, batches
 * param SIZE: 10 — how many go into one
 * param WASTE: 0 — percent that is broken or cut off
 * param COVERAGE: 10 — area that a can or packet is enough for
 */
const SIZE = 10;
const WASTE = 0;
const COVERAGE = 10;

const up = (number) => Math.max(0, Math.ceil(number - 1e-9));

/** How many boxes, trips or buses take all items. */
export function boxesNeeded(items, size = SIZE) {
  return up(items / size);
}

/** How many boxes are filled completely. */
export function fullBoxes(items, size = SIZE) {
  return Math.floor(items / size);
}

/** [full boxes, items that are left]. */
export function boxesAndRest(items, size = SIZE) {
  const full = Math.floor(items / size);
  return [full, items - full * size];
}

/** Places that stay free in the last box. */
export function freePlaces(items, size = SIZE) {
  return boxesNeeded(items, size) * size - items;
}

/** How many items are missing to fill the last box; the same as the free places. */
export function missingToFull(items, size = SIZE) {
  return freePlaces(items, size);
}

/** What the boxes for all items cost. */
export function costOfBoxes(items, size = SIZE, price = 1) {
  return Math.floor(boxesNeeded(items, size) * price * 100 + 0.5 + 1e-7) / 100;
}

/** [large, small] boxes: as many large ones as are full, the rest in small ones. */
export function largeAndSmallBoxes(items, large = SIZE, small = 4) {
  const full = Math.floor(items / large);
  return [full, up((items - full * large) / small)];
}

/** How many cans or packets an area needs, with several coats. */
export function cansForArea(area, coverage = COVERAGE, coats = 1) {
  return up((area * coats) / coverage);
}

/** Cans of paint for one wall. */
export function cansForWall(width, height, coverage = COVERAGE, coats = 1) {
  return cansForArea(width * height, coverage, coats);
}

/** Cans for the four walls of a room, without the area of doors and windows. */
export function cansForRoom(length, width, height, coverage = COVERAGE, openings = 0) {
  return cansForArea(2 * (length + width) * height - openings, coverage);
}

/** Tiles by area, with some waste: all lengths in one unit. */
export function tilesForArea(length, width, tile = 1, waste = WASTE) {
  return up(((length * width) / (tile * tile)) * (1 + waste / 100));
}

/** Whole tiles along each side, cut ones counted as whole. */
export function tilesWhole(length, width, tileLength = 1, tileWidth = tileLength) {
  return up(length / tileLength) * up(width / tileWidth);
}

/** Trips for a lift or car that carries so much, where weights may not be split but are loaded in order. */
export function tripsInOrder(weights, capacity = SIZE) {
  let [trips, load] = [0, 0];
  for (const weight of weights) {
    if (trips === 0 || load + weight > capacity) [trips, load] = [trips + 1, 0];
    load += weight;
  }
  return trips;
}

/** As boxesNeeded with one box at least, also for no items. */
export function boxesNeededAtLeastOne(items, size = SIZE) {
  return Math.max(1, boxesNeeded(items, size));
}

/** Items that are left when as many boxes as possible are full. */
export function itemsLeft(items, size = SIZE) {
  return boxesAndRest(items, size)[1];
}
