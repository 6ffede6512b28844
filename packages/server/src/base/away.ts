/** Codes of errors of a connection, and of Postgres while it stops, starts or has no connection left. */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|53300)$/;
/** What the driver of Postgres says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable/i;
/** What a file system and Postgres say where nothing fits any more. */
const FULL = /^(?:ENOSPC|EDQUOT|53100)$/;
const SQLITE_FULL = 13;

/** Whether an error says that the store could not be reached or closed the connection, so that the same work may succeed soon. */
export function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as NodeJS.ErrnoException;
  if (thrown instanceof AggregateError && thrown.errors.some(isAway)) return true;
  return (typeof code === "string" && CODES.test(code)) || WORDS.test(thrown.message);
}

/** Whether an error says that the store has no room left. What was to be written then was not. */
export function isFull(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code, errcode } = thrown as NodeJS.ErrnoException & { errcode?: unknown };
  return errcode === SQLITE_FULL || (typeof code === "string" && FULL.test(code));
}
