import { stemsOf } from "./words.ts";

/** Countries, and what is called after them. */
const CALLED = new Map(
  Object.entries({
    Sweden: "Swedish",
    Norway: "Norwegian",
    Denmark: "Danish",
    Finland: "Finnish",
    Iceland: "Icelandic",
    Germany: "German",
    Austria: "Austrian",
    Switzerland: "Swiss",
    France: "French",
    Italy: "Italian",
    Spain: "Spanish",
    Portugal: "Portuguese",
    Belgium: "Belgian",
    Netherlands: "Dutch",
    Poland: "Polish",
    Czechia: "Czech",
    Slovakia: "Slovak",
    Slovenia: "Slovenian",
    Croatia: "Croatian",
    Hungary: "Hungarian",
    Romania: "Romanian",
    Bulgaria: "Bulgarian",
    Greece: "Greek",
    Turkey: "Turkish",
    Estonia: "Estonian",
    Latvia: "Latvian",
    Lithuania: "Lithuanian",
    Ukraine: "Ukrainian",
    Ireland: "Irish",
    Scotland: "Scottish",
    Wales: "Welsh",
    England: "English",
    Britain: "British",
    Canada: "Canadian",
    Mexico: "Mexican",
    Brazil: "Brazilian",
    Argentina: "Argentinian",
    Chile: "Chilean",
    Japan: "Japanese",
    China: "Chinese",
    India: "Indian",
    Australia: "Australian",
    Morocco: "Moroccan",
    Egypt: "Egyptian",
  }).map(([country, adjective]) => [stemsOf(country).values().next().value!, adjective]),
);

/** What lies in the country that it is called after: a coast, and not a company. */
const PLACE =
  "(?:coast|coastline|border|side|shore|bank|mainland|island|city|town|village|capital|port|harbour|harbor|province|region|alps|riviera|countryside)s?";

/** Whether a text names a place of the country whose name has a stem: `the Swedish coast`, of Sweden. */
export function namesPlaceOf(country: string, text: string): boolean {
  const adjective = CALLED.get(country);
  if (adjective === undefined || !text.includes(adjective)) return false;
  return new RegExp(`(?<!\\p{L})${adjective}\\s(?:\\p{Ll}+\\s)?${PLACE}(?!\\p{L})`, "u").test(text);
}
