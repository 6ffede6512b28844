import { z } from "zod";
import { count, sha256, text, time } from "./fields.ts";

/** The id of a bundle. */
export const bundleId = text("bundle_06k3v9x0abcdefghijklmnopq");

/** The types of body that an upload may have. All mean a tar archive that is compressed with gzip. */
export const BUNDLE_TYPES = [
  "application/gzip",
  "application/x-gzip",
  "application/x-tar+gzip",
  "application/octet-stream",
] as const;

export const Bundle = z
  .object({
    bundle: bundleId.describe("Its id, for `bundle` of a coding run"),
    files: count(214).describe("Number of files and links"),
    bytes: count(1_843_200).describe("Bytes of all files, unpacked"),
    sha256: sha256.describe("SHA-256 of the archive as it was sent"),
    expires_at: time.describe("When the service removes it"),
  })
  .meta({ id: "Bundle", description: "An uploaded project." });
export type Bundle = z.infer<typeof Bundle>;

export const BundleList = z.object({ bundles: z.array(Bundle) }).meta({ id: "BundleList" });
export type BundleList = z.infer<typeof BundleList>;

export const BundleErased = z
  .object({ ok: z.literal(true), bundle: bundleId })
  .meta({ id: "BundleErased", description: "The bundle was deleted." });
export type BundleErased = z.infer<typeof BundleErased>;
