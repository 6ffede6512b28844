/** Places that are not the name of a zone, as people say them. */
const PLACES = new Map(
  Object.entries({
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
  }),
);

let zones: Map<string, string> | undefined;
/** The zone of a place, `Asia/Tokyo` for tokyo; null where none or several bear its name. */
export function zoneOf(place: string): string | null {
  zones ??= new Map(
    Intl.supportedValuesOf("timeZone").flatMap((zone) => [
      [zone.toLowerCase(), zone] as const,
      [zone.split("/").at(-1)!.replaceAll("_", " ").toLowerCase(), zone] as const,
    ]),
  );
  const name = place.trim().toLowerCase();
  return PLACES.get(name) ?? zones.get(name) ?? null;
}
