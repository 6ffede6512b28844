// Functions of the browser are replaced so that the page cannot tell by them. This module is initialized before all else
// that runs in the page; all that is used later is taken now, so that a page that rewrites its globals changes nothing here.

export const { apply: call, construct } = Reflect;
const { getOwnPropertyDescriptor, defineProperty, setPrototypeOf } = Object;
const natives = new WeakMap<object, object>();
const { get: nativeOf, set: rememberNative } = WeakMap.prototype;
const RealProxy = Proxy;

/** A fresh object as one that the page cannot reach through `Object.prototype`. */
export const withoutPrototype = <T extends object>(own: T): T => setPrototypeOf(own, null);

/** In place of `native`: a function of the same name, length and text that does what `handler` says. */
export function wrapNative<T extends object>(native: T, handler: ProxyHandler<T>): T {
  const wrapped = new RealProxy(native, withoutPrototype(handler));
  call(rememberNative, natives, [wrapped, native]);
  return wrapped;
}

/** What takes the place of a method: gets the native one, its object and its arguments. */
type Replacement<T, Method> = Method extends (...given: infer Arguments) => infer Result
  ? (native: (this: T, ...given: Arguments) => Result, self: T, given: Arguments) => Result
  : never;

/** Replaces a method, where there is one, with the descriptor that it had. */
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

/** Replaces what is read of a property, where there is one; what the native getter throws is thrown. */
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

/** Replaces a constructor of the window, where there is one; the native one stays out of reach. Returns the new one. */
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

/** What reads a property past whatever the page has put in its place. */
export function nativeGetter<T extends object, Name extends keyof T>(
  prototype: T,
  name: Name,
): (of: T) => T[Name] {
  const get = getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`${String(name)} has no getter`);
  return (of) => call(get, of, []);
}

/** What writes a property in the same way. */
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

/** From now on the text of a wrapped function is that of the native one. */
export function hideWrappers(): void {
  patchMethod(Function.prototype, "toString", (native, self, given) =>
    call(native, call(nativeOf, natives, [self]) ?? self, given),
  );
}
