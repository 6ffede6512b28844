// Reads what a comparison of objects does not see: their private fields and hidden properties.
import inspector from "node:inspector";
import { types } from "node:util";

const { Session } = inspector;
// The pins forbid these to the work.
const { connect, post, disconnect } = Session.prototype;
const { apply, deleteProperty, getPrototypeOf, ownKeys, getOwnPropertyDescriptor: descriptor } = Reflect;
const { isArray } = Array;
const { isProxy } = types;
const { defineProperty } = Object;
const newName = crypto.randomUUID.bind(crypto);
const MAX_DEPTH = 4;

/** The private fields of an object and their values. */
function privateFields(value) {
  const session = new Session();
  const name = `k${newName()}`;
  const found = [];
  const ask = (method, params) => {
    let answer;
    apply(post, session, [method, params, (_error, result) => (answer = result)]);
    return answer;
  };
  apply(connect, session, []);
  defineProperty(globalThis, name, { value: { value, found }, configurable: true });
  const objectOf = (key) =>
    ask("Runtime.evaluate", { expression: `globalThis[${JSON.stringify(name)}].${key}` }).result.objectId;
  const into = objectOf("found");
  const fields = ask("Runtime.getProperties", { objectId: objectOf("value"), ownProperties: true });
  for (const field of fields?.privateProperties ?? []) {
    if (!field.value) continue;
    const { objectId, value: plain, unserializableValue: special } = field.value;
    const simple = special ? { unserializableValue: special } : { value: plain };
    ask("Runtime.callFunctionOn", {
      objectId: into,
      functionDeclaration: "function (name, value) { this.push({ name, value }); }",
      arguments: [{ value: field.name }, objectId ? { objectId } : simple],
    });
  }
  deleteProperty(globalThis, name);
  apply(disconnect, session, []);
  return found;
}

/** The own properties of an object that hold a value. */
function properties(value) {
  const found = [];
  for (const name of ownKeys(value)) {
    const property = descriptor(value, name);
    if (property && "value" in property) found.push({ name, value: property.value });
  }
  return found;
}

/** A value in which private fields and hidden properties can be compared. */
export function shown(value, depth = 0) {
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH || isProxy(value)) return value;
  if (isArray(value)) return value.map((item) => shown(item, depth + 1));
  const fields = [...privateFields(value), ...properties(value)];
  if (fields.length === 0) return value;
  return {
    type: getPrototypeOf(value),
    fields: fields.map((field) => ({ ...field, value: shown(field.value, depth + 1) })),
  };
}
