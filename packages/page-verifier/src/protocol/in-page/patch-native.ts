// Replaces native functions in a way that the page cannot detect. This module is initialized before any other code in the
// page and captures everything that it uses later, so that a page that rewrites its globals cannot influence it.

export const { apply: call, construct } = Reflect;
const { getOwnPropertyDescriptor, defineProperty, setPrototypeOf } = Object;
const natives = new WeakMap<object, object>();
const { get: nativeOf, set: rememberNative } = WeakMap.prototype;
const RealProxy = Proxy;

/** Makes a new object unreachable through `Object.prototype`. */
export const withoutPrototype = <T extends object>(own: T): T => setPrototypeOf(own, null);

/** A replacement for `native` with the same name, length and source text, and the behaviour of `handler`. */
export function wrapNative<T extends object>(native: T, handler: ProxyHandler<T>): T {
  const wrapped = new RealProxy(native, withoutPrototype(handler));
  call(rememberNative, natives, [wrapped, native]);
  return wrapped;
}

/** The replacement of a method. It gets the native method, the object and the arguments. */
type Replacement<T, Method> = Method extends (...given: infer Arguments) => infer Result
  ? (native: (this: T, ...given: Arguments) => Result, self: T, given: Arguments) => Result
  : never;

/** Replaces a method, if it exists, and keeps its property descriptor. */
export function patchMethod<T extends object, Name extends keyof T>(
  owner: T | undefined,
  name: Name,
  replacement: Replacement<T, T[Name]>,
): void {
  const found = owner && getOwnPropertyDescriptor(owner, name);
  if (typeof found?.value !== "function") return;
  const value = wrapNative(found.value, { apply: replacement });
  defineProperty(owner, name, withoutPrototype({ ...found, value }));
}

/** Replaces a getter, if it exists. Errors of the native getter are passed on. */
export function patchGetter<T extends object, Name extends keyof T>(
  Kind: { prototype: T } | undefined,
  name: Name,
  read: (value: T[Name], self: T) => T[Name],
): void {
  if (!Kind) return;
  const found = getOwnPropertyDescriptor(Kind.prototype, name);
  if (!found?.get) return;
  const apply = (native: () => T[Name], self: T) => read(call(native, self, []), self);
  defineProperty(Kind.prototype, name, withoutPrototype({ ...found, get: wrapNative(found.get, { apply }) }));
}

/** Calls `after` whenever a property is written by its setter, if it has one. */
export function patchSetter<T extends object>(
  Kind: { prototype: T } | undefined,
  name: keyof T,
  after: (self: T) => void,
): void {
  if (!Kind) return;
  const found = getOwnPropertyDescriptor(Kind.prototype, name);
  if (!found?.set) return;
  const apply = (native: (value: unknown) => void, self: T, given: [unknown]) => {
    call(native, self, given);
    after(self);
  };
  defineProperty(Kind.prototype, name, withoutPrototype({ ...found, set: wrapNative(found.set, { apply }) }));
}

/** Replaces a constructor of the window, if it exists, and hides the native one. Returns the new one. */
export function patchConstructor<T extends object>(
  name: string,
  Native: (T & { prototype: { constructor: unknown } }) | undefined,
  handler: ProxyHandler<T>,
): T | undefined {
  if (!Native) return undefined;
  const Wrapped = wrapNative<T>(Native, handler);
  Native.prototype.constructor = Wrapped;
  const found = getOwnPropertyDescriptor(window, name);
  defineProperty(window, name, withoutPrototype({ ...found, value: Wrapped }));
  return Wrapped;
}

/** Returns a function that reads a property with the native getter, whatever the page has changed. */
export function nativeGetter<T extends object, Name extends keyof T>(
  prototype: T,
  name: Name,
): (of: T) => T[Name] {
  const get = getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`${String(name)} has no getter`);
  return (of) => call(get, of, []);
}

/** Returns a function that writes a property with the native setter. */
export function nativeSetter<T extends object, Name extends keyof T>(
  prototype: T,
  name: Name,
): (of: T, value: T[Name]) => void {
  const set = getOwnPropertyDescriptor(prototype, name)?.set;
  if (!set) throw new TypeError(`${String(name)} has no setter`);
  return (of, value) => {
    call(set, of, [value]);
  };
}

/** Makes `toString` of a wrapped function return the native source text. */
export function hideWrappers(): void {
  patchMethod(Function.prototype, "toString", (native, self, given) =>
    call(native, call(nativeOf, natives, [self]) ?? self, given),
  );
}
