import type { z } from "zod";

/** What is wrong with one field. The message completes a sentence that begins with the field's name. */
export interface FieldError {
  /** Names and indexes joined by dots; the name of the whole value if the error concerns all of it. */
  path: string;
  message: string;
}

const MOST_ERRORS = 20;
const MOST_CHOICES = 12;
const KINDS = new Map(
  Object.entries({
    string: "a string",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "an array",
    object: "an object",
    record: "an object",
    null: "null",
  }),
);
const FORMATS = new Map(
  Object.entries({
    url: "a web address",
    datetime: "a date and time as in 2026-01-31T12:00:00Z",
    email: "an e-mail address",
    uuid: "a UUID",
  }),
);
const UNITS = new Map(Object.entries({ string: "character", array: "entry", set: "entry", map: "entry" }));

/** Says in the service's own words why a value does not fit its schema. `whole` names the value itself, such as `body`. */
export function fieldErrors(error: z.ZodError, value: unknown, whole: string): FieldError[] {
  return error.issues.slice(0, MOST_ERRORS).map((issue) => ({
    path: issue.path.map(String).join(".") || whole,
    message: messageOf(issue, valueAt(value, issue.path)),
  }));
}

/** An error as a sentence. */
export const sayFieldError = ({ path, message }: FieldError): string => `\`${path}\` ${message}`;

/** How messages of the validation library begin; all others come from the contract. */
const LIBRARY = /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/;

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (!LIBRARY.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return ofKind(issue.expected, value);
    case "too_small":
      return atLeast(issue);
    case "too_big":
      return bound(
        issue.origin,
        "at most",
        Number(issue.maximum),
        issue.inclusive === false ? "less than" : null,
      );
    case "invalid_value":
      return `must be ${choices(issue.values)}`;
    case "invalid_format":
      return ofFormat(issue);
    case "unrecognized_keys":
      return `must not have ${issue.keys.map((key) => JSON.stringify(key)).join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_union":
      return "has none of the forms that are accepted";
    case "invalid_key":
    case "invalid_element":
      return "holds a name or value that is not accepted";
    case "custom":
      return issue.message;
  }
}

function ofKind(expected: string, value: unknown): string {
  if (value === undefined) return "is required";
  return `must be ${KINDS.get(expected) ?? `of the type ${expected}`}${value === null ? ", not null" : ""}`;
}

function atLeast({ minimum, origin, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (Number(minimum) === 1 && UNITS.has(origin)) return "must not be empty";
  return bound(origin, "at least", Number(minimum), inclusive === false ? "more than" : null);
}

function ofFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): string {
  if (format === "regex" && pattern !== undefined) return `must match ${pattern}`;
  return `must be ${FORMATS.get(format) ?? `of the form ${format}`}`;
}

function bound(origin: string, most: string, limit: number, strict: string | null): string {
  const unit = UNITS.get(origin);
  if (unit === undefined) return `must be ${strict ?? most} ${limit}`;
  return `must have ${strict ?? most} ${limit} ${limit === 1 ? unit : pluralOf(unit)}`;
}

const pluralOf = (unit: string): string => (unit === "entry" ? "entries" : `${unit}s`);

function choices(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_CHOICES).map((value) => JSON.stringify(value));
  if (values.length > MOST_CHOICES) shown.push("…");
  return shown.length === 1 ? shown[0]! : `one of ${shown.join(", ")}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = Object.hasOwn(at, key) ? (at as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return at;
}
