/** Where it is said what a caller is not told by an error. */
export interface Log {
  warn(fields: Record<string, unknown>, event: string): void;
}
