import { call } from "./patch-native.ts";

const { console } = window;
const { debug } = console;
const { slice } = String.prototype;
const MAX_REPORTS = 40;
const MAX_LENGTH = 300;

/** Reports what the browser itself does not report, as lines of the console. */
export type Report = (about: "errors" | "network", what: string) => void;

/** Creates the reporter to the verifier, which alone knows `key`. The number of reports is limited. */
export function createReport(key: string): Report {
  let count = 0;
  return (about, what) => {
    count += 1;
    if (count <= MAX_REPORTS) call(debug, console, [`${key} ${about} ${call(slice, what, [0, MAX_LENGTH])}`]);
  };
}
