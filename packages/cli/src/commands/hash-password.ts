import { createHash, randomBytes } from "node:crypto";
import { defineCommand, EXIT, UsageError } from "../command.ts";
import type { Terminal } from "../terminal.ts";

/** Anyone who has the hash can try a million passwords a second, so a password must be too long to guess. */
const SHORTEST = 16;

/** `signet hash-password`: the setting that makes a service hosted. */
export const hashPassword = defineCommand({
  help: `
signet hash-password              asks for the owner's password, or reads it from standard input
signet hash-password --generate   generates a password

Prints SVC_ADMIN_PASS_SHA256=… for the service's environment. A password has at least ${SHORTEST} characters.`,
  options: { generate: { type: "boolean" } },
  positionals: 0,
  async run({ values, terminal }) {
    const { out, err, look } = terminal;
    const password = values.generate ? randomBytes(24).toString("base64url") : await read(terminal);
    if (values.generate) {
      err(`The password, shown only this once: ${look.paint("bold", password)}`);
      err(look.paint("dim", "The user name is `owner`.\n"));
    }
    if (password.length < SHORTEST)
      throw new UsageError(`a password needs at least ${SHORTEST} characters; --generate creates one`);
    out(`SVC_ADMIN_PASS_SHA256=${createHash("sha256").update(password).digest("hex")}`);
    return EXIT.ok;
  },
});

async function read({ ask, readStdin }: Terminal): Promise<string> {
  // `echo` adds a line break that is not part of the password.
  if (!ask) return (await readStdin()).replace(/\r?\n$/, "");
  const password = await ask("Owner's password: ");
  if ((await ask("Once more: ")) !== password) throw new UsageError("the two passwords differ");
  return password;
}
