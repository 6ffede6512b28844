import { test } from "node:test";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { livedIn } from "./lived-in.ts";
import { ALL_LOOKS, type AnyLook, checkPage, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { stops } from "./tour.ts";

/** What this browser says of the policy of every built page, and what axe tries with frames. */
const FRAME = /webrtc|postMessage/i;

test(
  "every page of a service in use is accessible and fits, on a desktop and a phone, in light and dark",
  { ...IN_FULL, ...(skip ? { skip } : {}), timeout: 1_200_000 },
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    const place = await livedIn(t, service);
    const only = process.env["SIGNET_STOPS"]?.split(",");
    for (const look of Object.keys(ALL_LOOKS) as AnyLook[]) {
      const page = await newPage(t, browser, look, FRAME);
      for (const { name, at = `/${name}`, shows, act } of stops(place)) {
        if (only && !only.includes(name)) continue;
        await page.goto(service.url + at);
        await page.getByText(shows).first().waitFor();
        await act?.(page);
        await checkPage(page, look);
        await shoot(page, `tour-${name}-${look}`);
      }
    }
  },
);
