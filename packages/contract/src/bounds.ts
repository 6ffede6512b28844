/** Every limit that a caller can encounter; published in the catalog. Sizes are in characters unless the name says otherwise. */
export const BOUNDS = {
  bodyBytes: 1_048_576,
  task: { min: 1, max: 32_000 },
  checkCmd: { max: 2_000 },
  setupCmd: { max: 2_000 },
  modelName: { max: 200 },
  maxSteps: { min: 1, max: 200, default: 40 },
  /** Globs of protected files that a run may change. */
  mayChange: { max: 50, globChars: 512 },
  /** Turns of history and their length, memory entries that a client sends, notes kept for an owner, model turns, and how much of each memory a model reads. */
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
  /** Model turns of a build, and pages that it may check. */
  visual: { steps: 10, attempts: 4 },
  files: { max: 200, pathMax: 512 },
  /** An uploaded project: sizes in bytes, packed and unpacked; links count as files, and so do the folders of paths as folders. */
  bundles: {
    packedBytes: 67_108_864,
    bytes: 268_435_456,
    files: 20_000,
    folders: 20_000,
    pathBytes: 1_024,
    nameBytes: 255,
    perAccount: 3,
    keepHours: 24,
  },
  conversationId: {
    pattern: "^[A-Za-z0-9._:@-]{1,128}$",
    says: "must be 1 to 128 letters, digits or any of . _ : @ -",
  },
  /** The most that a task state holds. `addressIdChars`: the shortest conversation id for which callers known only by their address have a state. */
  taskState: {
    runs: 200,
    runsInDetail: 10,
    goalChars: 4_000,
    facts: 50,
    decisions: 30,
    attempts: 60,
    openFailures: 10,
    plan: 30,
    constraints: 20,
    addressIdChars: 20,
  },
  owner: { pattern: "^[A-Za-z0-9._:@-]{1,128}$" },
  requestId: { pattern: "^[A-Za-z0-9._-]{1,64}$" },
  idempotencyKey: { pattern: "^[\\x21-\\x7e]{1,255}$", keepHours: 24 },
  receiptsLimit: { min: 1, max: 100, default: 20 },
  /** Length of a provider key, model name or address. */
  providerSettingChars: 2_048,
  webhookUrl: { max: 2_048 },
  /** Length of the label of an API key. */
  label: { min: 1, max: 80 },
  /** `perAddressAndDay`: new keys with a new account; `perAccount`: keys that are not revoked. */
  apiKeys: { perAddressAndDay: 3, perAccount: 50 },
  /** Free keys of one address that may be in use, which means created or used within `inUseDays`. */
  freeKeys: { inUse: 3, inUseDays: 30 },
  /** All free callers of one address together get this multiple of the free allowance a day. */
  freeTogether: { times: 3 },
  /** Units refunded to an account without a failure of the service: cancelled, beyond the built-in engine, not verified. */
  refunds: { perDay: 10 },
  checkouts: { perAddressAndHour: 20 },
  statementLimit: { min: 1, max: 100, default: 20 },
  runsLimit: { min: 1, max: 100, default: 20 },
  /** Length of a search in runs. */
  runsQuery: { min: 1, max: 200 },
  /** Length of a query to the technique library. */
  q: { min: 1, max: 2_000 },
  tacticsLimit: { min: 1, max: 20, default: 5 },
  techniqueId: { pattern: "^[A-Za-z0-9._-]{1,128}$" },
  /** The operator: length of a note and of a search, units given at once and held at most, hours of an overview. */
  operator: {
    noteChars: 2_000,
    searchChars: 200,
    credit: { perChange: 10_000, balance: 1_000_000 },
    hours: { min: 1, max: 720, default: 24 },
    changes: 20,
  },
  accountsLimit: { min: 1, max: 100, default: 20 },
  commandOutputBytes: 16_384,
} as const;

export const API_BASE = "/api/demo";
export const INTERFACE_VERSION = "1.1.0";
export const CATALOG_VERSION = "integrate-v1";
