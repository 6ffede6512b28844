import { count, plural } from "../../lib/format.ts";
import { TEXT } from "./text.ts";

/** How often a technique helped, in words. */
export const recordOf = ({ uses, wins }: { uses: number; wins: number }): string =>
  uses === 0 ? TEXT.unused : TEXT.helped(count(wins), plural(uses, "time"));
