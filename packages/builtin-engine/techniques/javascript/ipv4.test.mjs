import assert from "node:assert/strict";
import { test } from "node:test";
import { parseIpv4, formatIpv4, networkRange, isInNetwork } from "./ipv4.mjs";

test("addresses and numbers", () => {
  assert.deepEqual(parseIpv4("0.0.0.0"), 0);
  assert.deepEqual(parseIpv4("192.168.0.1"), 3232235521);
  assert.deepEqual(parseIpv4("255.255.255.255"), 4294967295);
  assert.deepEqual(formatIpv4(3232235521), "192.168.0.1");
  assert.deepEqual(formatIpv4(4294967295), "255.255.255.255");
  assert.deepEqual(formatIpv4(0), "0.0.0.0");
  assert.deepEqual(formatIpv4(256), "0.0.1.0");
  assert.throws(() => formatIpv4(4294967296), RangeError);
  assert.throws(() => formatIpv4(-1), RangeError);
});

test("what is no address is refused", () => {
  assert.throws(() => parseIpv4("256.0.0.1"), RangeError);
  assert.throws(() => parseIpv4("1.2.3"), RangeError);
  assert.throws(() => parseIpv4("1.2.3.4.5"), RangeError);
  assert.throws(() => parseIpv4("01.2.3.4"), RangeError);
  assert.throws(() => parseIpv4("1.2.3.4 "), RangeError);
  assert.throws(() => parseIpv4("1..3.4"), RangeError);
});

test("networks", () => {
  assert.deepEqual(isInNetwork("10.255.0.1", "10.0.0.0/8"), true);
  assert.deepEqual(isInNetwork("11.0.0.0", "10.0.0.0/8"), false);
  assert.deepEqual(isInNetwork("10.0.0.0", "10.0.0.0/8"), true);
  assert.deepEqual(isInNetwork("10.255.255.255", "10.0.0.0/8"), true);
  assert.deepEqual(isInNetwork("9.255.255.255", "10.0.0.0/8"), false);
  assert.deepEqual(isInNetwork("1.2.3.4", "0.0.0.0/0"), true);
  assert.deepEqual(isInNetwork("1.2.3.5", "1.2.3.4"), false);
  assert.deepEqual(isInNetwork("1.2.3.5", "1.2.3.4", 31), true);
  assert.deepEqual(networkRange("192.168.1.77/26"), [3232235840, 3232235903]);
  assert.throws(() => networkRange("1.2.3.4/33"), RangeError);
  assert.throws(() => networkRange("1.2.3.4/"), RangeError);
});
