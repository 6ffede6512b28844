import { call } from "./patch-native.ts";

const { console } = window;
const { debug } = console;
const { slice } = String.prototype;
const MAX_REPORTS = 40;
const MAX_LENGTH = 300;

/** Says what the browser itself says nothing of, in lines of the console. */
export type Report = (about: "errors" | "network", what: string) => void;

/** Reports to the verifier, which alone knows `key`; so often and no oftener. */
export function createReport(key: string): Report {
  let count = 0;
  return (about, what) => {
    count += 1;
    if (count <= MAX_REPORTS) call(debug, console, [`${key} ${about} ${call(slice, what, [0, MAX_LENGTH])}`]);
  };
}
