/** What must hold after a step. All that are named must. */
export interface ChecklistExpect {
  /** Shown on the page, in any letter case. */
  text?: string | undefined;
  /** Not shown on the page, in any letter case. */
  no_text?: string | undefined;
  /** A control that can be seen, named as in `ChecklistAction`. */
  visible?: string | undefined;
  /** The page differs from one that was left alone for the same time. */
  changed?: true | undefined;
}

/**
 * What is done in a step. `on` is a control by its text, label or placeholder; or a selector that begins with # or .; or
 * `canvas`. `key` is as KeyboardEvent.key names it. `advance` lets so many milliseconds pass in the page.
 */
export type ChecklistAction =
  | { do: "key"; key: string; times: number }
  | { do: "click"; on: string; times: number }
  | { do: "drag"; on: string; dx: number; dy: number }
  | { do: "type"; on?: string | undefined; text: string }
  | { do: "advance"; ms: number };

/** One step of a checklist, done on a fresh page one after the other, in virtual time. */
export interface ChecklistStep {
  /** What the step shows, in words. */
  name: string;
  do: ChecklistAction;
  expect?: ChecklistExpect | undefined;
}

/** What a page is checked against beside what every page is. */
export interface PageBrief {
  title: string;
  /** False waives the check that it reacts to input: a poster, a chart. */
  input: boolean;
  checklist: ChecklistStep[];
}
