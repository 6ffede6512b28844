import type { PageSession } from "./page-session.ts";

/** Shows that no lives are left, or that all mistakes were made: `Missed: 3 of 3`. In `Score 0 Lives 3` the zero is not theirs. */
const NO_LIVES =
  /(?<![\p{L}\d])(?:lives?|leben|vies?|vidas?|hearts?|shields?|health|hp)(?: left| remaining| übrig)?\s?[:=×x]?\s?0(?![\d.,:%/])|(?<![\d.,:])0\s(?:lives|leben|vies|vidas|hearts|shields)(?![\p{L}:=]|\s[:=\d])|(?<!\p{L})(?:miss(?:ed|es)?|mistakes?|strikes?|errors?|fehler|verpasst)\s?:?\s?([1-9]\d?)\s?(?:of|\/|von)\s?\1(?!\d)/iu;
/** Words with which a game says that it has ended, or how it is begun again. */
const ENDS =
  /\b(?:over|lost|loses?|the end|ended|dead|died|defeat\w*|fail\w*|finished|destroyed|sunk|crashed|wrecked|won|wins?|again|re(?:start|try|play)|start|play|begin|new|tap|press|verloren|ende|vorbei|nochmal|perdue?|finie?|perdid[oa]|fin)\b/giu;

/** Follows whether a game that was started goes on without any lives. */
export interface Lives {
  /** Looks at the page. Resolves to what is wrong, if it had no lives at the last look either and has gone on since. */
  look(): Promise<string | undefined>;
}

/** Starts to follow a game that has just been started. */
export async function followLives(session: PageSession): Promise<Lives> {
  const look = async () => {
    const text = (await session.shownText()).join(" ");
    return { text, ends: text.match(ENDS)?.length ?? 0, state: (await session.digest()).state };
  };
  const started = await look();
  let before: string | undefined;
  return {
    async look() {
      const { text, ends, state } = await look();
      // What is shown from the start is the rules.
      const isTold = ends > started.ends || NO_LIVES.test(started.text);
      const [shown] = isTold ? [] : (NO_LIVES.exec(text) ?? []);
      const goesOn = before !== undefined && before !== state;
      before = shown === undefined ? undefined : state;
      return shown !== undefined && goesOn
        ? `After a start it shows "${shown}", and goes on: nothing says that the game has ended`
        : undefined;
    },
  };
}
