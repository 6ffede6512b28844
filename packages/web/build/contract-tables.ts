import { isDeepStrictEqual } from "node:util";
import * as contract from "@signet/contract";
import type { Plugin } from "vite";

const ID = "\0contract-tables";

/**
 * Gives the browser the contract's tables (routes, bounds, names, problems) without its schemas, which would bring the whole
 * validator along. Importing a schema as a value is an error of the build; types are not concerned.
 */
export function contractTables(): Plugin {
  return {
    name: "contract-tables",
    enforce: "pre",
    resolveId: (id) => (id === "@signet/contract" ? ID : undefined),
    load: (id) => (id === ID ? tables() : undefined),
  };
}

function tables(): string {
  const routes = Object.fromEntries(
    Object.entries(contract.ROUTES).map(([id, { method, path }]) => [id, { method, path }]),
  );
  const plain = Object.entries({ ...contract, ROUTES: routes }).filter(([, value]) => isPlain(value));
  return plain.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
}

/** Whether JSON holds all of a value. */
function isPlain(value: unknown): boolean {
  const json = JSON.stringify(value) as string | undefined;
  return json !== undefined && isDeepStrictEqual(JSON.parse(json), value);
}
