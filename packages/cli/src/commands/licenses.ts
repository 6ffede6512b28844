import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { defuse, plural } from "../text.ts";

/** `signet licenses`: what the owner of a hosted service does with licenses. */
export const licenses = defineCommand({
  summary: "revoke a license, or change the key that they are signed with (owner)",
  help: `
signet licenses                   the public keys that licenses are signed with
signet licenses revoke <jti>      refuse a license, and the API keys of its account, from now on
signet licenses rotate            sign with a new key from now on; licenses that are out still hold

${urlHelp}

The owner's password is read from SIGNET_PASSWORD; on the service's own machine none is needed.`,
  options: urlOption,
  positionals: 2,
  async run({ values, positionals: [action = "keys", jti], terminal }) {
    const { out, look } = terminal;
    const client = connect(values.url);
    const done = (text: string) => (out(`${look.paint("green", "✓")} ${defuse(text)}`), EXIT.ok);
    if (action === "revoke") {
      if (jti === undefined) throw new UsageError("say which license, by its jti");
      const { api_keys } = await client.revokeLicense(jti);
      return done(`revoked ${jti}, and ${plural(api_keys, "API key")} of its account`);
    }
    if (action === "rotate")
      return done(`licenses are signed with ${(await client.rotateLicenseKey()).keys[0]!.kid}`);
    if (action !== "keys")
      throw new UsageError(`licenses has no action ${action}; there are revoke and rotate`);
    for (const { kid, x } of defuse((await client.jwks()).keys)) out(`${kid}  ${x}`);
    return EXIT.ok;
  },
});
