import assert from "node:assert/strict";
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { imageProblem } from "../src/index.ts";
import { addProgram, newImage } from "./image-rig.ts";
import { runAsOrdinaryUser } from "./ordinary.ts";
import { isRoot, newDriver, newSandbox, temporary } from "./rig.ts";

const driverOf = (t: Parameters<typeof newDriver>[0], rootDir: string) =>
  newDriver(t, { rootDir, ...(isRoot ? {} : { useCgroup: false }) });

test("commands find the programs of the image, its /etc and the service's node, and nothing of the machine", async (t) => {
  const image = newImage(t);
  addProgram(image, "usr/local/bin/only-here", "here");
  addProgram(image, "opt/tool/run", "tool");
  writeFileSync(path.join(image, "etc/of-the-image"), "image\n");
  const driver = driverOf(t, image);
  const probe = await driver.probe();
  assert.deepEqual([probe.ok, probe.missing], [true, []]);
  assert.deepEqual([probe.features.shell, probe.features.proc], ["bash", true]);
  const sandbox = await newSandbox(t, driver);
  const { stdout } = await sandbox.exec(
    "only-here; /opt/tool/run; cat /etc/of-the-image; id -un; node -p 6*7",
  );
  assert.equal(stdout, "here\ntool\nimage\nagent\n42\n");
  assert.equal((await sandbox.exec("cat /etc/passwd")).stdout.split("\n").length, 4);
  for (const gone of ["git", "python3", "mount", "/usr/bin/perl"])
    assert.equal((await sandbox.exec(`${gone} --version`)).exitCode, 127, gone);
  const writes = ["/usr/bin/x", "/etc/x", "/etc/passwd", "/opt/x", "/opt/tool/run", "/x"];
  for (const file of writes) assert.notEqual((await sandbox.exec(`echo x >>${file}`)).exitCode, 0, file);
  const folders = (await sandbox.exec("ls /")).stdout.trim().split("\n");
  assert.deepEqual(folders.toSorted(), "bin dev etc lib lib64 opt proc sbin tmp usr workspace".split(" "));
});

test("the workspace, background commands and layers work as with the machine's programs", async (t) => {
  const driver = driverOf(t, newImage(t));
  const sandbox = await newSandbox(t, driver, {}, (await driver.probe()).features.layers ? [] : undefined);
  await sandbox.write("a/b.txt", "written\n");
  const other = await newSandbox(t, driver);
  await other.restore(sandbox.snapshot());
  assert.equal((await other.exec("cat a/b.txt")).stdout, "written\n");
  const { output, pid } = await other.startBackground("echo started; sleep 61280");
  assert.equal(output, "started\n");
  assert.equal((await other.exec(`kill -0 ${pid}`)).exitCode, 0);
});

test("without bash, commands run in sh; what the sandbox itself or node needs and is not there is named", async (t) => {
  const plain = await newSandbox(t, driverOf(t, newImage(t, { bash: false })));
  assert.equal(plain.shell, "sh");
  assert.equal((await plain.exec("echo $0")).stdout, "sh\n");
  const without = await driverOf(t, newImage(t, { programs: ["cat", "chmod", "mkdir", "rm"] })).probe();
  assert.equal(without.ok, false);
  assert.deepEqual(without.missing, ["the root of sandboxes has no dirname, head, tar, xargs"]);
  const bare = newImage(t, { libraries: [] });
  const noNode = await driverOf(t, bare).probe();
  assert.equal(noNode.ok, false);
  assert.match(noNode.missing.join("; "), /^node does not run in the sandbox: .*lib\S+\.so/);
});

test("a link of the image leads to nothing outside of it", async (t) => {
  const image = newImage(t);
  const secret = path.join(temporary(t), "secret");
  writeFileSync(secret, "TOPSECRET");
  symlinkSync(secret, path.join(image, "usr/absolute"));
  symlinkSync(`../../../../..${secret}`, path.join(image, "usr/relative"));
  symlinkSync("/etc", path.join(image, "settings"));
  symlinkSync("/root", path.join(image, "opt/root"));
  writeFileSync(path.join(image, "etc/of-the-image"), "image\n");
  const sandbox = await newSandbox(t, driverOf(t, image));
  const { stdout } = await sandbox.exec(
    "cat /usr/absolute /usr/relative; ls /opt/root/; cat /settings/of-the-image",
  );
  assert.equal(stdout, "image\n");
});

test("a folder that cannot be the root is refused with the reason", async (t) => {
  const image = newImage(t);
  assert.equal(imageProblem(image), undefined);
  const wrong = (change: (copy: string) => void) => {
    const copy = newImage(t, { programs: [] });
    change(copy);
    return imageProblem(copy) ?? "";
  };
  assert.match(imageProblem("image")!, /absolute/);
  assert.match(imageProblem("/nothing/there")!, /folder that exists/);
  assert.match(imageProblem("/etc/passwd")!, /folder that exists/);
  assert.match(imageProblem("/")!, /machine's own root/);
  assert.match(imageProblem("/usr/..")!, /machine's own root/);
  const inTmp = temporary(t);
  assert.match(imageProblem(inTmp)!, /\/tmp/);
  symlinkSync(inTmp, path.join(image, "usr/elsewhere"));
  assert.match(imageProblem(path.join(image, "usr/elsewhere"))!, /\/tmp/);
  assert.match(
    wrong((copy) => rmSync(path.join(copy, "usr/bin/sh"))),
    /has no \/bin\/sh/,
  );
  assert.match(
    wrong((copy) => {
      rmSync(path.join(copy, "usr/bin/sh"));
      symlinkSync("/usr/bin/env", path.join(copy, "usr/bin/sh"));
    }),
    /has no \/bin\/sh/,
  );
  assert.match(
    wrong((copy) => rmSync(path.join(copy, "etc/passwd"))),
    /has no file etc\/passwd/,
  );
  assert.match(
    wrong((copy) => {
      rmSync(path.join(copy, "etc/group"));
      symlinkSync("/etc/group", path.join(copy, "etc/group"));
    }),
    /has no file etc\/group/,
  );
  assert.match(
    wrong((copy) => {
      renameSync(path.join(copy, "etc"), path.join(copy, "usr/etc"));
      symlinkSync("/etc", path.join(copy, "etc"));
    }),
    /has no folder etc/,
  );
  assert.match(
    wrong((copy) => chmodSync(path.join(copy, "usr/bin"), 0o777)),
    /changed by other users.*usr\/bin/,
  );
  assert.match(
    wrong((copy) => chmodSync(copy, 0o757)),
    /changed by other users/,
  );
  assert.match(
    wrong((copy) => chmodSync(copy, 0o600)),
    isRoot ? /cannot be entered/ : /cannot|has no/,
  );
  // Links in a ring lead nowhere, and absolute ones stay inside.
  assert.match(
    wrong((copy) => {
      rmSync(path.join(copy, "bin"));
      symlinkSync("bin", path.join(copy, "bin"));
    }),
    /has no \/bin\/sh/,
  );
  const absolute = newImage(t, { programs: [] });
  rmSync(path.join(absolute, "bin"));
  symlinkSync("/usr/bin", path.join(absolute, "bin"));
  assert.equal(imageProblem(absolute), undefined);
  assert.throws(() => newDriver(t, { rootDir: inTmp }), /the sandbox's root must not lie in \/tmp/);
});

test("its programs are others than before when one was installed", async (t) => {
  const image = newImage(t, { programs: [] });
  const driver = driverOf(t, image);
  const before = await driver.fingerprint();
  assert.equal(await driver.fingerprint(), before);
  assert.notEqual(await newDriver(t).fingerprint(), before);
  addProgram(image, "usr/bin/new", "new");
  const installed = await driver.fingerprint();
  assert.notEqual(installed, before);
  mkdirSync(path.join(image, "srv"));
  assert.notEqual(await driver.fingerprint(), installed);
});

if (isRoot)
  test("all of it holds for a service of an ordinary user", async (t) => {
    const { code, output } = await runAsOrdinaryUser(t, import.meta.filename);
    t.diagnostic(/^.*\b(?:pass|fail|skipped) \d+$/gm[Symbol.match](output)?.join(", ") ?? "");
    assert.equal(code, 0, output);
  });
