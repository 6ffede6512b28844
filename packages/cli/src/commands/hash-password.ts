import { createHash, randomBytes } from "node:crypto";
import { defineCommand, EXIT, UsageError } from "../command.ts";
import type { Terminal } from "../terminal.ts";

/** A password is tried a million times a second by whoever has its hash: it has to be one that is not in any list. */
const SHORTEST = 16;

/** `signet hash-password`: the setting by which a service is hosted for others. */
export const hashPassword = defineCommand({
  summary: "create the password setting of a hosted service",
  help: `
signet hash-password              asks for the owner's password, or reads it from standard input
signet hash-password --generate   makes one up

Prints SVC_ADMIN_PASS_SHA256=… for the service's environment. A password has at least ${SHORTEST} characters.`,
  options: { generate: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const { out, err, look } = terminal;
    const password = values.generate ? randomBytes(24).toString("base64url") : await read(terminal);
    if (values.generate) {
      err(`The password, which is shown this once: ${look.paint("bold", password)}`);
      err(look.paint("dim", "Its user is `owner`.\n"));
    }
    if (password.length < SHORTEST)
      throw new UsageError(`a password needs ${SHORTEST} characters; or let one be made: --generate`);
    out(`SVC_ADMIN_PASS_SHA256=${createHash("sha256").update(password).digest("hex")}`);
    return EXIT.ok;
  },
});

async function read({ ask, readStdin }: Terminal): Promise<string> {
  // A line's end is not part of a password, though `echo` adds one.
  if (!ask) return (await readStdin()).replace(/\r?\n$/, "");
  const password = await ask("Password of the owner: ");
  if ((await ask("Once more: ")) !== password) throw new UsageError("the two are not the same");
  return password;
}
