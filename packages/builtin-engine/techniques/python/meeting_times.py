"""
title: Meetings: overlaps, free slots, rooms needed
when: Meetings or bookings are given as start and end, and overlaps, free slots, the rooms that are needed or the most that can be attended are wanted.
words: meeting, meetings, overlap, overlapping, conflict, double booked, booking, bookings, free slot, free slots, free time, available, calendar, appointment, appointments, schedule, rooms needed, meeting rooms, attend all, most talks, activity selection, busiest, intervals, reservation
param FROM: "09:00" — beginning of the day
param TO: "17:00" — end of the day
param LEAST: 1 — shortest free slot, in minutes
"""

FROM = "09:00"
TO = "17:00"
LEAST = 1


def _value_of(time):
    if not isinstance(time, str):
        return time
    hours, minutes = time.split(":")[:2]
    return int(hours) * 60 + int(minutes)


def _in_order(meetings, place=0):
    return sorted(meetings, key=lambda meeting: _value_of(meeting[place]))


def do_overlap(first, second):
    """Whether two meetings [start, end] share time; where one begins when the other ends they do not."""
    (start1, end1), (start2, end2) = first, second
    return _value_of(start1) < _value_of(end2) and _value_of(start2) < _value_of(end1)


def do_touch(first, second):
    """As do_overlap, but touching counts too."""
    (start1, end1), (start2, end2) = first, second
    return _value_of(start1) <= _value_of(end2) and _value_of(start2) <= _value_of(end1)


def shared_time(first, second):
    """The time that two meetings share; None where they share none."""
    if not do_overlap(first, second):
        return None
    return [_in_order([first, second])[-1][0], _in_order([first, second], 1)[0][1]]


def overlap_length(first, second):
    """How long two meetings overlap: in minutes, or in the numbers that are given."""
    (start1, end1), (start2, end2) = first, second
    end = min(_value_of(end1), _value_of(end2))
    return max(0, end - max(_value_of(start1), _value_of(start2)))


def has_conflict(meetings):
    """Whether any two of the meetings overlap."""
    order = _in_order(meetings)
    return any(_value_of(after[0]) < _value_of(before[1]) for before, after in zip(order, order[1:]))


def can_attend_all(meetings):
    """Whether one person can attend all."""
    return not has_conflict(meetings)


def conflicting_pairs(meetings):
    """Places [i, j], from 0, of meetings that overlap."""
    pairs = [[i, j] for j in range(len(meetings)) for i in range(j)]
    return sorted(pair for pair in pairs if do_overlap(meetings[pair[0]], meetings[pair[1]]))


def can_book(meetings, start, end):
    """Whether a new meeting fits beside the others."""
    return not any(do_overlap(meeting, [start, end]) for meeting in meetings)


def _text_of(minutes):
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def free_slots(meetings, start=FROM, end=TO, least=LEAST):
    """Free slots ["HH:MM", "HH:MM"] of a day between the meetings."""
    slots, free = [], _value_of(start)
    for begin, stop in [*_in_order(meetings), [end, end]]:
        until = min(_value_of(begin), _value_of(end))
        if until - free >= max(1, least):
            slots.append([_text_of(free), _text_of(until)])
        free = max(free, _value_of(stop))
    return slots


def first_free_slot(meetings, minutes, start=FROM, end=TO):
    """The first free slot of so many minutes: ["HH:MM", "HH:MM"] of that length; None where there is none."""
    slots = free_slots(meetings, start, end, minutes)
    return [slots[0][0], _text_of(_value_of(slots[0][0]) + minutes)] if slots else None


def rooms_needed(meetings):
    """Most meetings at one moment, which is how many rooms are needed."""
    return max((meetings_at(meetings, start) for start, _ in meetings), default=0)


def most_meetings(meetings):
    """As many meetings as one person can attend: always the one that ends first."""
    chosen = []
    for meeting in _in_order(meetings, 1):
        if not chosen or _value_of(meeting[0]) >= _value_of(chosen[-1][1]):
            chosen.append(meeting)
    return chosen


def count_most_meetings(meetings):
    return len(most_meetings(meetings))


def meetings_at(meetings, time):
    """How many meetings go on at a time; the end does not count."""
    return sum(1 for start, end in meetings if _value_of(start) <= _value_of(time) < _value_of(end))


def total_meeting_time(meetings):
    """The sum of all lengths, overlaps counted twice."""
    return sum(_value_of(end) - _value_of(start) for start, end in meetings)


def do_overlap_also(first, second):
    """Whether two meetings share time or touch: one that begins when the other ends overlaps too."""
    return do_touch(first, second)


def has_conflict_also(meetings):
    """Whether any two of the meetings overlap or touch: one that begins when another ends counts."""
    order = sorted(meetings, key=lambda meeting: _value_of(meeting[0]))
    return any(_value_of(after[0]) <= _value_of(before[1]) for before, after in zip(order, order[1:]))


def can_book_also(meetings, start, end):
    """Whether a new meeting fits beside the others without touching one."""
    return not any(do_touch(meeting, [start, end]) for meeting in meetings)


def rooms_needed_also(meetings):
    """How many rooms are needed when a room is not free at the moment in which its meeting ends."""
    times = [[_value_of(start), _value_of(end)] for start, end in meetings]
    return max((sum(1 for start, end in times if start <= begin <= end) for begin, _ in times), default=0)


def count_most_meetings_also(meetings):
    """How many meetings one person can attend where the next may not begin at the end of the last."""
    count, until = 0, float("-inf")
    for start, end in sorted(meetings, key=lambda meeting: _value_of(meeting[1])):
        if _value_of(start) > until:
            count, until = count + 1, _value_of(end)
    return count
