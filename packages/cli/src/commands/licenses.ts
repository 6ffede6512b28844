import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { defuse, jsonLine, plural } from "../text.ts";

/** `signet licenses`: administration of licenses by the owner of a hosted service. */
export const licenses = defineCommand({
  help: `
signet licenses                   list the public keys that verify licenses
signet licenses revoke <jti>      revoke a license, and the API keys of its account
signet licenses rotate            sign with a new key from now on; issued licenses stay valid

  --json                            the service's answer as it is
${urlHelp}

The owner's password is read from SIGNET_PASSWORD; on the service's own machine it is not needed.`,
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
      if (jti === undefined) throw new UsageError("name the license by its jti");
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
