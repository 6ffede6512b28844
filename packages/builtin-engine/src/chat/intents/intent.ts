/** What is done about a question. Two intents with the same act are never in each other's way. */
export type ActName =
  | "greeting"
  | "thanks"
  | "self"
  | "time"
  | "weekday"
  | "until"
  | "since"
  | "between"
  | "added"
  | "leap"
  | "week"
  | "receipt"
  | "usage"
  | "prices"
  | "limits"
  | "settings"
  /** The settings that are used most. */
  | "overview"
  | "help"
  | "recall"
  /** Not answered: what would be taken for a question that is. */
  | "beyond";

/** Something that people ask. `examples`: how they ask for it, each separated by `|`; words in capitals are arguments. */
export interface Intent {
  id: string;
  act: ActName;
  examples: string;
  /** Words by which the documentation is searched as well, where people ask in words that it does not use. */
  seek?: string;
  /** Words by which alone it is searched, where what people ask is said of other things too. */
  seekOnly?: string;
}
