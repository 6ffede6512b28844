import { plainly, unended } from "../phrasing.ts";

const NOW =
  /^(?:(?:tell me |show me |do you know )?(?:what(?:'s| is)? (?:the )?(?:current )?(?:local )?(?:time|date(?: and time)?|day(?: of the week)?|weekday|year)(?: is it| is today| it is)?|what (?:time|day|date|year) is (?:it|today)|(?:the )?(?:current )?(?:time|date)|today's date|what(?:'s| is) today(?:'s date)?))(?: (?:right now|now|today|currently|at the moment))?(?: (?:in|at|for) (?:the )?(.{2,40}?))?(?: (?:right now|now|today|currently|at the moment))?$/i;
/** Places that are not the name of a zone, as people say them. */
const PLACES: Record<string, string> = {
  utc: "UTC",
  gmt: "UTC",
  japan: "Asia/Tokyo",
  germany: "Europe/Berlin",
  munich: "Europe/Berlin",
  france: "Europe/Paris",
  italy: "Europe/Rome",
  uk: "Europe/London",
  england: "Europe/London",
  india: "Asia/Kolkata",
  delhi: "Asia/Kolkata",
  mumbai: "Asia/Kolkata",
  bangalore: "Asia/Kolkata",
  china: "Asia/Shanghai",
  beijing: "Asia/Shanghai",
  korea: "Asia/Seoul",
  "south korea": "Asia/Seoul",
  california: "America/Los_Angeles",
  "san francisco": "America/Los_Angeles",
  seattle: "America/Los_Angeles",
  boston: "America/New_York",
  miami: "America/New_York",
  nyc: "America/New_York",
  "washington dc": "America/New_York",
};

let zones: Map<string, string> | undefined;
/** The zone of a place, `Asia/Tokyo` for tokyo; null where none or several bear its name. */
function zoneOf(place: string): string | null {
  zones ??= new Map(
    Intl.supportedValuesOf("timeZone").flatMap((zone) => [
      [zone.toLowerCase(), zone] as const,
      [zone.split("/").at(-1)!.replaceAll("_", " ").toLowerCase(), zone] as const,
    ]),
  );
  const name = place.trim().toLowerCase();
  return PLACES[name] ?? zones.get(name) ?? null;
}

/**
 * What `text` asks the clock: a zone, or null for none; `unknown` names a place whose zone is not known. Null where it
 * does not ask for the time now or for today.
 */
export function clockQuestionOf(text: string): { zone: string | null } | { unknown: string } | null {
  const match = NOW.exec(unended(plainly(text)));
  if (!match) return null;
  const place = match[1];
  if (place === undefined) return { zone: null };
  const zone = zoneOf(place);
  return zone === null ? { unknown: place } : { zone };
}
