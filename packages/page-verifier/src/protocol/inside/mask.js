// Runs before all else that runs in the page: functions of the browser are replaced so that the page cannot tell by them.
// All that is used later is taken now, so that a page that rewrites its globals changes nothing here.

const { apply: call, construct: make } = Reflect;
const { getOwnPropertyDescriptor: describe, defineProperty: define } = Object;
const masks = new WeakMap();
const { get: maskOf, set: keepMask } = WeakMap.prototype;
const Mask = Proxy;

/** In place of `real`: a function of the same name, length and text that does what `handler` says. */
function mask(real, handler) {
  const masked = new Mask(real, { __proto__: null, ...handler });
  call(keepMask, masks, [masked, real]);
  return masked;
}

/** Replaces a method, where there is one, as it was described. `does` gets the real one, its object and what it was given. */
function maskMethod(owner, name, does) {
  const found = owner && describe(owner, name);
  if (typeof found?.value !== "function") return;
  define(owner, name, { __proto__: null, ...found, value: mask(found.value, { apply: does }) });
}

/** Replaces what is read of a property, where there is one; what the real one throws is thrown. */
function maskGetter(Kind, name, read) {
  const found = Kind && describe(Kind.prototype, name);
  if (!found?.get) return;
  const does = (target, self) => read(call(target, self, []), self);
  define(Kind.prototype, name, { __proto__: null, ...found, get: mask(found.get, { apply: does }) });
}

/** What reads a property past whatever the page has put in its place. */
function reader(prototype, name) {
  const { get } = describe(prototype, name);
  return (of) => call(get, of, []);
}

maskMethod(Function.prototype, "toString", (target, self, given) =>
  call(target, call(maskOf, masks, [self]) ?? self, given),
);
