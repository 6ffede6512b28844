/** The conditions after a step. All that are present must hold. */
export interface ChecklistExpect {
  /** Shown on the page, in any letter case. */
  text?: string | undefined;
  /** Not shown on the page, in any letter case. */
  no_text?: string | undefined;
  /** A selector: `text` and `no_text` look only inside the elements that it matches. */
  in?: string | undefined;
  /** A visible control, named as in `ChecklistAction`. */
  visible?: string | undefined;
  /** A control that is not visible, named as in `ChecklistAction`. */
  gone?: string | undefined;
  /** How many visible elements a selector matches. */
  count?: { of: string; is: number } | undefined;
  /** The page differs from a copy that performed all earlier steps, but not this one; the content of the field that a step types into does not count. */
  changed?: true | undefined;
}

/**
 * The action of a step. `on` and `to` name a control by its text, label or placeholder, by a selector that begins with # or .,
 * or by `canvas`. `key` is a key by any of its usual names, or a chord such as Ctrl+A. `hold` holds a key or the pointer
 * down. `tap` is performed on the phone, and its step is judged there. `type` into a field for dates, times, colours or
 * ranges sets its value. `advance` lets `ms` milliseconds pass in the page.
 */
export type ChecklistAction =
  | { do: "key"; key: string; times: number }
  | { do: "hold"; key?: string | undefined; on?: string | undefined; ms: number }
  | { do: "click"; on: string; times: number }
  | { do: "tap"; on: string; times: number }
  | { do: "double_click"; on: string }
  | {
      do: "drag";
      on: string;
      to?: string | undefined;
      dx?: number | undefined;
      dy?: number | undefined;
    }
  | { do: "type"; on?: string | undefined; text: string; replace?: boolean | undefined }
  | { do: "advance"; ms: number };

/** One step of a checklist. The steps are executed in order on a fresh page, in virtual time. */
export interface ChecklistStep {
  /** What the step demonstrates. */
  name: string;
  do: ChecklistAction;
  expect?: ChecklistExpect | undefined;
}

/** A step that was replaced after the brief was frozen, because it could not be performed or proved nothing. */
export interface AmendedStep {
  /** Its number, from 1. */
  step: number;
  /** What it was. */
  was: ChecklistStep;
}

/** What a page is checked for in addition to the checks of every page. */
export interface PageBrief {
  title: string;
  /** False waives the check that it reacts to input, for a poster or a chart. */
  input: boolean;
  checklist: ChecklistStep[];
  amended?: AmendedStep[] | undefined;
}
