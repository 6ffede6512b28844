import assert from "node:assert/strict";
import { createHash, createPublicKey } from "node:crypto";
import { test } from "node:test";
import { bundleFromJSON } from "@sigstore/bundle";
import { toSignedEntity, Verifier } from "@sigstore/verify";
import { createClient } from "@signet/client";
import { type AttestationEnvelope, openAttestation, parseVerifierKey, publicRun } from "@signet/verify";
import { signet } from "../packages/cli/test/support/signet.ts";
import { newLogKey } from "../packages/verify/test/support/signed-log.ts";
import { serviceFor } from "./support/service.ts";

/** What Sigstore's own verifier says of an envelope, with nothing but the ledger's key. */
async function foreign(envelope: AttestationEnvelope, text: string): Promise<void> {
  const { key } = await parseVerifierKey(text);
  const jwk = { kty: "OKP", crv: "Ed25519", x: Buffer.from(key).toString("base64url") };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const trusted = {
    certificateAuthorities: [],
    timestampAuthorities: [],
    tlogs: [],
    ctlogs: [],
    publicKey: () => ({ publicKey, validFor: () => true }),
  };
  const bundle = bundleFromJSON({
    mediaType: "application/vnd.dev.sigstore.bundle.v0.3+json",
    verificationMaterial: { publicKey: { hint: "ledger" }, tlogEntries: [] },
    dsseEnvelope: envelope,
  });
  new Verifier(trusted, { tlogThreshold: 0, ctlogThreshold: 0, timestampThreshold: 0 }).verify(
    toSignedEntity(bundle),
  );
}

test("a run's files are attested: Sigstore's verifier accepts it and refuses what was changed", async (t) => {
  const service = await serviceFor(t);
  const client = createClient({ baseUrl: service.url });
  const secret = "pomegranate";
  const run = await client.runToEnd({
    task: `Write slugify in JavaScript (${secret}): slugify('Hello World') -> 'hello-world'`,
    max_steps: 6,
  });
  assert.equal(run.ok, true);
  const text = Buffer.from(await client.runAttestation(run.runId)).toString();
  const { key } = await client.ledgerKey();
  const envelope = JSON.parse(text) as AttestationEnvelope;
  await foreign(envelope, key);

  const statement = JSON.parse(await openAttestation(text, [await parseVerifierKey(key)]));
  const { receipt, opening } = run.sealed;
  assert.equal(statement["_type"], "https://in-toto.io/Statement/v1");
  assert.deepEqual(
    statement.subject,
    run.done!.artifacts.map(({ path, sha256 }) => ({ name: path, digest: { sha256 } })),
  );
  assert.equal(statement.predicate.result, "PASSED");
  assert.equal(statement.predicate.run, await publicRun(run.runId, opening));
  assert.equal(receipt.att, createHash("sha256").update(text).digest("hex"), "the receipt commits to it");
  assert.ok(!text.includes(secret) && !Buffer.from(envelope.payload, "base64").includes(secret));

  const forged = { ...statement, predicate: { ...statement.predicate, result: "FAILED" } };
  const changed = { ...envelope, payload: Buffer.from(JSON.stringify(forged)).toString("base64") };
  const other = await newLogKey(receipt.log);
  await assert.rejects(foreign(changed, key), { code: "SIGNATURE_ERROR" });
  await assert.rejects(foreign(envelope, other.text), { code: "SIGNATURE_ERROR" });
  await assert.rejects(openAttestation(JSON.stringify(changed), [await parseVerifierKey(key)]), {
    code: "bad_signature",
  });
  await assert.rejects(openAttestation(text, [other.verifier]), { code: "unknown_key" });
  for (const broken of ["", "{}", "null", text.slice(0, -2)])
    await assert.rejects(openAttestation(broken, [other.verifier]), { code: "bad_note" });

  const stranger = createClient({ baseUrl: service.url, owner: "somebody-else" });
  await assert.rejects(stranger.runAttestation(run.runId), /no run of yours/);
  const shown = await signet(["attestation", run.runId], { url: service.url });
  assert.equal(shown.code, 0, shown.stderr);
  assert.equal(shown.stdout, `${text}\n`);
  await client.eraseRun(run.runId);
  await assert.rejects(client.runAttestation(run.runId), /no run of yours/);
});
