/** Every limit a caller can meet, published in the catalog. Sizes in characters unless the name says otherwise. */
export const BOUNDS = {
  bodyBytes: 1_048_576,
  task: { min: 1, max: 32_000 },
  checkCmd: { max: 2_000 },
  maxSteps: { min: 1, max: 50, default: 12 },
  /** Turns of history and their length, entries that a client sends of its user, what is kept for an owner, model turns, and how much of each memory a model reads. */
  chat: {
    history: 100,
    turnChars: 32_000,
    userMemory: 50,
    memoryChars: 2_000,
    kept: 200,
    steps: 12,
    memoryContextChars: 4_000,
    userMemoryContextChars: 8_000,
  },
  /** Model turns of a build, and pages that are checked in it. */
  visual: { steps: 10, attempts: 4 },
  files: { max: 200, pathMax: 512 },
  conversationId: { pattern: "^[A-Za-z0-9._:@-]{1,128}$" },
  owner: { pattern: "^[A-Za-z0-9._:@-]{1,128}$" },
  requestId: { pattern: "^[A-Za-z0-9._-]{1,64}$" },
  idempotencyKey: { pattern: "^[\\x21-\\x7e]{1,255}$", keepHours: 24 },
  receiptsLimit: { min: 1, max: 100, default: 20 },
  /** Of a provider key, model name or address. */
  providerSettingChars: 2_048,
  webhookUrl: { max: 2_048 },
  /** What an API key is called. */
  label: { min: 1, max: 80 },
  /** `perAddressAndDay`: keys for new accounts; `perAccount`: keys that are not revoked. */
  apiKeys: { perAddressAndDay: 3, perAccount: 50 },
  /** Runs cancelled before their first step whose unit is given back. */
  cancelRefunds: { perDay: 10 },
  checkouts: { perAddressAndHour: 20 },
  statementLimit: { min: 1, max: 100, default: 20 },
  runsLimit: { min: 1, max: 100, default: 20 },
  commandOutputBytes: 16_384,
  /** From when a run is taken up; each time it is taken up again after a crash counts anew. */
  runSeconds: 1_800,
} as const;

export const API_BASE = "/api/demo";
export const INTERFACE_VERSION = "1.1.0";
export const CATALOG_VERSION = "integrate-v1";
