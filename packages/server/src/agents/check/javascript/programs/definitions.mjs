// Definitions of tests, and exports of protected modules.
const { entries } = Object;
const { getOwnPropertyDescriptors: descriptors, getOwnPropertyDescriptor: descriptor } = Object;
const isPrimitive = (value) => value === null || (typeof value !== "object" && typeof value !== "function");

/** Defines tests immediately, or later in reverse order or only those at some lines. Suites are always defined. */
export function createOrder(order) {
  const frames = order ? [[]] : [];
  let open = frames.length;
  return {
    /** A file defines a test or suite. */
    o(line, suite, define) {
      if (open === 0) return define();
      const frame = frames[open - 1];
      frame[frame.length] = { line, suite, define };
    },
    /** A suite starts. */
    d() {
      if (order) frames[open++] = [];
    },
    /** A suite or the file ends. */
    g() {
      if (open === 0) return;
      const frame = frames[--open];
      const back = order.only === null;
      for (let i = 0; i < frame.length; i++) {
        const { line, suite, define } = frame[back ? frame.length - 1 - i : i];
        if (back || suite || order.only.includes(line)) define();
      }
    },
  };
}

/** Watches exports of protected modules. A replaced function counts against the work, unless a protected file sets that name. */
export function createExports(record) {
  const kept = [];
  const set = { __proto__: null };
  return {
    /** A protected module has ended. */
    s(id, exported) {
      if (isPrimitive(exported)) return;
      for (const [name, { value }] of entries(descriptors(exported)))
        if (typeof value === "function") kept[kept.length] = { id, exported, name, value };
    },
    /** Names of members that a protected file sets or mocks. */
    n(names) {
      for (let i = 0; i < names.length; i++) set[names[i]] = true;
    },
    /** At the end of the process. */
    u() {
      for (let i = 0; i < kept.length; i++) {
        const { id, exported, name, value } = kept[i];
        if (!set[name] && descriptor(exported, name)?.value !== value)
          record.hijack(`@${id} the work replaced its ${name}`);
      }
    },
  };
}
