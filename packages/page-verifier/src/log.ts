/** A log for what no error tells the caller. */
export interface Log {
  warn(fields: Record<string, unknown>, event: string): void;
}
