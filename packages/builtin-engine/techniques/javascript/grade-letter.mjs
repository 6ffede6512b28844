/**
 * title: Letter grades from scores
 * when: A score, mark or percentage has to become a grade letter, the average of scores a grade, or grades points.
 * words: grade, letter grade, score to grade, marks, grading, average grade, pass or fail, gpa, exam, student
 * param BOUNDS: [90, 80, 70, 60] — lowest score of each letter but the last, falling
 * param LETTERS: ["A", "B", "C", "D", "F"] — letters from the best to the worst
 * param PASS: 60 — lowest score that passes
 */
const BOUNDS = [90, 80, 70, 60];
const LETTERS = ["A", "B", "C", "D", "F"];
const PASS = 60;

export function letterGrade(score, bounds = BOUNDS, letters = LETTERS) {
  const place = bounds.findIndex((bound) => score >= bound);
  return place < 0 ? letters[bounds.length] : letters[place];
}

/** The grade of the average; the worst of no scores. */
export function averageGrade(scores, bounds = BOUNDS, letters = LETTERS) {
  const sum = scores.reduce((total, score) => total + score, 0);
  return letterGrade(scores.length > 0 ? sum / scores.length : 0, bounds, letters);
}

/** With + for the upper three points of ten and - for the lower three; F has neither, and 100 is A+. */
export function gradeWithSign(score) {
  const letter = letterGrade(score);
  if (letter === "F") return letter;
  const ones = score >= 100 ? 9 : score % 10;
  if (ones >= 7) return `${letter}+`;
  return ones < 3 ? `${letter}-` : letter;
}

/** Whether the score is enough: at least so much, or above it where that is wanted. */
export function hasPassed(score, pass = PASS, above = false) {
  return above ? score > pass : score >= pass;
}

/** How many scores have passed. */
export function countPassed(scores, pass = PASS) {
  return scores.filter((score) => hasPassed(score, pass)).length;
}

/** Points of the letters A to F: 4, 3, 2, 1 and 0; their average, 0 of none. */
export function gradePointAverage(grades) {
  if (grades.length === 0) return 0;
  const points = { A: 4, B: 3, C: 2, D: 1, F: 0 };
  return grades.reduce((sum, grade) => sum + points[grade.toUpperCase()], 0) / grades.length;
}

/** A from the first bound on, B from the second, C and D from the next; below them F. */
export function letterGradeFrom(score, a = 90, b = 80, c = 70, d = 60) {
  return letterGrade(score, [a, b, c, d], LETTERS);
}

/** As letterGradeFrom without a D: A, B and C from their bounds on, below them F. */
export function letterGradeOfThree(score, a = 90, b = 80, c = 70) {
  return letterGrade(score, [a, b, c], ["A", "B", "C", "F"]);
}

/** A above the first bound, B above the second and so on: a score on a bound has the lower grade. */
export function letterGradeOver(score, a = 90, b = 80, c = 70, d = 60) {
  const place = [a, b, c, d].findIndex((bound) => score > bound);
  return LETTERS.at(place);
}

/** A to D from 90, 80, 70 and 60 on, below them E, or F where no E is wanted; null below 0 and above 100. */
export function letterGradeIn(score, lowest = "F") {
  if (score < 0 || score > 100) return null;
  return letterGrade(score, BOUNDS, ["A", "B", "C", "D", lowest]);
}
