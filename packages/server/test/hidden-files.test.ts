import assert from "node:assert/strict";
import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadConfig } from "../src/base/config.ts";
import { requireHidden } from "../src/compose/hidden-files.ts";
import { temporaryFolder } from "./support/store.ts";

const given = (env: Record<string, string>) => () => requireHidden(loadConfig(env).config);

test("a data folder or a key of the ledger that commands in a sandbox would see is refused, by whatever name", (t) => {
  const folder = realpathSync(temporaryFolder(t));
  const link = path.join(folder, "link");
  symlinkSync("/usr/share", link);
  for (const file of ["/usr/mine.pem", "/usr/lib/../share/mine.pem", `${link}/deep/mine.pem`]) {
    assert.throws(
      given({ SVC_LEDGER_KEY_FILE: file }),
      /SVC_LEDGER_KEY_FILE: commands in a sandbox see \/usr,/,
    );
    assert.throws(given({ SVC_DATA_DIR: file }), /SVC_DATA_DIR: commands in a sandbox see \/usr,/);
  }
  for (const file of [
    "/usr/local/etc/mine.pem",
    "/usrlocal/mine.pem",
    "/etc/signet/mine.pem",
    `${folder}/mine.pem`,
  ])
    given({ SVC_LEDGER_KEY_FILE: file })();
});

test("the same holds for the image that is the root of sandboxes", (t) => {
  const root = realpathSync(temporaryFolder(t));
  mkdirSync(path.join(root, "etc"));
  const within = { SVC_SANDBOX_ROOTFS: root };
  assert.throws(
    given({ ...within, SVC_LEDGER_KEY_FILE: path.join(root, "etc/mine.pem") }),
    new RegExp(`SVC_LEDGER_KEY_FILE: commands in a sandbox see ${root},`),
  );
  given({ ...within, SVC_LEDGER_KEY_FILE: `${root}-beside/mine.pem` })();
});
