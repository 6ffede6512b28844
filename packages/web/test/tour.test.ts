import { after, before, test } from "node:test";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { startService, type Service } from "../../../test/support/service.ts";
import { type LivedIn, livedIn } from "./lived-in.ts";
import { ALL_LOOKS, type AnyLook, checkPage, newPage, openBrowser, pictured, shoot, skip } from "./rig.ts";
import { stops } from "./tour.ts";

/** What this browser says of the policy of every built page, and what axe tries with frames. */
const FRAME = /webrtc|postMessage/i;
const WORDS = {
  desktop: "on a desktop in light",
  "desktop-dark": "on a desktop in dark",
  phone: "on a phone in dark",
  "phone-light": "on a phone in light",
} as const satisfies Record<AnyLook, string>;

let service: Service;
let place: LivedIn;
const ends: (() => Promise<unknown>)[] = [];
const isLeftOut = skip !== false || "skip" in IN_FULL;

before(async () => {
  if (isLeftOut) return;
  service = await startService();
  ends.push(() => service.end("SIGKILL"));
  place = await livedIn({ after: (end) => void ends.push(end) }, service);
});
after(async () => {
  for (const end of ends) await end();
});

for (const look of Object.keys(ALL_LOOKS) as AnyLook[])
  test(
    `every page of a service in use is accessible, fits, and holds to its policy, ${WORDS[look]}`,
    { ...IN_FULL, ...(skip ? { skip } : {}), timeout: 900_000 },
    async (t) => {
      const page = await newPage(t, await openBrowser(t), look, FRAME);
      for (const { name, at = `/${name}`, shows, act } of stops(place)) {
        await page.goto(service.url + at);
        await page.getByText(shows).first().waitFor();
        await act?.(page);
        await checkPage(page, look);
        await shoot(page, pictured(name, look));
      }
    },
  );
