/**
 * title: Queues, seats, Josephus circles, turns
 * when: People wait in queues, sit on seats or stand in a circle, and waiting times, seat names, the last one left or whose turn it is are wanted.
 * words: queue, queues, supermarket queue, checkout, tills, waiting time, line, tickets, seats, seat number, seating, rows, theater, plane seat, neighbours, social distance, josephus, circle, eliminated, last one, survivor, hot potato, every third, turn, whose turn, round robin, pairs, teams, secret santa, handshakes, locker
 * param TILLS: 1 — queues or tills
 * param STEP: 2 — every so manieth leaves the circle
 * param PER_ROW: 6 — seats of a row
 */
const TILLS = 1;
const STEP = 2;
const PER_ROW = 6;

/** The time until all customers are served: each goes to the till that is free first. */
export function queueTime(customers, tills = TILLS) {
  const busy = Array(tills).fill(0);
  for (const time of customers) busy[busy.indexOf(Math.min(...busy))] += time;
  return Math.max(0, ...busy);
}

/** How long each waits before the turn comes in one queue. */
export function waitingTimes(times) {
  let total = 0;
  return times.map((time) => (total += time) - time);
}

/** Seconds until one at a place has bought all tickets; each buys one, then queues again. */
export function ticketQueueTime(tickets, place) {
  return tickets.reduce(
    (sum, count, i) => sum + Math.min(count, i <= place ? tickets[place] : tickets[place] - 1),
    0,
  );
}

/** The names after commands such as "join Ann", "leave" (the first) and "leave Bob". */
export function queueAfter(commands, names = []) {
  let queue = [...names];
  for (const command of commands) {
    const [word, name] = command.split(/\s+(.*)/s);
    if (/^(?:join|add|enqueue|enter|push)$/i.test(word)) queue.push(name);
    else if (name) queue = queue.filter((one) => one !== name);
    else queue.shift();
  }
  return queue;
}

/** The items in the order in which they leave a circle. */
export function josephusOrder(items, step = STEP) {
  const rest = [...items];
  const order = [];
  for (let place = 0; rest.length > 0;) {
    place = (place + step - 1) % rest.length;
    order.push(...rest.splice(place, 1));
  }
  return order;
}

/** The number, from 1, of the one who is left of a circle. */
export function josephusSurvivor(count, step = STEP) {
  return josephusOrder(
    Array.from({ length: count }, (_, i) => i + 1),
    step,
  ).at(-1);
}

/** The item that is left of a circle; null for an empty one. */
export function lastInCircle(items, step = STEP) {
  return josephusOrder(items, step).at(-1) ?? null;
}

/** Seat 8 with 6 in a row as "2B": the row, then the letter. */
export function seatName(number, perRow = PER_ROW) {
  return `${Math.ceil(number / perRow)}${String.fromCodePoint(65 + ((number - 1) % perRow))}`;
}

/** Seat 8 with 6 in a row as "B2": the row as a letter, then the number. */
export function seatNameLetterFirst(number, perRow = PER_ROW) {
  return `${String.fromCodePoint(64 + Math.ceil(number / perRow))}${((number - 1) % perRow) + 1}`;
}

/** [row, seat], from 1, of a number. */
export function seatPlace(number, perRow = PER_ROW) {
  return [Math.ceil(number / perRow), ((number - 1) % perRow) + 1];
}

/** "window", "middle" or "aisle" of a seat such as "12C" with three on each side. */
export function seatKind(seat) {
  return (
    { A: "window", F: "window", B: "middle", E: "middle", C: "aisle", D: "aisle" }[
      seat.slice(-1).toUpperCase()
    ] ?? null
  );
}

/** Free places, from 0, whose neighbours are free as well. */
export function seatsWithDistance(seats, free = 0) {
  return seats.flatMap((seat, i) =>
    seat === free && (i === 0 || seats[i - 1] === free) && (i === seats.length - 1 || seats[i + 1] === free)
      ? [i]
      : [],
  );
}

/** The first place, from 0, of so many free seats side by side; -1 where there is none. */
export function firstFreeSeats(seats, count = 2, free = 0) {
  return seats.findIndex(
    (_, i) => i + count <= seats.length && seats.slice(i, i + count).every((seat) => seat === free),
  );
}

/** Whose turn it is in a round, from 1. */
export function whoseTurn(names, round) {
  return names[(((round - 1) % names.length) + names.length) % names.length];
}

/** Handshakes when each shakes each other's hand once: matches of a round robin. */
export function countHandshakes(people) {
  return (people * (people - 1)) / 2;
}

/** All matches [a, b] when each meets each other once. */
export function roundRobinMatches(names) {
  return names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]));
}

/** Names put into so many teams by turns. */
export function teamsByTurns(names, teams = 2) {
  return Array.from({ length: teams }, (_, team) => names.filter((_, i) => i % teams === team));
}

/** Lockers, from 1, that are open when the n-th person turns every n-th one. */
export function openLockers(count) {
  return Array.from({ length: Math.max(0, Math.floor(Math.sqrt(count))) }, (_, i) => (i + 1) ** 2);
}
