import type { CheckStep, Space } from "./port.ts";

/** The space in which a step runs: with its text, if it has one, as the protected file that it names. */
export function withText(space: Space, { text, files: [file] }: CheckStep): Space {
  if (text === undefined || file === undefined) return space;
  const bytes = Buffer.from(text);
  return {
    ...space,
    fixed: new Map([...space.fixed, [file, bytes]]),
    files: [...space.files, file],
    read: async (name) => (name === file ? bytes : space.read(name)),
    open: (changes) => space.open(new Map([[file, bytes], ...(changes ?? [])])),
  };
}
