/** One project whose work is checked: an attack that must be refused, or honest work that must not be. */
export interface CheckCase {
  name: string;
  /** Which layer is meant to catch it. */
  layer?: string;
  task?: string;
  /** Files that came with the task. */
  given: Record<string, string>;
  /** What the agent wrote over them; null: deleted. */
  work: Record<string, string | null>;
  checkCmd?: string;
  mayChange?: string[];
}
