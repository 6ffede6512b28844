import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { parseVerifierKey, SIGNATURE_TYPE, type VerifierKey, VerifyError } from "@signet/verify";
import { systemClock as clock } from "../base/clock.ts";
import { ConfigError } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { createWitnessServer } from "../http/witness-server.ts";
import { openWitnessKey } from "../modules/witness/witness-key.ts";
import { openWitnessState } from "../modules/witness/witness-state.ts";
import { createWitness } from "../modules/witness/witness.ts";

const STOPPING_MS = 2_000;

/** Runs a witness until a signal ends it. Throws ConfigError. */
export async function witness(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      state: { type: "string", default: ".signet-witness" },
      log: { type: "string", multiple: true, default: [] },
      name: { type: "string" },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string", default: "8788" },
    },
  });
  const logs = await Promise.all(values.log.map(logKey));
  if (logs.length === 0) throw new ConfigError("--log", "name a ledger to watch by its key");
  const key = await openWitnessKey(values.state, values.name).catch(asConfigError("--name"));
  const state = openWitnessState(values.state);
  const server = createWitnessServer(createWitness({ logs, key, state, clock }), createLog("info"));
  server.listen(Number(values.port), values.host);
  try {
    await once(server, "listening");
  } catch (thrown) {
    throw new ConfigError("--port", `it cannot listen there (${(thrown as NodeJS.ErrnoException).code})`);
  }
  const { address, port, family } = server.address() as AddressInfo;
  const host = family === "IPv6" ? `[${address}]` : address;
  console.log(`witness ${key.text}`);
  console.log(`watches ${[...new Set(logs.map(({ name }) => name))].join(", ")} on http://${host}:${port}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  setTimeout(() => server.closeAllConnections(), STOPPING_MS).unref();
  server.close();
  server.closeIdleConnections();
  await once(server, "close");
  state.close();
  return 0;
}

async function logKey(text: string): Promise<VerifierKey> {
  const key = await parseVerifierKey(text).catch(asConfigError("--log"));
  if (key.type === SIGNATURE_TYPE.log) return key;
  throw new ConfigError("--log", "this is the key of a witness, not of a ledger");
}

const asConfigError = (option: string) => (thrown: unknown) => {
  throw thrown instanceof VerifyError ? new ConfigError(option, thrown.message) : thrown;
};
