"""
title: Letter grades from scores
when: A score, mark or percentage has to become a grade letter, the average of scores a grade, or grades points.
words: grade, letter grade, score to grade, marks, grading, average grade, pass or fail, gpa, exam, student
param BOUNDS: [90, 80, 70, 60] — lowest score of each letter but the last, falling
param LETTERS: ["A", "B", "C", "D", "F"] — letters from the best to the worst
param PASS: 60 — lowest score that passes
"""

BOUNDS = [90, 80, 70, 60]
LETTERS = ["A", "B", "C", "D", "F"]
PASS = 60


def letter_grade(score, bounds=BOUNDS, letters=LETTERS):
    place = next((i for i, bound in enumerate(bounds) if score >= bound), len(bounds))
    return letters[place]


def average_grade(scores, bounds=BOUNDS, letters=LETTERS):
    """The grade of the average; the worst of no scores."""
    total = 0
    # Added one by one: the built-in sum would round decimals in its own way.
    for score in scores:
        total += score
    return letter_grade(total / len(scores) if scores else 0, bounds, letters)


def grade_with_sign(score):
    """With + for the upper three points of ten and - for the lower three; F has neither, and 100 is A+."""
    letter = letter_grade(score)
    if letter == "F":
        return letter
    ones = 9 if score >= 100 else score % 10
    if ones >= 7:
        return f"{letter}+"
    return f"{letter}-" if ones < 3 else letter


def has_passed(score, limit=PASS, above=False):
    """Whether the score is enough: at least so much, or above it where that is wanted."""
    return score > limit if above else score >= limit


def count_passed(scores, limit=PASS):
    """How many scores have passed."""
    return sum(1 for score in scores if has_passed(score, limit))


def grade_point_average(grades):
    """Points of the letters A to F: 4, 3, 2, 1 and 0; their average, 0 of none."""
    points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
    return sum(points[grade.upper()] for grade in grades) / len(grades) if grades else 0


def letter_grade_from(score, a=90, b=80, c=70, d=60):
    """A from the first bound on, B from the second, C and D from the next; below them F."""
    return letter_grade(score, [a, b, c, d], LETTERS)


def letter_grade_of_three(score, a=90, b=80, c=70):
    """As letter_grade_from without a D: A, B and C from their bounds on, below them F."""
    return letter_grade(score, [a, b, c], ["A", "B", "C", "F"])


def letter_grade_over(score, a=90, b=80, c=70, d=60):
    """A above the first bound, B above the second and so on: a score on a bound has the lower grade."""
    return LETTERS[next((i for i, bound in enumerate([a, b, c, d]) if score > bound), -1)]


def letter_grade_in(score, lowest="F"):
    """A to D from 90, 80, 70 and 60 on, below them E or F; None below 0 and above 100."""
    if score < 0 or score > 100:
        return None
    return letter_grade(score, BOUNDS, ["A", "B", "C", "D", lowest])
