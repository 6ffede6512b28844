/** Codes of errors of a connection, and of Postgres while it stops, starts or has no connection left. */
const CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08\w{3}|57P0[123]|53300)$/;
/** What the driver of Postgres says without a code. */
const WORDS =
  /timeout exceeded when trying to connect|connection terminated|connection error and is not queryable/i;

/** Whether an error says that the store could not be reached or closed the connection, so that the same work may succeed soon. */
export function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as NodeJS.ErrnoException;
  if (thrown instanceof AggregateError && thrown.errors.some(isAway)) return true;
  return (typeof code === "string" && CODES.test(code)) || WORDS.test(thrown.message);
}
