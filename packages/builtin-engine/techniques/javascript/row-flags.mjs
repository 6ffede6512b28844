/**
 * title: Rows by a yes or no field: done tasks, active users, completed items
 * when: Rows or objects with a true or false field (done, active, paid, present, in stock) have to be kept, counted, named or toggled.
 * words: done, completed tasks, pending tasks, open tasks, active users, todo list, checklist, paid invoices, unpaid, present, absent, attendance, available, boolean field, toggle, mark as done, percent complete, true or false
 * param WANTED: true — value that the field has to have
 * param FLAG: null — field with true or false; without a name the first that holds one
 * param LABEL: null — field that names a row; without a name "name", or the first that holds a text
 */
const WANTED = true;
const FLAG = null;
const LABEL = null;

/** The named field, else the first one that holds true or false. */
function flagField(rows, flag) {
  const cells = rows.flatMap((row) => Object.entries(row));
  return flag ?? cells.find(([, value]) => typeof value === "boolean")?.[0];
}

/** The named field, else "name", else the first one that holds a text. */
function labelField(rows, label) {
  const cells = rows.flatMap((row) => Object.entries(row));
  if (label === null && cells.some(([key]) => key === "name")) return "name";
  return label ?? cells.find(([, value]) => typeof value === "string")?.[0];
}

/** Rows whose field has the wanted value; a row without the field counts as false. */
export function rowsFlagged(rows, wanted = WANTED, flag = FLAG) {
  const key = flagField(rows, flag);
  return rows.filter((row) => Boolean(row[key]) === wanted);
}

export function namesFlagged(rows, wanted = WANTED, flag = FLAG, label = LABEL) {
  const key = labelField(rows, label);
  return rowsFlagged(rows, wanted, flag).map((row) => row[key]);
}

/** Names of the rows that are not done, active or whatever the field says. */
export function namesNotFlagged(rows, flag = FLAG, label = LABEL) {
  return namesFlagged(rows, false, flag, label);
}

export function countFlagged(rows, wanted = WANTED, flag = FLAG) {
  return rowsFlagged(rows, wanted, flag).length;
}

/** How many percent of the rows are done, rounded to a whole number; 0 of no rows. */
export function percentFlagged(rows, wanted = WANTED, flag = FLAG) {
  return rows.length > 0 ? Math.round((countFlagged(rows, wanted, flag) * 100) / rows.length) : 0;
}

/** Whether all rows are done. */
export function areAllFlagged(rows, wanted = WANTED, flag = FLAG) {
  return countFlagged(rows, wanted, flag) === rows.length;
}

/** Sets the field of the rows with this name. */
export function setFlag(rows, name, wanted = WANTED, flag = FLAG, label = LABEL) {
  const [key, named] = [flagField(rows, flag), labelField(rows, label)];
  return rows.map((row) => (row[named] === name ? { ...row, [key]: wanted } : row));
}

/** Turns the field of the rows with this name round. */
export function toggleFlag(rows, name, flag = FLAG, label = LABEL) {
  const [key, named] = [flagField(rows, flag), labelField(rows, label)];
  return rows.map((row) => (row[named] === name ? { ...row, [key]: !row[key] } : row));
}
