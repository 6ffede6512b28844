// Generates packages/contract/src/addresses.ts: what a client needs of the tables of routes and events, without their schemas.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { CHAT_EVENTS, CODE_EVENTS, ROUTES, VISUAL_EVENTS } from "@signet/contract";

const ROOT = path.join(import.meta.dirname, "..");
export const ADDRESSES_FILE = path.join(ROOT, "packages/contract/src/addresses.ts");

const names = (/** @type {object} */ events) => Object.keys(events).map((name) => `  "${name}",`);

/** The source text of the file, formatted like all others. */
export const addressesSource = () =>
  execFileSync(path.join(ROOT, "node_modules/.bin/oxfmt"), ["--stdin-filepath", ADDRESSES_FILE], {
    cwd: ROOT,
    input: unformatted(),
    encoding: "utf8",
  });

function unformatted() {
  return [
    "// Generated from the tables of routes and events by `node scripts/api-reference.mjs`; a test holds them together.",
    'import type { ChatEventName } from "./chat.ts";',
    'import type { CodeEventName } from "./events.ts";',
    'import type { RouteId } from "./routes.ts";',
    'import type { Route } from "./routes/route.ts";',
    'import type { VisualEventName } from "./visual.ts";',
    "",
    "/** The method and path of each route. */",
    "export const ADDRESSES = {",
    ...Object.entries(ROUTES).map(
      ([id, { method, path }]) => `  ${id}: { method: "${method}", path: "${path}" },`,
    ),
    '} as const satisfies Record<RouteId, Pick<Route, "method" | "path">>;',
    "",
    ...Object.entries({ Chat: CHAT_EVENTS, Code: CODE_EVENTS, Visual: VISUAL_EVENTS }).flatMap(
      ([kind, events]) => [
        `export const ${kind.toUpperCase()}_EVENT_NAMES: readonly ${kind}EventName[] = [`,
        ...names(events),
        "];",
      ],
    ),
    "",
  ].join("\n");
}
