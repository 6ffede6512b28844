import assert from "node:assert/strict";
import { BlockList, isIPv6 } from "node:net";
import { test } from "node:test";
import { allowsAddress, type AddressTrust } from "../../../src/modules/outbound/addresses.ts";
import { createGuard } from "../../../src/modules/outbound/guard.ts";
import { ForbiddenAddress } from "../../../src/modules/outbound/url.ts";

const soon = () => AbortSignal.timeout(10_000);
const somewhere = createGuard({ lookup: async () => [{ address: "93.184.216.34", family: 4 }] });

async function refused(url: string, trust: AddressTrust): Promise<boolean> {
  try {
    await somewhere.check(url, trust, soon());
    return false;
  } catch (thrown) {
    assert.ok(thrown instanceof ForbiddenAddress, String(thrown));
    return true;
  }
}

const lines = (text: string) => text.trim().split(/\s+/);

/** Refused to everybody but where a later table says otherwise. */
const INNER = lines(`
  https://127.0.0.1/ https://127.1/ https://127.0.1/ https://2130706433/ https://0x7f000001/ https://0177.0.0.1/
  https://017700000001/ https://0x7f.0.0.1/ https://0/ https://0.0.0.0/ https://[::1]/ https://[::]/
  https://[::ffff:127.0.0.1]/ https://[::ffff:7f00:1]/ https://[0:0:0:0:0:ffff:127.0.0.1]/ https://[::127.0.0.1]/
  https://[::ffff:0:127.0.0.1]/ https://[64:ff9b::127.0.0.1]/ https://[64:ff9b::a9fe:a9fe]/ https://[64:ff9b:1::a00:1]/
  https://[2002:7f00:1::]/ https://[2002:a9fe:a9fe::1]/ https://[2001:0:7f00:1::]/ https://[fe80::1]/ https://[fec0::1]/
  https://[fc00::1]/ https://[fd00:ec2::254]/ https://[ff02::1]/ https://[2001:db8::1]/ https://[3fff::1]/ https://[5f00::1]/
  https://[100::1]/ https://[2001:10::1]/ https://[2001:20::1]/ https://[2a00::5efe:a00:1]/ https://[2a00::200:5efe:a00:1]/
  https://10.0.0.1/ https://172.16.0.1/ https://172.31.255.255/ https://192.168.1.1/ https://169.254.169.254/latest/meta-data/
  https://169.254.169.254./ https://100.64.0.1/ https://100.100.100.200/ https://168.63.129.16/ https://192.0.0.1/
  https://192.0.0.170/ https://198.18.0.1/ https://192.88.99.1/ https://203.0.113.5/ https://224.0.0.1/ https://240.0.0.1/
  https://255.255.255.255/ https://localhost/ https://LOCALHOST/ https://localhost./ https://foo.localhost/
  https://metadata.google.internal/ https://intranet/ https://①②⑦.⓪.⓪.①/ https://127。0。0。1/ https://ⓛocalhost/
  http://example.com/ ftp://example.com/ file:///etc/passwd gopher://127.0.0.1:6379/_x https://user:pass@93.184.216.34/
  https://93.184.216.34@127.0.0.1/ https://93.184.216.34:22/ https://127.0.0.1\\@93.184.216.34/ https:\\\\127.0.0.1/
  https:127.0.0.1 https://127.0.0.1%00.example.com/ https://[::1%25lo]/ https://[fe80::1%25eth0]/ https://0300.0250.1.1/
  https://3232235777/ https://0xA9FEA9FE/ https://[::ffff:a9fe:a9fe]/ https://printer.local/ https://1.1.1.1.in-addr.arpa/
`);
const WITH_BLANKS = [
  "https://93.184.216.34\t/",
  "\thttps://127.0.0.1/",
  "https://exa\nmple.com/",
  " https://acme.io/",
];
const MORE = lines(`
  https://127.255.255.254/ https://127.0.0.1.:443/ https://0x7f.1/ https://0x7f.0x0.0x0.0x1/ https://00000177.0.0.1/
  https://1.0.0.127.in-addr.arpa/ https://[0000:0000:0000:0000:0000:0000:0000:0001]/ https://[::0001]/ https://[::ffff:10.0.0.1]/
  https://[::ffff:c0a8:101]/ https://[::10.0.0.1]/ https://[64:ff9b::10.0.0.1]/ https://[2002:c0a8:101::1]/ https://[2002:808:808::1]/
  https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/ https://[fe80::5efe:192.168.1.1]/ https://[2001:470::5efe:8.8.8.8]/
  https://[febf::1]/ https://[fdff::1]/ https://[ff0e::1]/ https://[2620:4f:8000::1]/ https://[3ffe::1]/ https://[4000::1]/
  https://[e000::1]/ https://[1::1]/ https://[64:ff9b::808:808]/ https://192.0.2.1/ https://198.51.100.7/ https://198.19.255.255/
  https://100.127.255.255/ https://192.31.196.1/ https://192.52.193.1/ https://192.175.48.1/ https://239.255.255.250/ https://0.1.2.3/
  https://172.20.10.1:8443/ https://10.1/ https://0xa.0.0.1/ https://012.0.0.1/ https://167772161/ https://router.lan/ https://nas.home/
  https://x.home.arpa/ https://git.corp/ https://x.test/ https://x.invalid/ https://x.example/ https://abc.onion/ https://a.b.internal./
  https://metadata/ https://kubernetes.default.svc.cluster.local/ https://x.localhost./ https://ｌｏｃａｌｈｏｓｔ/ https://１２７.0.0.1/
  ws://acme.io/ wss://acme.io/ data:text/plain,x javascript:alert(1) blob:https://acme.io/x unix:///var/run/docker.sock
  https://acme.io:80/ https://acme.io:8080/ https://acme.io:0/ https://acme.io:6379/ https://a@acme.io/ https://:b@acme.io/
  https://%6c%6f%63%61%6c%68%6f%73%74/ https://acme.io%2f@127.0.0.1/ https:///127.0.0.1/ //127.0.0.1/ 127.0.0.1 https:// https://.../
  https://[::1]:8443/ https://[v1.x]/ https://[::1 https://256.256.256.256/ https://1.2.3.4.5/
`);
const PUBLIC = lines(`
  https://93.184.216.34/ https://hooks.acme.io/x https://[2606:4700::1111]/ https://8.8.8.8/a https://xn--bcher-kva.de/h
  https://acme.co.uk:8443/x https://[2a00:1450:4001::1]/ https://example.com/ https://acme.io:443/ HTTPS://ACME.IO/Hook?x=1#y
  https://bücher.de/ https://1.1.1.1:8443/ https://localhost.acme.io/ https://local.acme.io/ https://internal-tools.io/
  https://acme.io./ https://172.32.0.1/ https://172.15.255.255/ https://100.63.255.255/ https://100.128.0.1/ https://11.0.0.1/
  https://192.169.0.1/ https://169.253.0.1/ https://9.255.255.255/ https://223.255.255.254/ https://[2001:200::1]/ https://acme.io/a%20b
`);

test("no address of an inner network, and nothing that is not plain https, is public", async () => {
  assert.ok(INNER.length + WITH_BLANKS.length >= 82);
  for (const url of [...INNER, ...WITH_BLANKS, ...MORE]) assert.ok(await refused(url, "public"), url);
});

test("public addresses are let through, for everybody", async () => {
  for (const url of PUBLIC)
    for (const trust of ["public", "owner", "operator"] as const)
      assert.ok(!(await refused(url, trust)), `${trust} ${url}`);
});

test("the owner may name this machine too, and nothing else inside", async () => {
  const here = lines(`
    http://127.0.0.1:11434/v1 http://localhost:1234/v1 http://[::1]:8080/v1 https://127.0.0.1:8443/ http://127.8.8.8/
    http://ollama.localhost/ http://LOCALHOST:80/ https://acme.io:5000/v1
  `);
  for (const url of here) assert.ok(!(await refused(url, "owner")), url);
  const inside = lines(`
    http://10.0.0.1/ https://10.0.0.1/ http://192.168.1.5:11434/ http://169.254.169.254/ http://ollama:11434/ http://acme.io/
    http://0.0.0.0:11434/ http://[::ffff:127.0.0.1]/ http://user@127.0.0.1/ http://127.0.0.1.nip.local/ ftp://127.0.0.1/
    http://host.docker.internal:11434/ http://[fd00::5]/ http://127.0.0.1:0/ http://localhost.acme.io/
  `);
  for (const url of inside) assert.ok(await refused(url, "owner"), url);
});

test("the operator may name the networks beside this machine, and never a metadata service or a link", async () => {
  const near = lines(`
    http://10.0.0.1:8000/v1 http://192.168.1.5:11434/ http://172.17.0.1/ http://ollama:11434/ http://host.docker.internal:11434/
    http://[fd12::5]:8000/ http://100.64.0.7/ http://127.0.0.1:1/ http://llm.lan/v1 http://acme.io/
  `);
  for (const url of near) assert.ok(!(await refused(url, "operator")), url);
  const never = lines(`
    http://169.254.169.254/ http://[fd00:ec2::254]/ http://168.63.129.16/ http://100.100.100.200/ http://0.0.0.0/ http://[::]/
    http://[fe80::1]/ http://224.0.0.1/ http://255.255.255.255/ http://[::ffff:10.0.0.1]/ http://[64:ff9b::a00:1]/ http://[2002:a00:1::]/
    http://user:p@10.0.0.1/ file:///etc/passwd http://10.0.0.1:0/ http://192.0.2.1/
  `);
  for (const url of never) assert.ok(await refused(url, "operator"), url);
});

test("a longer address than the bound is refused", async () => {
  const url = (chars: number) => `https://acme.io/${"x".repeat(chars - 16)}`;
  assert.deepEqual([await refused(url(2_048), "public"), await refused(url(2_049), "public")], [false, true]);
});

test("no random address that another judge finds special is public, in any notation", () => {
  const special = new BlockList();
  for (const cidr of lines(`
    0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16
    198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  `)) {
    const [net, bits] = cidr.split("/");
    special.addSubnet(net!, Number(bits), "ipv4");
  }
  let seed = 7;
  const next = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff;
  const tops = [0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 255, 8, 93];
  const byte = () => Math.floor(next() * 256);
  for (let i = 0; i < 5_000; i++) {
    const top = next() < 0.7 ? tops[Math.floor(next() * tops.length)]! : byte();
    const bytes = [top, next() < 0.3 ? [64, 254, 16, 168, 18, 0][byte() % 6]! : byte(), byte(), byte()];
    const plain = bytes.join(".");
    const number = bytes.reduce((n, b) => n * 256 + b, 0);
    const notations = [
      plain,
      String(number),
      `0x${number.toString(16)}`,
      bytes.map((b) => `0${b.toString(8)}`).join("."),
    ];
    for (const notation of notations) {
      const host = new URL(`https://${notation}/`).hostname;
      assert.equal(host, plain);
      if (special.check(host, "ipv4")) assert.ok(!allowsAddress(host, "public"), notation);
    }
    for (const hidden of [`::ffff:${plain}`, `64:ff9b::${plain}`, `::${plain}`]) {
      assert.ok(isIPv6(hidden));
      for (const trust of ["public", "owner", "operator"] as const)
        assert.ok(!allowsAddress(hidden, trust), hidden);
    }
  }
});
