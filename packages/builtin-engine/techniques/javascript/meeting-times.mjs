/**
 * title: Meetings: overlaps, free slots, rooms needed
 * when: Meetings or bookings are given as start and end, and overlaps, free slots, the rooms that are needed or the most that can be attended are wanted.
 * words: meeting, meetings, overlap, overlapping, conflict, double booked, booking, bookings, free slot, free slots, free time, available, calendar, appointment, appointments, schedule, rooms needed, meeting rooms, attend all, most talks, activity selection, busiest, intervals, reservation
 * param FROM: "09:00" — beginning of the day
 * param TO: "17:00" — end of the day
 * param LEAST: 1 — shortest free slot, in minutes
 */
const FROM = "09:00";
const TO = "17:00";
const LEAST = 1;

const valueOf = (time) => {
  if (typeof time === "number") return time;
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const inOrder = (meetings, place = 0) => [...meetings].sort((a, b) => valueOf(a[place]) - valueOf(b[place]));

/** Whether two meetings [start, end] share time; where one begins when the other ends they do not. */
export function doOverlap([start1, end1], [start2, end2]) {
  return valueOf(start1) < valueOf(end2) && valueOf(start2) < valueOf(end1);
}

/** As doOverlap, but touching counts too. */
export function doTouch([start1, end1], [start2, end2]) {
  return valueOf(start1) <= valueOf(end2) && valueOf(start2) <= valueOf(end1);
}

/** The time that two meetings share; null where they share none. */
export function sharedTime(first, second) {
  if (!doOverlap(first, second)) return null;
  const [start] = inOrder([first, second]).slice(-1);
  const [end] = inOrder([first, second], 1);
  return [start[0], end[1]];
}

/** How long two meetings overlap: in minutes, or in the numbers that are given. */
export function overlapLength([start1, end1], [start2, end2]) {
  const end = Math.min(valueOf(end1), valueOf(end2));
  return Math.max(0, end - Math.max(valueOf(start1), valueOf(start2)));
}

/** Whether any two of the meetings overlap. */
export function hasConflict(meetings) {
  const order = inOrder(meetings);
  return order.some((meeting, i) => i > 0 && valueOf(meeting[0]) < valueOf(order[i - 1][1]));
}

/** Whether one person can attend all. */
export function canAttendAll(meetings) {
  return !hasConflict(meetings);
}

/** Places [i, j], from 0, of meetings that overlap. */
export function conflictingPairs(meetings) {
  return meetings.flatMap((first, i) =>
    meetings.flatMap((second, j) => (i < j && doOverlap(first, second) ? [[i, j]] : [])),
  );
}

/** Whether a new meeting fits beside the others. */
export function canBook(meetings, start, end) {
  return meetings.every((meeting) => !doOverlap(meeting, [start, end]));
}

const textOf = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Free slots ["HH:MM", "HH:MM"] of a day between the meetings. */
export function freeSlots(meetings, from = FROM, to = TO, least = LEAST) {
  const slots = [];
  let start = valueOf(from);
  for (const [begin, end] of [...inOrder(meetings), [to, to]]) {
    const stop = Math.min(valueOf(begin), valueOf(to));
    if (stop - start >= Math.max(1, least)) slots.push([textOf(start), textOf(stop)]);
    start = Math.max(start, valueOf(end));
  }
  return slots;
}

/** The first free slot of so many minutes: ["HH:MM", "HH:MM"] of that length; null where there is none. */
export function firstFreeSlot(meetings, minutes, from = FROM, to = TO) {
  const [slot] = freeSlots(meetings, from, to, minutes);
  return slot === undefined ? null : [slot[0], textOf(valueOf(slot[0]) + minutes)];
}

/** Most meetings at one moment, which is how many rooms are needed. */
export function roomsNeeded(meetings) {
  const counts = meetings.map(([start]) => meetingsAt(meetings, start));
  return Math.max(0, ...counts);
}

/** As many meetings as one person can attend: always the one that ends first. */
export function mostMeetings(meetings) {
  const chosen = [];
  for (const meeting of inOrder(meetings, 1))
    if (chosen.length === 0 || valueOf(meeting[0]) >= valueOf(chosen.at(-1)[1])) chosen.push(meeting);
  return chosen;
}

export function countMostMeetings(meetings) {
  return mostMeetings(meetings).length;
}

/** How many meetings go on at a time; the end does not count. */
export function meetingsAt(meetings, time) {
  return meetings.filter(([start, end]) => valueOf(start) <= valueOf(time) && valueOf(time) < valueOf(end))
    .length;
}

/** The sum of all lengths, overlaps counted twice. */
export function totalMeetingTime(meetings) {
  return meetings.reduce((sum, [start, end]) => sum + valueOf(end) - valueOf(start), 0);
}

/** Whether two meetings share time or touch: one that begins when the other ends overlaps too. */
export function doOverlapAlso(first, second) {
  return doTouch(first, second);
}

/** Whether any two of the meetings overlap or touch: one that begins when another ends counts. */
export function hasConflictAlso(meetings) {
  const order = inOrder(meetings);
  return order.some((meeting, i) => i > 0 && valueOf(meeting[0]) <= valueOf(order[i - 1][1]));
}

/** Whether a new meeting fits beside the others without touching one. */
export function canBookAlso(meetings, start, end) {
  return meetings.every((meeting) => !doTouch(meeting, [start, end]));
}

/** How many rooms are needed when a room is not free at the moment in which its meeting ends. */
export function roomsNeededAlso(meetings) {
  const counts = meetings.map(
    ([begin]) =>
      meetings.filter(([start, end]) => valueOf(start) <= valueOf(begin) && valueOf(begin) <= valueOf(end))
        .length,
  );
  return Math.max(0, ...counts);
}

/** How many meetings one person can attend where the next may not begin at the end of the last. */
export function countMostMeetingsAlso(meetings) {
  let [count, until] = [0, -Infinity];
  for (const [start, end] of inOrder(meetings, 1))
    if (valueOf(start) > until) [count, until] = [count + 1, valueOf(end)];
  return count;
}
