import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { defuse, jsonLine, plural } from "../text.ts";

/** `signet licenses`: what the owner of a hosted service does with licenses. */
export const licenses = defineCommand({
  summary: "revoke a license, or change the key that they are signed with (owner)",
  help: `
signet licenses                   the public keys that licenses are signed with
signet licenses revoke <jti>      refuse a license, and the API keys of its account, from now on
signet licenses rotate            sign with a new key from now on; issued licenses stay valid

  --json                            the service's answer as it is
${urlHelp}

The owner's password is read from SIGNET_PASSWORD; on the service's own machine none is needed.`,
  options: { ...urlOption, json: { type: "boolean" } },
  positionals: 2,
  async run({ values, positionals: [action = "keys", jti], terminal }) {
    const { out, look } = terminal;
    const client = connect(values.url);
    const say = (answer: object, text: string) => {
      out(values.json ? jsonLine(answer) : `${look.paint("green", "✓")} ${defuse(text)}`);
      return EXIT.ok;
    };
    if (action === "revoke") {
      if (jti === undefined) throw new UsageError("say which license, by its jti");
      const revoked = await client.revokeLicense(jti);
      return say(revoked, `revoked ${jti}, and ${plural(revoked.api_keys, "API key")} of its account`);
    }
    if (action === "rotate") {
      const jwks = await client.rotateLicenseKey();
      return say(jwks, `licenses are signed with ${jwks.keys[0]!.kid}`);
    }
    if (action !== "keys")
      throw new UsageError(`licenses has no action ${action}; there are revoke and rotate`);
    const jwks = await client.jwks();
    if (values.json) return (out(jsonLine(jwks)), EXIT.ok);
    for (const { kid, x } of defuse(jwks.keys)) out(`${kid}  ${x}`);
    return EXIT.ok;
  },
});
