import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { ALL } from "./drawn.ts";
import type { ImageConfig } from "./compose-to-oci.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const TOOLS = ["buildah", "debootstrap", "runc", "openssl"];
const missing = TOOLS.filter(
  (tool) => spawnSync("sh", ["-c", `command -v ${tool}`], { stdio: "ignore" }).status !== 0,
);

/** Why the image is not built here; undefined if it is. */
export const NO_IMAGE = whyNot();

function whyNot(): string | undefined {
  if (!ALL) return "takes minutes; npm run check:full runs it";
  if (process.getuid?.() !== 0) return "only root can make the base of the image with debootstrap";
  if (missing.length > 0)
    return `not installed: ${missing.join(", ")} (apt-get install buildah debootstrap runc openssl)`;
  return undefined;
}

const output = (command: string, args: string[]) =>
  execFileSync(command, args, { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });

export interface BuiltImage {
  folder: string;
  /** The folder with the image's files, which a container may see read-only. */
  root: string;
  config: ImageConfig;
  uid: number;
  gid: number;
  remove(): void;
}

/**
 * Builds deploy/Dockerfile on a Debian made by debootstrap, with the package sources and npm settings of this machine
 * mounted from outside. SIGNET_TEST_IMAGE names a folder whose `store` has an image `signet`, which is then taken instead.
 */
export function buildImage(): BuiltImage {
  const folder = mkdtempSync("/var/tmp/signet-image-");
  const given = process.env["SIGNET_TEST_IMAGE"];
  const at = given ?? folder;
  const store = ["--storage-driver", "overlay", "--root", `${at}/store`, "--runroot", `${at}/run`];
  const buildah = (...args: string[]) => output("buildah", [...store, ...args]).trim();
  const remove = () => {
    spawnSync("buildah", [...store, "umount", "--all"], { stdio: "ignore" });
    spawnSync("buildah", [...store, "rm", "--all"], { stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    if (given === undefined) buildInto(buildah, folder);
    const { Docker } = JSON.parse(buildah("inspect", "--type", "image", "signet")) as {
      Docker: { config: ImageConfig };
    };
    const root = buildah("mount", buildah("from", "--pull-never", "signet"));
    const users = readFileSync(path.join(root, "etc/passwd"), "utf8").split("\n");
    const [, , uid, gid] = users
      .map((line) => line.split(":"))
      .find(([name]) => name === Docker.config.User)!;
    return { folder, root, config: Docker.config, uid: Number(uid), gid: Number(gid), remove };
  } catch (thrown) {
    remove();
    const { stderr } = thrown as { stderr?: string };
    throw stderr ? new Error(stderr.slice(-4000), { cause: thrown }) : thrown;
  }
}

function buildInto(buildah: (...args: string[]) => string, folder: string): void {
  makeBase(buildah);
  const options =
    "--format docker --layers=false --pull-never --isolation chroot -q --network host --build-arg BASE=localhost/base -t signet";
  const ignored = path.join(ROOT, "deploy/Dockerfile.dockerignore");
  const file = path.join(ROOT, "deploy/Dockerfile");
  buildah("bud", ...options.split(" "), "--ignorefile", ignored, ...outside(folder), "-f", file, ROOT);
}

function makeBase(buildah: (...args: string[]) => string): void {
  const container = buildah("from", "scratch");
  const at = buildah("mount", container);
  const release = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))![1]!;
  const sources = output("apt-get", [
    "indextargets",
    "--format",
    "$(REPO_URI) $(RELEASE)",
    "Identifier: Packages",
  ]);
  const source = sources
    .split("\n")
    .find((line) => line.endsWith(` ${release}`) && line.includes("/debian/"));
  output("debootstrap", ["--variant=minbase", release, at, ...(source ? [source.split(" ")[0]!] : [])]);
  rmSync(path.join(at, "var/cache/apt/archives"), { recursive: true });
  buildah("umount", container);
  buildah("commit", "-q", container, "base");
  buildah("rm", container);
}

/** The mounts that give the build this machine's npm registry and certificates; none of that is in the image. */
function outside(folder: string): string[] {
  const at = path.join(folder, "outside");
  mkdirSync(at);
  const setting = (name: string) => output("npm", ["config", "get", name]).trim();
  const certificates = [setting("cafile"), process.env["NODE_EXTRA_CA_CERTS"] ?? ""].find(existsSync);
  const lines = [`registry=${setting("registry")}`];
  if (certificates !== undefined) {
    copyFileSync(certificates, path.join(at, "certificates.pem"));
    lines.push("cafile=/run/outside/certificates.pem");
  }
  writeFileSync(path.join(at, "npmrc"), `${lines.join("\n")}\n`);
  return ["-v", `${at}:/run/outside:ro`, "-v", `${at}/npmrc:/root/.npmrc:ro`];
}
