import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { test } from "node:test";
import type { Browser } from "playwright-core";
import {
  CACHE,
  never,
  newBrowsers,
  running,
  statesOf,
  shown,
  skip,
  started,
  temporary,
  until,
  works,
} from "./rig.ts";

/** A file of a process; empty when that has ended, or is not to be read. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}

/** Listens on loopback for TCP and UDP, and counts what comes. */
async function listener(t: { after(done: () => void): void }) {
  let heard = 0;
  const tcp = createServer((socket) => {
    heard += 1;
    socket.destroy();
  });
  const udp = createSocket("udp4", () => (heard += 1));
  await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
  const { port } = tcp.address() as { port: number };
  await new Promise<void>((resolve) => udp.bind(port, "127.0.0.1", resolve));
  t.after(() => (tcp.close(), udp.close()));
  return { port, heard: () => heard };
}

/** Tries every way out that a page has, and says how each ended. */
const waysOut = (port: number) => `(async () => {
  const at = "127.0.0.1:${port}";
  const say = (promise) => Promise.race([
    promise.then(() => "reached", () => "refused"),
    new Promise((resolve) => setTimeout(resolve, 1500, "nothing")),
  ]);
  const element = (name, more) => new Promise((resolve, reject) => {
    const made = Object.assign(document.createElement(name), { onload: resolve, onerror: reject }, more);
    document.body.append(made);
  });
  const rtc = async () => {
    const pc = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + at }] });
    pc.createDataChannel("x");
    const gathered = new Promise((resolve) => (pc.onicegatheringstatechange = () => pc.iceGatheringState === "complete" && resolve()));
    const found = [];
    pc.onicecandidate = ({ candidate }) => candidate && found.push(candidate.candidate);
    await pc.setLocalDescription(await pc.createOffer());
    await gathered;
    if (!found.some((each) => / srflx /.test(each))) throw new Error("no way out");
  };
  const socket = new Promise((resolve, reject) => Object.assign(new WebSocket("ws://" + at), { onopen: resolve, onerror: reject }));
  const events = new Promise((resolve, reject) => Object.assign(new EventSource("http://" + at), { onopen: resolve, onerror: reject }));
  const worker = new Promise((resolve, reject) => {
    const code = new Blob(["fetch('http://" + at + "').then(() => postMessage(1), () => postMessage(0))"]);
    new Worker(URL.createObjectURL(code)).onmessage = ({ data }) => (data ? resolve() : reject());
  });
  navigator.sendBeacon("http://" + at + "/beacon", "x");
  return Promise.all([
    fetch("http://" + at), fetch("http://localhost:${port}"), fetch("http://example.com", { mode: "no-cors" }),
    socket, events, worker, rtc(),
    element("img", { src: "http://" + at + "/a.png" }),
    element("script", { src: "http://" + at + "/a.js" }),
    element("link", { rel: "stylesheet", href: "http://" + at + "/a.css" }),
    element("link", { rel: "prefetch", href: "http://" + at + "/a" }),
    element("link", { rel: "preconnect", href: "http://" + at }),
    element("link", { rel: "dns-prefetch", href: "//example.com" }),
  ].map(say));
})()`;

test("a page reaches nothing on any network, this machine included", { skip }, async (t) => {
  const { port, heard } = await listener(t);
  const reached = await newBrowsers(t).use(never, (browser) =>
    shown(browser, "<p>x</p>", async (page) => {
      const found = await page.evaluate<string[]>(waysOut(port));
      await page.goto(`http://127.0.0.1:${port}/`).then(
        () => found.push("reached"),
        () => {},
      );
      const own = started().filter((pid) => read(pid, "cmdline").includes("--type=utility"));
      assert.ok(own.length > 0);
      for (const pid of own) assert.doesNotMatch(read(pid, "net/dev"), /^\s*(?!lo:)\w+:/m);
      return found;
    }),
  );
  assert.ok(reached.length >= 13 && !reached.includes("reached"), reached.join());
  assert.equal(heard(), 0);
  // It would have heard.
  connect(port, "127.0.0.1").on("error", () => {});
  await until(() => heard() === 1);
});

/** The names in a folder as a page of its own shows them. */
const visit = (browser: Browser, folder: string) =>
  shown(browser, "", async (page) => {
    await page.goto(`file://${folder}`);
    return [...(await page.content()).matchAll(/addRow\("([^"]+)"/g)].map(([, name]) => name!);
  });

test("neither files of the machine nor the service's environment can be seen", { skip }, async (t) => {
  process.env.SIGNET_TEST_SECRET = "TOPSECRET";
  const secret = path.join(temporary(t), "secret.txt");
  writeFileSync(secret, "TOPSECRET");
  await newBrowsers(t).use(never, (browser) =>
    shown(browser, "<p>x</p>", async () => {
      const hidden = [
        "/etc/passwd",
        "/etc/shadow",
        "/etc/hosts",
        "/root",
        "/home",
        "/var/lib",
        "/srv",
        secret,
        CACHE,
      ];
      for (const file of hidden) await assert.rejects(visit(browser, file), /ERR_FILE_NOT_FOUND/, file);
      // There it can look, and finds what it is made of.
      const names = await visit(browser, "/");
      assert.ok(names.includes("proc") && names.includes("usr"), names.join());
      const known = /^(bin|browser|dev|etc|lib\w*|proc|sbin|tmp|usr|var|\.\.)$/;
      assert.deepEqual(
        names.filter((name) => !known.test(name)),
        [],
      );
      const environments = started().map((pid) => read(pid, "environ"));
      assert.ok(environments.some((text) => text.includes("HOME=/tmp/home")));
      for (const text of environments) assert.doesNotMatch(text, /TOPSECRET/);
    }),
  );
});

test(
  "inside the jail Chromium's own sandbox holds: a page has few system calls and its own namespaces",
  { skip },
  async (t) => {
    await newBrowsers(t).use(never, (browser, { sandbox }) =>
      shown(browser, "<p>x</p>", async (page) => {
        await page.title();
        assert.equal(sandbox, "bwrap+chromium");
        const pages = started().filter((pid) => read(pid, "cmdline").includes("--type=renderer"));
        assert.ok(pages.length > 0);
        for (const pid of pages) {
          const status = read(pid, "status");
          assert.match(status, /^Seccomp:\s+2$/m);
          assert.match(status, /^NoNewPrivs:\s+1$/m);
          assert.match(status, /^CapEff:\s+0+$/m);
          assert.match(status, /^NSpid:(\s+\d+){3}/m);
        }
        for (const pid of started())
          assert.doesNotMatch(read(pid, "cmdline"), /--(no-sandbox|single-process|disable-web-security)/);
      }),
    );
  },
);

test(
  "the end of the service, even by kill -9, is the end of its browsers, which never had its files",
  { skip },
  async (t) => {
    const secret = path.join(temporary(t), "secret.txt");
    writeFileSync(secret, "TOPSECRET");
    const descriptor = openSync(secret, "r");
    const stdio = Array.from({ length: 42 }, (_, i) => (i >= 40 ? descriptor : "ignore"));
    const service = spawn(process.execPath, [path.join(import.meta.dirname, "service.ts"), CACHE], {
      stdio: ["ignore", "pipe", "inherit", ...stdio.slice(3)],
    });
    t.after(() => service.kill("SIGKILL"));
    closeSync(descriptor);
    let said = "";
    service.stdout!.setEncoding("utf8").on("data", (text: string) => (said += text));
    await until(() => said.includes("\n"));
    const { title, pids } = JSON.parse(said) as { title: string; pids: number[] };
    assert.equal(title, "well");
    assert.ok(pids.length >= 5);
    const links = pids.flatMap(openFiles);
    assert.ok(links.length >= pids.length);
    for (const link of links) assert.doesNotMatch(link, /secret/);
    // Not even one that cannot notice it goes on.
    for (const pid of running(pids)) process.kill(pid, "SIGSTOP");
    service.kill("SIGKILL");
    await until(
      () => running(pids).length === 0,
      () => statesOf(running(pids)),
    );
  },
);

/** What a process has open. Processes end and close what they had while one looks. */
function openFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return stillThere(() => readdirSync(folder)).flatMap((name) =>
    stillThere(() => [readlinkSync(path.join(folder, name))]),
  );
}

function stillThere(look: () => string[]): string[] {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

test("a folder that the service cannot write is said, not thrown about", { skip }, async (t) => {
  const file = path.join(temporary(t), "file");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "");
  const browsers = newBrowsers(t, {}, { dir: path.join(file, "browser") });
  await assert.rejects(browsers.warm(), /could not be unpacked into the data folder \(ENOTDIR\)/);
});

/** A folder with a bubblewrap that does `script` first; its arguments are `$@`, the real program is `$bwrap`. */
function otherBwrap(t: { after(done: () => void): void }, script: string): string {
  const folder = temporary(t);
  const real = (process.env.PATH ?? "").split(":").find((each) => existsSync(path.join(each, "bwrap")))!;
  writeFileSync(path.join(folder, "bwrap"), `#!/bin/sh\nbwrap=${path.join(real, "bwrap")}\n${script}\n`, {
    mode: 0o755,
  });
  return folder;
}

test(
  "where Chromium's own sandbox cannot start, pages are opened in the jail alone, and that is said",
  { skip },
  async (t) => {
    const nested = otherBwrap(t, 'exec "$bwrap" --disable-userns "$@"');
    const browsers = newBrowsers(t, {}, { path: nested });
    await works(browsers);
    const status = browsers.status();
    assert.equal(status.state === "ready" && status.sandbox, "bwrap");
  },
);

test("where bubblewrap may not build its jail, no page is opened", { skip }, async (t) => {
  const refusing = otherBwrap(t, 'echo "bwrap: No permissions to create new namespace" >&2; exit 1');
  const browsers = newBrowsers(t, {}, { path: refusing });
  await assert.rejects(works(browsers), /No permissions to create new namespace/);
  assert.deepEqual(browsers.status().state, "unavailable");
  assert.deepEqual(started(), []);
  const silent = newBrowsers(t, { launchMs: 300 }, { path: otherBwrap(t, "exec sleep 600") });
  await assert.rejects(works(silent), /did not answer within 300 ms/);
  assert.deepEqual(started(), []);
});
