/**
 * title: Pack weights into boxes, bins, boats and trucks
 * when: Weights have to be put into boxes or vehicles of a capacity, in order, first fit or two to a boat, and how many are needed is wanted.
 * words: bin packing, first fit, next fit, boxes, bins, bags, boats, rescue boats, trucks, load, capacity, weight limit, pack, packing, luggage, gift wrap, elevator trips, fits into, knapsack greedy, fewest containers, playlist, disks
 * param CAPACITY: 10 — weight that one holds
 */
const CAPACITY = 10;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Boxes as lists: each weight goes into the first box that still has room. One that is too heavy is left out. */
export function firstFit(weights, capacity = CAPACITY) {
  const boxes = [];
  for (const weight of weights) {
    if (weight > capacity) continue;
    const box = boxes.find((one) => sum(one) + weight <= capacity);
    if (box) box.push(weight);
    else boxes.push([weight]);
  }
  return boxes;
}

/** As firstFit, the heaviest first. */
export function firstFitDecreasing(weights, capacity = CAPACITY) {
  return firstFit(
    [...weights].sort((a, b) => b - a),
    capacity,
  );
}

/** Boxes as lists, in order: a box is closed once a weight does not fit. One that is too heavy is left out. */
export function nextFit(weights, capacity = CAPACITY) {
  const boxes = [];
  for (const weight of weights) {
    if (weight > capacity) continue;
    const last = boxes.at(-1);
    if (last && sum(last) + weight <= capacity) last.push(weight);
    else boxes.push([weight]);
  }
  return boxes;
}

export function countFirstFit(weights, capacity = CAPACITY) {
  return firstFit(weights, capacity).length;
}

export function countFirstFitDecreasing(weights, capacity = CAPACITY) {
  return firstFitDecreasing(weights, capacity).length;
}

export function countNextFit(weights, capacity = CAPACITY) {
  return nextFit(weights, capacity).length;
}

/** Boats for persons when each takes two at most. */
export function boatsNeeded(weights, capacity = CAPACITY) {
  const order = [...weights].sort((a, b) => a - b);
  let boats = 0;
  for (let [light, heavy] = [0, order.length - 1]; light <= heavy; heavy--) {
    if (light < heavy && order[light] + order[heavy] <= capacity) light += 1;
    boats += 1;
  }
  return boats;
}

/** How many of the weights fit when the lightest go first. */
export function mostThatFit(weights, capacity = CAPACITY) {
  let rest = capacity;
  let count = 0;
  for (const weight of [...weights].sort((a, b) => a - b)) {
    if (weight > rest) break;
    rest -= weight;
    count += 1;
  }
  return count;
}

/** Weights in order as long as they fit: the first that does not ends it. */
export function takeWhileFits(weights, capacity = CAPACITY) {
  let load = 0;
  const place = weights.findIndex((weight) => (load += weight) > capacity);
  return place < 0 ? [...weights] : weights.slice(0, place);
}

/** The largest sum of any of the weights that is not above the capacity. */
export function bestLoad(weights, capacity = CAPACITY) {
  let sums = new Set([0]);
  for (const weight of weights)
    sums = new Set([...sums, ...[...sums].map((one) => one + weight).filter((one) => one <= capacity)]);
  return Math.max(...sums);
}

/** Whether a parcel of three sides fits into a box of three sides, turned as needed. */
export function fitsInBox(parcel, box) {
  const [inner, outer] = [parcel, box].map((sides) => [...sides].sort((a, b) => a - b));
  return inner.every((side, i) => side <= outer[i]);
}

/** The name of the smallest of { name: capacity } that holds the weight; null where none does. */
export function smallestThatFits(sizes, weight) {
  const fitting = Object.keys(sizes).filter((name) => sizes[name] >= weight);
  return fitting.sort((a, b) => sizes[a] - sizes[b])[0] ?? null;
}
