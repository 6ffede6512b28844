/**
 * title: Fiscal years, school years, quarters, terms
 * when: The fiscal year, the school year, the quarter as a text or the half-year or term of a date is wanted.
 * words: fiscal year, financial year, school year, academic year, quarter, q1, q2, quarter of year, start of quarter, end of quarter, semester, half year, term, tax year, season ticket, budget year, grade level
 * param FIRST_MONTH: 4 — month in which the fiscal year begins
 * param SCHOOL_MONTH: 9 — month in which the school year begins
 */
const FIRST_MONTH = 4;
const SCHOOL_MONTH = 9;

const partsOf = (date) => date.split("-").map(Number);

const two = (number) => String(number).padStart(2, "0");

/** The year in which the fiscal year of a date ends; with a first month of 1 the year itself. */
export function fiscalYear(date, firstMonth = FIRST_MONTH) {
  const [year, month] = partsOf(date);
  return firstMonth > 1 && month >= firstMonth ? year + 1 : year;
}

/** The year in which the fiscal year of a date begins. */
export function fiscalYearStart(date, firstMonth = FIRST_MONTH) {
  const [year, month] = partsOf(date);
  return month >= firstMonth ? year : year - 1;
}

/** 1 to 4, counted from the first month of the fiscal year. */
export function fiscalQuarter(date, firstMonth = FIRST_MONTH) {
  const [, month] = partsOf(date);
  return Math.floor(((month - firstMonth + 12) % 12) / 3) + 1;
}

/** "2023/24" for a date of the school year that begins in 2023. */
export function schoolYear(date, firstMonth = SCHOOL_MONTH, separator = "/") {
  const year = fiscalYearStart(date, firstMonth);
  return `${year}${separator}${two((year + 1) % 100)}`;
}

/** "2023/2024". */
export function schoolYearLong(date, firstMonth = SCHOOL_MONTH, separator = "/") {
  const year = fiscalYearStart(date, firstMonth);
  return `${year}${separator}${year + 1}`;
}

/** The quarter of a month, 1 to 4. */
export function quarterOfMonth(month) {
  return Math.ceil(month / 3);
}

/** "Q1 2024". */
export function quarterLabel(date, separator = " ") {
  const [year, month] = partsOf(date);
  return `Q${quarterOfMonth(month)}${separator}${year}`;
}

/** "2024-Q1". */
export function yearAndQuarter(date, separator = "-") {
  const [year, month] = partsOf(date);
  return `${year}${separator}Q${quarterOfMonth(month)}`;
}

/** [first day, last day] of a quarter. */
export function quarterDates(year, quarter) {
  const last = new Date(Date.UTC(year, quarter * 3, 0)).getUTCDate();
  return [`${year}-${two(quarter * 3 - 2)}-01`, `${year}-${two(quarter * 3)}-${last}`];
}

/** The first day of a date's quarter. */
export function startOfQuarter(date) {
  const [year, month] = partsOf(date);
  return quarterDates(year, quarterOfMonth(month))[0];
}

/** The last day of a date's quarter. */
export function endOfQuarter(date) {
  const [year, month] = partsOf(date);
  return quarterDates(year, quarterOfMonth(month))[1];
}

/** 1 for January to June, 2 for July to December. */
export function halfOfYear(date) {
  return partsOf(date)[1] <= 6 ? 1 : 2;
}

/** The label of the term whose last day [month-day] is not yet over: [["03-31", "spring"], ["07-31", "summer"]]; null after all. */
export function termOf(date, terms) {
  return terms.find(([last]) => date.slice(5) <= last)?.[1] ?? null;
}

/** The school grade of a child who was in a first grade in some year. */
export function schoolGrade(firstYear, date, firstMonth = SCHOOL_MONTH) {
  return fiscalYearStart(date, firstMonth) - firstYear + 1;
}

/** "FY2024": the year in which the fiscal year ends, or begins where that is wanted. */
export function fiscalYearLabel(date, byStart = false, firstMonth = FIRST_MONTH) {
  return `FY${byStart ? fiscalYearStart(date, firstMonth) : fiscalYear(date, firstMonth)}`;
}

/** "Q1" of a date, without the year; counted from the first month of the fiscal year. */
export function quarterText(date, firstMonth = 1) {
  return `Q${fiscalQuarter(date, firstMonth)}`;
}
