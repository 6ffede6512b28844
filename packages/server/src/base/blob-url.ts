import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where the contents of files are kept outside of the database. */
export type BlobSetting =
  | { kind: "folder"; folder: string }
  | {
      kind: "s3";
      /** The address before the name of an object, without a slash at its end. */
      baseUrl: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
      sessionToken: string;
    };

type S3Place = Pick<Extract<BlobSetting, { kind: "s3" }>, "baseUrl" | "region">;
type Place = { kind: "folder"; folder: string } | ({ kind: "s3" } & S3Place);

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9._/-]{0,200}$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const PARAMETERS = new Set(["endpoint", "region", "pathStyle"]);
const FORM =
  "must be file:///a/folder or s3://bucket/prefix, with endpoint=http(s)://…, region=… and pathStyle=true or false after a ?";

/** The place that an address names, or what is wrong with it. */
export function readBlobUrl(text: string): Place | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "file:") return folderOf(url);
  if (url?.protocol !== "s3:") return FORM;
  if (url.username || url.password)
    return "must not hold credentials; they are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";
  return bucketOf(url);
}

function folderOf(url: URL): Place | string {
  if (url.host !== "" || url.search || url.hash || /%2f/i.test(url.pathname)) return FORM;
  const folder = path.resolve(fileURLToPath(url));
  return folder === "/" ? FORM : { kind: "folder", folder };
}

function bucketOf(url: URL): Place | string {
  const { host: bucket, searchParams: given } = url;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, "");
  if (!BUCKET.test(bucket)) return "does not name a bucket (lower-case letters, digits, . and -)";
  if (!PREFIX.test(prefix) || prefix.split("/").includes("..") || url.hash) return FORM;
  if ([...given.keys()].some((name) => !PARAMETERS.has(name))) return FORM;
  const region = given.get("region") ?? "us-east-1";
  const endpoint = endpointOf(given.get("endpoint"), region);
  const style = given.get("pathStyle") ?? String(given.has("endpoint"));
  if (!REGION.test(region) || endpoint === null || !/^(?:true|false)$/.test(style)) return FORM;
  const start =
    style === "true" ? `${endpoint.href}${bucket}` : `${endpoint.protocol}//${bucket}.${endpoint.host}`;
  return { kind: "s3", baseUrl: prefix === "" ? start : `${start}/${prefix}`, region };
}

function endpointOf(given: string | null, region: string): URL | null {
  const text = given ?? `https://s3.${region}.amazonaws.com`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.pathname === "/" && !url.search && !url.hash ? url : null;
}
