#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: under one that cannot run the sources it starts the one this package brings.
import { spawn } from "node:child_process";
import module, { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const NEEDED = 26;

// npm runs a script where its package.json is; paths that a person gives are meant from where they stand.
const { npm_lifecycle_event: script, INIT_CWD: standing } = process.env;
if (script === "signet" && standing) process.chdir(standing);

function ownNode() {
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve("node/package.json"));
    return path.join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  } catch {
    return null;
  }
}

function restart(/** @type {string} */ node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  // The terminal sends Ctrl-C to both; the child decides what it means.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("error", (error) => refuse(error.message));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
}

function refuse(/** @type {string} */ reason) {
  console.error(`signet needs Node ${NEEDED} or newer and runs on ${process.versions.node} (${reason}).`);
  console.error("Run `npm install` where signet is installed: it brings that Node along.");
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) >= NEEDED) {
  // Compiled code kept between starts halves the time of a start.
  module.enableCompileCache(path.join(import.meta.dirname, "../../../node_modules/.cache/signet"));
  // Started by an older Node, it ends if that is killed.
  if (process.channel) {
    process.once("disconnect", () => process.exit(1));
    process.channel.unref();
  }
  await import("../src/main.ts");
} else {
  const node = ownNode();
  if (node) restart(node);
  else refuse("the package `node` is not installed");
}
