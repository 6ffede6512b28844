/**
 * title: Elevators: floors after moves, distances, brackets as floors
 * when: An elevator goes up and down, and its floor, the distance, the nearer of two elevators or the order of stops is wanted.
 * words: elevator, lift, floor, floors, up and down, basement, building, stairs, closest elevator, call, requests, stops, travel distance, parentheses, santa, ground floor, steps of a staircase, climbing
 * param START: 0 — floor at the beginning
 */
const START = 0;

/** The floor after moves: "(" , "u", "+" and "^" go up, ")" , "d", "-" and "v" go down. */
export function floorAfterMoves(moves, start = START) {
  return floorsAfterEach(moves, start).at(-1) ?? start;
}

/** The floors after each move. */
export function floorsAfterEach(moves, start = START) {
  let floor = start;
  return [...moves].map((move) => {
    if (/^[(u+^]/i.test(move)) floor += 1;
    else if (/^[)d\-v]/i.test(move)) floor -= 1;
    return floor;
  });
}

/** The number of the move, from 1, that first leads below the ground; 0 where none does. */
export function firstBasementMove(moves, start = START) {
  return floorsAfterEach(moves, start).findIndex((floor) => floor < 0) + 1;
}

/** Floors that are passed on the way from the start to each stop. */
export function floorsTravelled(stops, start = START) {
  return stops.reduce((sum, stop, i) => sum + Math.abs(stop - (i === 0 ? start : stops[i - 1])), 0);
}

/** Floors that are passed from the first stop to the last. */
export function distanceOfStops(stops) {
  return stops.length === 0 ? 0 : floorsTravelled(stops, stops[0]);
}

/** How many floors an elevator goes up, from the start on. */
export function floorsUp(stops, start = START) {
  return stops.reduce((sum, stop, i) => sum + Math.max(0, stop - (i === 0 ? start : stops[i - 1])), 0);
}

/** "left" or "right": which elevator is nearer to the call; the right one where both are. */
export function nearerElevator(left, right, call, first = "left", second = "right") {
  return Math.abs(left - call) < Math.abs(right - call) ? first : second;
}

/** The stops in order: all on the way up first, then those below from the highest on; down first where that is wanted. */
export function stopOrder(floors, start = START, upFirst = true) {
  const different = [...new Set(floors)].filter((floor) => floor !== start);
  const above = different.filter((floor) => floor > start).sort((a, b) => a - b);
  const below = different.filter((floor) => floor < start).sort((a, b) => b - a);
  return upFirst ? [...above, ...below] : [...below, ...above];
}

/** Each request served by the nearest stop, the lower one of two. */
export function nearestFirst(floors, start = START) {
  const rest = [...floors].sort((a, b) => a - b);
  const order = [];
  for (let at = start; rest.length > 0; at = order.at(-1)) {
    const distances = rest.map((floor) => Math.abs(floor - at));
    order.push(...rest.splice(distances.indexOf(Math.min(...distances)), 1));
  }
  return order;
}

/** "up", "down" or "stay" from one floor to another. */
export function elevatorDirection(from, to, up = "up", down = "down", stay = "stay") {
  if (from === to) return stay;
  return to > from ? up : down;
}

/** Seconds for stops: so many for each floor and each stop. */
export function elevatorTime(stops, start = START, perFloor = 2, perStop = 5) {
  return floorsTravelled(stops, start) * perFloor + stops.length * perStop;
}

/** Valleys of a walk of "U" and "D": parts below the start that come back to it. */
export function countValleys(steps) {
  const floors = floorsAfterEach(steps, 0);
  return floors.filter((floor, i) => floor === 0 && i > 0 && floors[i - 1] < 0).length;
}

/** As floorAfterMoves where no move leads below the ground, floor 0, nor above a top floor. */
export function floorInBuilding(moves, top = 100, start = START) {
  return [...moves].reduce(
    (floor, move) => Math.min(top, Math.max(0, floor + floorAfterMoves(move, 0))),
    start,
  );
}

/** As nearerElevator with the left one where both are as near. */
export function nearerElevatorOf(left, right, call, first = "left", second = "right") {
  return Math.abs(left - call) <= Math.abs(right - call) ? first : second;
}
