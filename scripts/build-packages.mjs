// Builds the published packages: JavaScript and declarations in packages/<name>/dist, ready for `npm publish`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const PACKAGES = ["contract", "verify", "client", "cli"];
/** The oldest Node that the built packages support; newer syntax is compiled to older syntax. */
const ENGINES = { node: ">=20.16" };

for (const name of PACKAGES) build(path.join(root, "packages", name));

function build(/** @type {string} */ folder) {
  const dist = path.join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  compile(folder, dist);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const { bin } = manifest;
  const published = {
    ...manifest,
    devDependencies: undefined,
    exports: builtExports(manifest.exports),
    files: ["lib"],
    engines: ENGINES,
  };
  if (bin) {
    Object.assign(published, { bin: { signet: "./signet.mjs" }, files: ["lib", "signet.mjs"] });
    delete published.exports;
    writeFileSync(path.join(dist, "signet.mjs"), '#!/usr/bin/env node\nimport "./lib/main.js";\n', {
      mode: 0o755,
    });
  }
  writeFileSync(path.join(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(path.join(folder, "README.md"), path.join(dist, "README.md"));
  cpSync(path.join(root, "LICENSE"), path.join(dist, "LICENSE"));
  console.log(`built ${path.relative(root, dist)}`);
}

/** The sources that a package exports, as the files that are built of them. @returns {Record<string, object>} */
function builtExports(/** @type {Record<string, string>} */ sources = {}) {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const built = source.replace("./src/", "./lib/").replace(/\.ts$/, "");
      return [name, { types: `${built}.d.ts`, default: `${built}.js` }];
    }),
  );
}

function compile(/** @type {string} */ folder, /** @type {string} */ dist) {
  const config = path.join(dist, "tsconfig.json");
  const options = {
    extends: path.join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rootDir: path.join(folder, "src"),
      outDir: path.join(dist, "lib"),
      target: "es2022",
      lib: ["es2023", "es2024.string", "esnext.disposable", "dom", "dom.iterable"],
    },
    include: [path.join(folder, "src")],
  };
  writeFileSync(config, JSON.stringify(options));
  const tsc = path.join(root, "node_modules/.bin/tsc");
  const { status } = spawnSync(tsc, ["-p", config], { stdio: "inherit" });
  rmSync(config);
  if (status !== 0) process.exitCode = 1;
  // Declarations must import the published files, not the sources.
  for (const file of readdirSync(path.join(dist, "lib"), { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".d.ts")) {
      const at = path.join(dist, "lib", file);
      writeFileSync(at, readFileSync(at, "utf8").replaceAll(/(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g, "$1$2.js$1"));
    }
}
