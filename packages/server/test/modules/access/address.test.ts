import assert from "node:assert/strict";
import { test } from "node:test";
import { meteredAddress } from "../../../src/modules/access/address.ts";

test("an address is the socket's, or what trusted proxies wrote, from the right", () => {
  const cases: [peer: string | undefined, forwarded: string | undefined, hops: number, expected: string][] = [
    ["9.9.9.9", undefined, 0, "9.9.9.9"],
    ["9.9.9.9", "1.2.3.4", 0, "9.9.9.9"],
    ["10.0.0.1", "1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6,1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.1", "6.6.6.6, 7.7.7.7, 1.2.3.4", 1, "1.2.3.4"],
    ["10.0.0.2", "6.6.6.6, 2.2.2.2, 10.0.0.1", 2, "2.2.2.2"],
    ["10.0.0.2", "2.2.2.2", 2, "10.0.0.2"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "", 1, "10.0.0.1"],
    ["10.0.0.1", " , ,", 1, "10.0.0.1"],
    ["10.0.0.1", "garbage", 1, "10.0.0.1"],
    ["10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["10.0.0.1", "_hidden", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4:5678", 1, "1.2.3.4"],
    ["10.0.0.1", "[2001:db8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "[2001:db8:1:2::9]", 1, "2001:db8:1:2::/64"],
    ["10.0.0.1", "0x7f000001", 1, "10.0.0.1"],
    ["10.0.0.1", "2130706433", 1, "10.0.0.1"],
    ["10.0.0.1", "127.1", 1, "10.0.0.1"],
    ["10.0.0.1", "010.1.1.1", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4.5", 1, "10.0.0.1"],
    ["10.0.0.1", "1.2.3.4; drop", 1, "10.0.0.1"],
    ["::ffff:1.2.3.4", undefined, 0, "1.2.3.4"],
    ["::FFFF:1.2.3.4", undefined, 0, "1.2.3.4"],
    ["10.0.0.1", "::ffff:102:304", 1, "1.2.3.4"],
    ["2001:db8:1:2:aaaa::1", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8:1:2:bbbb::9", undefined, 0, "2001:db8:1:2::/64"],
    ["2001:db8:1:3::9", undefined, 0, "2001:db8:1:3::/64"],
    ["fe80::1%eth0", undefined, 0, "fe80::/64"],
    ["::1", undefined, 0, "::/64"],
    [undefined, undefined, 0, "unknown"],
    [undefined, "1.2.3.4", 1, "1.2.3.4"],
  ];
  for (const [peer, forwarded, hops, expected] of cases)
    assert.equal(meteredAddress(peer, forwarded, hops), expected, `${peer} ${forwarded} ${hops}`);
});

test("whatever a client writes into the header itself, it is not whom it says", () => {
  const mine = "203.0.113.7";
  for (const lie of ["1.1.1.1", "::1", "127.0.0.1, 8.8.8.8", "x, , y", ",,,,", "a".repeat(5000)])
    assert.equal(meteredAddress("10.0.0.1", `${lie}, ${mine}`, 1), mine);
});
