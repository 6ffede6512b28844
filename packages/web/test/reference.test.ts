import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROUTES } from "@signet/contract";
import { curlOf } from "../src/features/reference/curl.ts";
import { type ReadableDocument, routesOf } from "../src/features/reference/read-document.ts";
import { hostedService } from "../../../test/support/hosted.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const looks = Object.keys(LOOKS) as Look[];
const HOSTILE = "<img src=x onerror=alert(1)>";
const bash = async (command: string, ...args: string[]) =>
  (await promisify(execFile)("bash", [...args, "-c", command])).stdout;

test("every route is in the reference, found by its words, and opened by its address", LIMIT, async (t) => {
  const browser = await openBrowser(t);
  const { url } = await serviceFor(t);
  for (const look of looks) {
    const page = await newPage(t, browser, look);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${url}/reference`);
    await page.getByText(`${Object.keys(ROUTES).length} routes`, { exact: true }).waitFor();
    await checkPage(page, look);
    await shoot(page, `reference-${look}`);
    const find = page.getByRole("searchbox", { name: "Find a route" });
    await find.fill("no such words at all");
    await page.getByText("No route has these words.").waitFor();
    await find.fill("may_change POST");
    await page.getByText("1 route found").waitFor();
    await find.fill("conversation_busy");
    const link = page.getByRole("link", { name: /\/code\/run/ });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/reference/codeRun");
    await page.getByRole("heading", { name: "/api/demo/code/run" }).waitFor();
    await page.getByText("Another run of this conversation is under way.").waitFor();
    await page.getByText("files[].path").waitFor();
    await checkPage(page, look);
    await shoot(page, `reference-route-${look}`);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await checkPage(page, look);
    await page.getByRole("button", { name: "Copy the command" }).click();
    const command = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.match(await bash(command), /^event: code_receipt$/m);
    await page.goto(`${url}/reference/nothing`);
    await page.getByRole("heading", { name: "There is no such route.", level: 2 }).waitFor();
    await checkPage(page, look);
  }
});

test("a shell reads every command, whatever an example holds", { skip }, async (t) => {
  const { api, url } = await serviceFor(t);
  const document = (await (await fetch(`${api}/openapi.json`)).json()) as ReadableDocument;
  const routes = routesOf(document);
  const commands = routes.map((route) => curlOf(route, url, '-H "X-SVC-Api-Key: $SIGNET_API_KEY"'));
  for (const command of commands) await bash(command, "-n");
  const task = `it's $(touch /tmp/never) \`x\` "q" \\ ${HOSTILE}`;
  const content = { "application/json": { example: { task } } };
  const said = curlOf({ ...routes[0]!, method: "POST", requestBody: { content } }, url, null);
  const sent = await bash(`curl() { printf '%s' "\${@: -1}"; }; ${said}`);
  assert.deepEqual(JSON.parse(sent), { task });
  const catalog = routes.findIndex(({ operationId }) => operationId === "integrate");
  assert.match(await bash(`SIGNET_API_KEY= ; ${curlOf(routes[catalog]!, url, null)}`), /integrate-v1/);
});

test(
  "a hosted service's commands name the key; a hostile or broken document is text or refused",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url } = await hostedService(t, { SVC_EXPOSE: "all" });
    for (const look of looks) {
      const page = await newPage(t, browser, look);
      await page.goto(`${url}/reference/usage`);
      await page.getByText('-H "X-SVC-Api-Key: $SIGNET_API_KEY"').waitFor();
      const ring = { $ref: "#/components/schemas/Ring" };
      await page.route(/\/openapi\.json$/, (route) =>
        route.fulfill({
          json: {
            info: { version: HOSTILE },
            paths: {
              [`/api/demo/${HOSTILE}`]: {
                get: {
                  operationId: "hostile",
                  summary: HOSTILE,
                  description: `[x](javascript:alert(1)) ${HOSTILE}`,
                  tags: [HOSTILE],
                  responses: {
                    200: { description: HOSTILE, content: { "application/json": { schema: ring } } },
                  },
                },
              },
            },
            components: { schemas: { Ring: { type: "object", properties: { next: ring, [HOSTILE]: {} } } } },
          },
        }),
      );
      await page.goto(`${url}/reference`);
      await page.getByText(`Interface ${HOSTILE}`).waitFor();
      await checkPage(page, look);
      await page.getByRole("link", { name: HOSTILE }).click();
      await page.getByText("next", { exact: true }).waitFor();
      assert.equal(await page.locator('main img, a[href^="javascript"]').count(), 0);
      await checkPage(page, look);
      await page.unroute(/\/openapi\.json$/);
      await page.route(/\/openapi\.json$/, (route) => route.fulfill({ json: { paths: null } }));
      await page.goto(`${url}/reference`);
      await page.getByText("is no OpenAPI document").waitFor();
      await checkPage(page, look);
    }
  },
);
