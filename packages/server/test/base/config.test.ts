import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError, loadConfig, unknownSettings } from "../../src/base/config.ts";

const refused = (env: Record<string, string>, setting: string) =>
  assert.throws(
    () => loadConfig(env),
    (thrown) => thrown instanceof ConfigError && thrown.message.startsWith(`${setting}:`),
  );

test("without any setting the service is self-hosted on loopback with the built-in engine", () => {
  const { config } = loadConfig({});
  assert.equal(config.host, "127.0.0.1");
  assert.equal(config.port, 8787);
  const { egress, ...sandbox } = config.sandbox;
  assert.ok(egress.length > 5 && egress.every(({ port, below, exact }) => port === 443 && !below && !exact));
  assert.deepEqual(sandbox, {
    driver: "bwrap",
    rootDir: null,
    memoryMb: 512,
    diskMb: 128,
    pids: 128,
    timeoutSeconds: 60,
    requireCgroup: false,
  });
  assert.equal(config.gateway, null);
  assert.ok(Object.values(config.providers).every(({ apiKey, baseUrl }) => !apiKey && !baseUrl));
});

test("a value that does not parse stops the start and the setting is named", () => {
  refused({ SVC_PORT: "80a" }, "SVC_PORT");
  refused({ SVC_PORT: "70000" }, "SVC_PORT");
  refused({ SVC_SANDBOX_MEMORY_MB: "-1" }, "SVC_SANDBOX_MEMORY_MB");
  refused({ SVC_MAX_CONCURRENT_RUNS: "0" }, "SVC_MAX_CONCURRENT_RUNS");
  refused({ SVC_LEDGER_TASK: "yes" }, "SVC_LEDGER_TASK");
  refused({ SVC_LEDGER_ORIGIN: 'a"b' }, "SVC_LEDGER_ORIGIN");
  refused({ SVC_PUBLIC_URL: "ftp://x" }, "SVC_PUBLIC_URL");
  refused({ ANTHROPIC_API_KEY: "two words" }, "ANTHROPIC_API_KEY");
  refused({ GROQ_MODEL: "two words" }, "GROQ_MODEL");
  refused({ OPENAI_BASE_URL: "https://x.io/v1?key=1" }, "OPENAI_BASE_URL");
  refused(
    { OPENAI_COMPATIBLE_BASE_URL: "http://u:p@h", OPENAI_COMPATIBLE_MODEL: "m" },
    "OPENAI_COMPATIBLE_BASE_URL",
  );
});

test("hosts and origins are lists of names that browsers send, and nothing that only looks like one", () => {
  const { config } = loadConfig({
    SVC_ALLOWED_HOSTS: "box.lan, Signet.Example.com:8787,münchen.example,[::1]",
    SVC_ALLOWED_ORIGINS: "https://App.example.com:443, http://localhost:3000",
  });
  assert.deepEqual(config.allowedHosts, ["box.lan", "signet.example.com", "xn--mnchen-3ya.example", "::1"]);
  assert.deepEqual(config.allowedOrigins, ["https://app.example.com", "http://localhost:3000"]);
  const none = loadConfig({ SVC_ALLOWED_HOSTS: "" }).config;
  assert.deepEqual([none.allowedHosts, none.allowedOrigins], [[], []]);
  for (const hosts of [
    "*",
    "*.example.com",
    "a.example,",
    "http://a.example",
    "a b",
    "u@a.example",
    "a/b",
    ",",
  ])
    refused({ SVC_ALLOWED_HOSTS: hosts }, "SVC_ALLOWED_HOSTS");
  for (const origins of [
    "*",
    "null",
    "app.example.com",
    "https://app.example.com/",
    "https://app.example.com/x",
    "ws://a.example",

    "https://u@a.example",
    "https://*.example.com",
    "https://a.example,",
    "https://a b",
    "file://",
    "https://",
  ])
    refused({ SVC_ALLOWED_ORIGINS: origins }, "SVC_ALLOWED_ORIGINS");
});

test("what this version cannot do is refused, never silently ignored", () => {
  refused({ SVC_DATABASE_URL: "postgres://db" }, "SVC_DATABASE_URL");
  refused({ SVC_SANDBOX: "none" }, "SVC_SANDBOX");
  refused({ SVC_ROLE: "api" }, "SVC_ROLE");
});

test("an address that others can reach is refused unless that is said to be wanted", () => {
  refused({ SVC_HOST: "0.0.0.0" }, "SVC_HOST");
  refused({ SVC_HOST: "::" }, "SVC_HOST");
  assert.equal(loadConfig({ SVC_HOST: "0.0.0.0", SVC_ALLOW_UNAUTHENTICATED: "1" }).config.host, "0.0.0.0");
});

test("a password hash that is none stops the start: a typo is not the same as no password", () => {
  for (const wrong of [
    "zz",
    "0".repeat(63),
    "A".repeat(64),
    `${"0".repeat(64)}\n`,
    "0".repeat(65),
    "hunter2",
    "",
  ])
    refused({ SVC_ADMIN_PASS_SHA256: wrong }, "SVC_ADMIN_PASS_SHA256");
});

test("hosted, the service may be reached by others, and shows less by default", () => {
  const hosted = { SVC_ADMIN_PASS_SHA256: "0".repeat(64) };
  const { config } = loadConfig({ ...hosted, SVC_HOST: "0.0.0.0" });
  assert.deepEqual([config.host, config.expose, config.ledgerTask], ["0.0.0.0", "api", "commit"]);
  const own = loadConfig({}).config;
  assert.deepEqual([own.adminPassSha256, own.expose, own.ledgerTask], [null, "all", "plain"]);
  const said = loadConfig({ ...hosted, SVC_EXPOSE: "all", SVC_LEDGER_TASK: "plain" }).config;
  assert.deepEqual([said.expose, said.ledgerTask], ["all", "plain"]);
  const { shown } = loadConfig({ ...hosted, STRIPE_SECRET_KEY: "sk_test_canary" });
  assert.equal(shown.find(({ name }) => name === "SVC_EXPOSE")?.value, "api");
  assert.doesNotMatch(JSON.stringify(shown), /canary|0000/);
  refused({ SVC_TRUST_PROXY: "-1" }, "SVC_TRUST_PROXY");
  refused({ SVC_EXPOSE: "none" }, "SVC_EXPOSE");
});

test("hosted, control groups are required unless a setting says otherwise", () => {
  const hosted = { SVC_ADMIN_PASS_SHA256: "0".repeat(64) };
  const required = (env: Record<string, string>) => loadConfig(env).config.sandbox.requireCgroup;
  assert.deepEqual([required({}), required(hosted)], [false, true]);
  assert.equal(required({ ...hosted, SVC_ALLOW_NO_CGROUP: "1" }), false);
  refused({ SVC_ALLOW_NO_CGROUP: "yes" }, "SVC_ALLOW_NO_CGROUP");
});

test("a provider without the address that it needs is refused and the missing setting named", () => {
  refused({ SVC_GATEWAY_CONTEXT_TOKENS: "8192" }, "SVC_GATEWAY_BASE_URL");
  refused({ SVC_GATEWAY_API_KEY: "k" }, "SVC_GATEWAY_BASE_URL");
  refused({ OPENAI_COMPATIBLE_MODEL: "m" }, "OPENAI_COMPATIBLE_BASE_URL");
  const { config } = loadConfig({
    OPENAI_COMPATIBLE_BASE_URL: "http://127.0.0.1:1/v1",
    OPENAI_COMPATIBLE_MODEL: "m",
  });
  assert.deepEqual(config.providers.openai_compatible, {
    baseUrl: "http://127.0.0.1:1/v1",
    apiKey: "",
    model: "m",
    contextTokens: 0,
    vision: null,
  });
  const unnamed = loadConfig({ SVC_GATEWAY_BASE_URL: "http://127.0.0.1:1/v1" }).config.gateway;
  assert.equal(unnamed?.model, "", "its server is asked for the model");
});

test("the deadlines of models and their context windows are whole numbers within bounds", () => {
  const { config, shown } = loadConfig({
    SVC_MODEL_FIRST_TOKEN_S: "900",
    GROQ_CONTEXT_TOKENS: "32768",
    SVC_GATEWAY_BASE_URL: "http://127.0.0.1:1/v1",
    SVC_GATEWAY_CONTEXT_TOKENS: "8192",
  });
  assert.deepEqual([config.modelFirstTokenSeconds, config.modelSilenceSeconds], [900, 60]);
  assert.deepEqual([config.providers.groq.contextTokens, config.gateway?.contextTokens], [32_768, 8_192]);
  assert.equal(config.providers.openai.contextTokens, 0);
  const valueOf = (name: string) => shown.find((one) => one.name === name)?.value;
  assert.deepEqual(["SVC_MODEL_FIRST_TOKEN_S", "SVC_MODEL_SILENCE_S", "GROQ_CONTEXT_TOKENS"].map(valueOf), [
    "900",
    "60",
    "32768",
  ]);
  assert.equal(valueOf("XAI_CONTEXT_TOKENS"), undefined);
  for (const wrong of ["0", "3601", "1.5", "a minute"]) {
    refused({ SVC_MODEL_FIRST_TOKEN_S: wrong }, "SVC_MODEL_FIRST_TOKEN_S");
    refused({ SVC_MODEL_SILENCE_S: wrong }, "SVC_MODEL_SILENCE_S");
  }
  for (const wrong of ["4095", "10000001", "128k"])
    refused({ XAI_CONTEXT_TOKENS: wrong }, "XAI_CONTEXT_TOKENS");
});

test("whether a provider's model takes pictures is 1, 0, or left open", () => {
  const { config } = loadConfig({
    GROQ_VISION: "1",
    XAI_VISION: "0",
    SVC_GATEWAY_BASE_URL: "http://127.0.0.1:1/v1",
    SVC_GATEWAY_VISION: "0",
  });
  const { groq, xai, openai } = config.providers;
  assert.deepEqual(
    [groq.vision, xai.vision, openai.vision, config.gateway?.vision],
    [true, false, null, false],
  );
  refused({ GROQ_VISION: "yes" }, "GROQ_VISION");
  refused({ SVC_GATEWAY_VISION: "0" }, "SVC_GATEWAY_BASE_URL");
});

test("shown settings tell their source and never a secret", () => {
  const { shown } = loadConfig({
    OPENAI_API_KEY: "canary-key",
    SVC_MASTER_KEY: "canary-key",
    SVC_PORT: "9000",
  });
  assert.ok(!JSON.stringify(shown).includes("canary-key"));
  assert.deepEqual(
    shown.find((s) => s.name === "OPENAI_API_KEY"),
    {
      name: "OPENAI_API_KEY",
      value: "(set)",
      source: "environment",
    },
  );
  assert.equal(shown.find((s) => s.name === "SVC_PORT")?.source, "environment");
  assert.ok(!shown.some((s) => s.name === "GROQ_API_KEY"), "providers that are not set are left out");
  assert.equal(shown.find((s) => s.name === "SVC_DATA_DIR")?.source, "default");
});

test("a typing error in a setting's name is found", () => {
  assert.deepEqual(unknownSettings({ SVC_PROT: "1", SVC_PORT: "1", HOME: "/" }), ["SVC_PROT"]);
});

test("a set-up command reaches the package registries, nothing where others are served, or what the operator names", () => {
  const rules = (text: string) => loadConfig({ SVC_SANDBOX_EGRESS: text }).config.sandbox.egress;
  const hosted = { SVC_ADMIN_PASS_SHA256: "a".repeat(64) };
  assert.deepEqual(loadConfig(hosted).config.sandbox.egress, []);
  assert.deepEqual(rules("off"), []);
  assert.deepEqual(rules(""), rules("default"));
  assert.deepEqual(rules("default, A.example."), [
    ...rules("default"),
    { host: "a.example", below: false, port: 443, exact: false },
  ]);
  assert.deepEqual(rules("*.acme.io,box.lan:4873,[::1]:80,10.0.0.5:443,localhost:1"), [
    { host: "acme.io", below: true, port: 443, exact: false },
    { host: "box.lan", below: false, port: 4873, exact: true },
    { host: "::1", below: false, port: 80, exact: true },
    { host: "10.0.0.5", below: false, port: 443, exact: true },
    { host: "localhost", below: false, port: 1, exact: true },
  ]);
  const wrong = [
    "*",
    "*.",
    "*.io",
    "*.acme.io:443",
    "a.*.io",
    "off,a.io",
    "a.io,",
    "10.0.0.5",
    "[::1]",
    "::1",
    "127.1:80",
  ];
  wrong.push(
    "https://a.io",
    "a.io/x",
    "u@a.io",
    "a b",
    "a.io:0",
    "a.io:65536",
    "a.io:x",
    "[::1%eth0]:80",
    "0x7f000001:80",
  );
  for (const text of wrong) refused({ SVC_SANDBOX_EGRESS: text }, "SVC_SANDBOX_EGRESS");
});
