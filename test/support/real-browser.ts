import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestContext } from "node:test";
import type { Browser, Page } from "../../packages/page-verifier/test/browser/with-network.ts";

export { skip } from "../../packages/page-verifier/test/browser/rig.ts";
export { openBrowser } from "../../packages/page-verifier/test/browser/with-network.ts";

/** A web site on this machine, with an empty page at every path and under any host name. */
export async function site(t: TestContext, html = "<!doctype html><title>a site</title>") {
  const server = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html),
  );
  const port = await listening(t, server);
  return { port, origin: (name: string) => `http://${name}:${port}` };
}

/** A reverse proxy to `target()`, with the Host that the browser sent, or with the target's. */
export async function reverseProxy(t: TestContext, target: () => string, host: "kept" | "rewritten") {
  const server = createServer((incoming, answer) => {
    const { hostname, port, host: own } = new URL(target());
    const headers = { ...incoming.headers, ...(host === "rewritten" ? { host: own } : {}) };
    const { method, url: path } = incoming;
    // As reverse proxies do by default, each request has a connection of its own: a kept one may just be closing.
    const onward = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    void text(incoming).then((body) => onward.end(body));
  });
  return { port: await listening(t, server) };
}

async function listening(t: TestContext, server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Opens an address in a new tab. Resolves to the page, and to the status after redirects. */
export async function visit(browser: Browser, url: string): Promise<{ page: Page; status: number }> {
  const page = await browser.newPage();
  // No timeout except the test's own, because the machine may be busy.
  page.setDefaultTimeout(0);
  const response = await page.goto(url);
  return { page, status: response!.status() };
}

/** What a page's script learns from a fetch: the status and the start of the answer, or that access is denied. */
export const asks = (page: Page, url: string, init: object = {}): Promise<string> =>
  page.evaluate(
    async ([address, options]) => {
      try {
        const response = await fetch(address, options);
        return `${response.type} ${response.status} ${(await response.text()).slice(0, 200)}`;
      } catch {
        return "nothing";
      }
    },
    [url, init] as const,
  );

/** The result of loading an address in ways that need no preflight and read nothing: `loaded`, `opened` or `failed`. */
export const embeds = (page: Page, url: string): Promise<Record<string, string>> =>
  page.evaluate(`(async (address) => {
    const element = (name, attributes) => new Promise((resolve) => {
      const one = Object.assign(document.createElement(name), attributes);
      one.onload = () => resolve("loaded");
      one.onerror = () => resolve("failed");
      document.body.append(one);
    });
    const opened = (one) => new Promise((resolve) => {
      one.onopen = () => resolve("opened");
      one.onerror = () => (one.close(), resolve("failed"));
    });
    return {
      image: await element("img", { src: address }),
      script: await element("script", { src: address }),
      stylesheet: await element("link", { rel: "stylesheet", href: address }),
      events: await opened(new EventSource(address)),
      socket: await opened(new WebSocket(address.replace("http", "ws"))),
    };
  })(${JSON.stringify(url)})`);

/** Submits a form whose only field makes the body look like JSON. */
export const sendsForm = (page: Page, action: string): Promise<void> =>
  page.evaluate(`(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "text/plain", action: ${JSON.stringify(action)} });
    form.append(Object.assign(document.createElement("input"), { name: '{"task":"x","a":"', value: '"}' }));
    document.body.append(form);
    form.submit();
  })()`);

/** Loads an address in a frame of the page. */
export const frames = (page: Page, src: string): Promise<void> =>
  page.evaluate(
    `void document.body.append(Object.assign(document.createElement("iframe"), ${JSON.stringify({ src })}))`,
  );
