import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "../../src/base/log.ts";
import { INHERITED } from "../../../../test/support/inherited-names.ts";
import { maskSecrets } from "../../src/base/secrets.ts";
import { publicExcerpt } from "../../src/modules/ledger/public.ts";

/** Texts with a credential, marked by « and ». */
const SECRET = [
  // environments
  "AWS_SECRET_ACCESS_KEY=«wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY»",
  "AWS_ACCESS_KEY_ID=«AKIAIOSFODNN7EXAMPLE» and go",
  "export PGPASSWORD=«hunter2»",
  "PGPASSWORD=«x» psql -h db",
  "PGPASSWORD='«two words»' psql",
  "DB_PASS=«s3cret»",
  "DB_PASS=«sunshine»",
  "DB_PASS=«1234»",
  "MYSQL_PWD=«abc»",
  "DBPASS=«abc»",
  "SMTP_PASSWORD=«p@ss,w0rd!»",
  "ADMIN_PASSWORD_PROD=«letmein»",
  "SECRET_KEY_BASE=«0f1e2d3c4b5a69788796a5b4c3d2e1f0»",
  "DJANGO_SECRET_KEY='«django-insecure-abc#$%»'",
  "CLIENT_SECRET=«abcdef»",
  "GOOGLE_CREDENTIALS='{«\"type\":1»}'",
  "OPENAI_KEY=«abcdefgh»",
  "STRIPE_API_KEY: «abc123def456»",
  "TOKEN=«abcdef123456»",
  "SLACK_TOKEN=«abcdef»",
  "set API_TOKEN=«12345678»",
  '$env:DB_PASSWORD = "«Abc»"',
  "docker run -e POSTGRES_PASSWORD=«postgres» pg",
  // JSON, YAML, code
  '{"password": "«hunter2»"}',
  '{"apiKey":"«abcdef123»", "a": 1}',
  '{\\"password\\": \\"«hunter2»\\"}',
  '"client_secret" : "«abc»"',
  "'db_pass': '«abc»'",
  "password: «hunter2»",
  "database:\n  password: «sunshine»\n  port: 1",
  "- secret: «Tr0ub4dor&3»",
  'const password = "«hunter2»";',
  'password: str = "«hunter2»"',
  'conn(user="u", password="«abc»")',
  "aws_secret_access_key = «wJalrXUtnFEMI»",
  'encryption_key = "«0123456789abcdef»"',
  'os.environ["API_KEY"] = "«abc123»"',
  'token := "«abc123def»"',
  "passphrase: «correct-horse-battery»",
  'DB_PASS="«hunter2»',
  // command lines
  "mysql --password «hunter2» db",
  "mysql --password=«hunter2» db",
  "tool --api-key «abcdefgh» run",
  "tool --auth-token '«a b c d»' run",
  "gh auth --token «sunshine»",
  // addresses
  "postgres«://user:pass1234@»db/x",
  "redis«://:p4ss@»cache:6379",
  "postgres«://u:p@ss@»host/x",
  "https«://0123456789abcdef0123456789abcdef@»sentry.example/1",
  "GET /x?api_key=«abc»&page=2",
  "Server=db;Password=«abc»;Port=1",
  // headers
  "Authorization: Basic «dXNlcjpwYXNz»",
  '-H "Authorization: Bearer «short»"',
  '-H "X-Api-Key: «abcdef12»"',
  "PRIVATE-TOKEN: «abcdefgh12»",
  "Cookie: session=«abcdef; a=b»",
  "Bearer «abcdef0123456789abcdef»",
  // tokens that say it themselves
  "«ghp_abcdefghijklmnopqrstuvwxyz0123456789»",
  "«gho_abcdefghijklmnopqrstuvwxyz0123456789»",
  "clone with «github_pat_11ABCDEFG0abcdefghijkl_mnopqrstuvwxyz» now",
  "«glpat-abcdefghij0123456789»",
  "«sk-proj-abcdefghijklmnop1234»",
  "«sk-ant-api03-abcdefghijklmnop-1234»",
  "«sk-abcdefghijklmnopqrst»",
  "«xoxb-123456789012-abcdefghijkl»",
  "«ASIAIOSFODNN7EXAMPLE»",
  "«AIzaSyA1234567890abcdefghijklmnopqrs»",
  "«ya29.a0AfH6SMBabcdefghijk»",
  "«eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl»",
  "«npm_abcdefghijklmnopqrstuvwxyz0123456789»",
  "«pypi-AgEIcHlwaS5vcmcCJDAw»",
  "«hf_abcdefghijklmnopqrstuvwxyz»",
  "«SG.abcdefghijklmnopqrstuv.wxyzabcdefghijklmnop»",
  "«rk_live_abcdefgh12345678»",
  "«sk_live_abcdefgh12345678»",
  "«whsec_abcdefgh12345678»",
  "«svc_0123456789abc_abcdefghijklmnopqrstuvwxyz»",
  "«AGE-SECRET-KEY-1QQPQYRYZ0000000000000000000000000000000000000000000000»",
  "bot «123456789:AAEhBP0av28XrG3kZm9QwLt7Yc5Vd1UfNsI»",
  "https://api.telegram.org/bot«123456789:AAEhBP0av28XrG3kZm9QwLt7Yc5Vd1UfNsI»/sendMessage",
  "https://hooks.slack.com/services/«T00000000/B00000000/abcdefghijklmnopqrstuvwx»",
  "post to https://discord.com/api/webhooks/«1234567890/abcdefghijklmnopqrstuvwx_yz-0123» please",
  "https://x.blob.core.windows.net/c/f?sv=2022&sig=«aGVsbG8gd29ybGQgaGVsbG8%3D»&se=2026",
  "GET /f?X-Amz-Date=1&X-Amz-Signature=«fe5f80f77d5fa3beca038a248ff027d0445342fe2855ddc963176630326f1024»",
  "curl -u «admin:s3cretpw99» https://example.com",
  "curl -s --user '«admin:s3cretpw99»' https://example.com",
  "the aws secret is «wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY12», use it",
  "my password is «s3cretpw99» for now",
  "Passwort: «geheim123!»",
  "das Kennwort lautet «geheim123»",
  "the api key is «9f8e7d6c5b4a39281706»",
  "The access token is: «abc123def456»",
  "«-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY-----» end",
  "«-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn»",
];

/** Texts of every day, which stay as they are. */
const ORDINARY = [
  "the key = value pairs of a file",
  "the password field of the form",
  "the password is wrong, and the api key is base64-encoded",
  "the password is 12-character, the passcode is 2026-11-29",
  "Passwort: vergessen? The access token is JWT.",
  "docker run -u 1000:1000 image; sort -u a:b",
  "commit 3f2a9c0d1e4b5a69788796a5b4c3d2e1f0123456 is the one",
  "?sig=short&x=1 and signature=none",
  "curl -u $USER:$PASS https://example.com",
  "password: string",
  "token: string; key: string;",
  "password?: string | null",
  "interface User { password: string; token: number }",
  "monkey=1",
  "hotkey: ctrl+a, turkey = lunch",
  "a risk-averse task-list and 3 tokens",
  "max_tokens=100, MAX_TOKENS = 4096, tokens: 12",
  "total_tokens: 128000",
  "TOKEN_PLUS = 1",
  'TOKEN_EOF = "EOF"',
  'KEY_LEFT = "ArrowLeft"',
  "KEY_ENTER: 13",
  'const STORAGE_KEY = "todos";',
  "sort_key=name primary_key=id foreign_key: user_id",
  "PUBLIC_KEY=file.pub",
  "sorted(items, key=lambda item: item.name)",
  "for key, value in map: key = value",
  'obj = {"key": "value", "token": "foo"}',
  'if (key === "Enter") token = next();',
  "token = tokens[i]",
  "token = lexer.next_token",
  "password = input()",
  "password = request.body.password",
  "password=password, token=token",
  'print("password: " + name)',
  "connect(password=os.environ['PW'])",
  "API_KEY = process.env.API_KEY",
  "API_KEY=$OTHER_KEY",
  "DB_PASS=${DB_PASS:-}",
  "DB_PASSWORD=<your password>",
  "PASSWORD_MIN_LENGTH=12",
  "password_hash_rounds is 12, PASSWORD_FILE=/run/x",
  "secretary=Jane compass=north bypass=1",
  "PASS=12 FAIL=0",
  "tests pass: 12, fail: 0",
  "pass: true",
  "The secret: practise. The token is a word.",
  "Password: required. Token: optional.",
  "passwords must match; token: the next word",
  'input("password: ")',
  'print("Password: ", end="")',
  "use the --password flag, or --token to sign in",
  "--password is required",
  "password == other and token != None",
  "token => token.length",
  "def check(password: str, secret: bytes) -> bool:",
  "Basic authentication/authorisation, bearer authentication-of-callers",
  "Authorization: required for all routes; cookie: none",
  "key-value-store-implementation, sk-learn-contrib-project",
  "npm_lifecycle_event npm_config_registry hf_hub_download_something",
  "https://example.com/a:b@c and user@example.com",
  "http://127.0.0.1:8787/x?page=2&key=name",
  "a secret_name: 'db', token_type: \"bearer\"",
  '{"token_count": 5, "keys": ["a", "b"]}',
  "斜め passé: motde passe clé=1",
  ...INHERITED.flatMap((name) => [
    `${name}: abcdef123456`,
    `--${name} abcdef`,
    `set-${name}: a=bcdefgh`,
    name,
  ]),
];

for (const marked of SECRET)
  test(`masked: ${JSON.stringify(marked)}`, () => {
    const [before, secret, after] = marked.split(/[«»]/) as [string, string, string];
    const masked = maskSecrets(before + secret + after);
    assert.ok(masked.includes("[secret]"), masked);
    for (let at = 0; at + 4 <= secret.length; at++)
      assert.ok(
        !masked.replaceAll("[secret]", "").includes(secret.slice(at, at + 4)),
        `${masked} holds a part of it`,
      );
    assert.ok(secret.length >= 4 || !masked.includes(secret), masked);
    assert.ok(masked.endsWith(after.replace(/^["'\\}]+/, "").trim()), `what follows stays: ${masked}`);
    assert.equal(maskSecrets(masked), masked, "masking twice is masking once");
  });

for (const text of ORDINARY)
  test(`not masked: ${JSON.stringify(text)}`, () => assert.equal(maskSecrets(text), text));

test("the public ledger shows no credential of a task, wherever it stands in it", () => {
  const task = `${"x ".repeat(90)}DB_PASS=s3cret! PGPASSWORD=hunter2 github_pat_11ABCDEFG0abcdefghijkl`;
  const shown = publicExcerpt(task);
  assert.match(shown, /\[secret\]/);
  assert.doesNotMatch(shown, /s3c|hunt|github_pat/);
});

test("a log line stays one JSON object, whatever its texts hold, and shows no credential under a name or in a text", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const texts = [
    'password: "',
    'DB_PASS="a b',
    "-----BEGIN PRIVATE KEY-----\nMIIE",
    'token=\\"abcdef123\\',
    '{"password":"hunter2"}',
    'whsec_abcdefgh"}',
  ];
  for (const said of texts) log.info({ said, after: "stays" }, "something happened");
  log.info({ apiKey: "abcdef123", nested: { db_pass: "hunter2", kept: "text", n: 5 } }, "nested");
  for (const line of lines) {
    assert.equal(line.indexOf("\n"), line.length - 1);
    assert.doesNotMatch(line, /hunter2|MIIE|abcdef/);
  }
  for (const line of lines.slice(0, texts.length))
    assert.equal((JSON.parse(line) as { after: string }).after, "stays");
  const { nested } = JSON.parse(lines.at(-1)!) as { nested: object };
  assert.deepEqual(nested, { db_pass: "[secret]", kept: "text", n: 5 });
});
