import { pythonName, sourceOf } from "../techniques/catalog.ts";
import { partsOf, type Program } from "./program.ts";

/** What programs are written in; TypeScript is JavaScript without its types. */
export type PrintTarget = "javascript" | "python";

/** The name of a technique's function in a language. */
export const techniqueName = (name: string, target: PrintTarget) =>
  target === "python" ? pythonName(name) : name;

/** The sources of the techniques that programs call, and the names that they define. */
export function bodiesFor(
  programs: readonly Program[],
  target: PrintTarget,
): { bodies: string[]; names: string[] } {
  const slugs = new Set(
    programs.flatMap(partsOf).flatMap((part) => (part.kind === "technique" ? [part.slug] : [])),
  );
  const names = new Set<string>();
  const bodies = [...slugs].map((slug) => {
    let body = sourceOf(slug, target);
    for (const name of definedIn(body)) {
      // Two techniques may have a constant or a helper of the same name.
      const free = names.has(name) ? `${name}_${slug.replaceAll("-", "_")}` : name;
      if (free !== name) body = body.replaceAll(new RegExp(`\\b${name}\\b`, "g"), free);
      names.add(free);
    }
    return body;
  });
  return { bodies, names: [...names] };
}

const definedIn = (body: string) =>
  [
    ...body.matchAll(
      /^(?:async )?(?:function\*?|const|let|class|def) (\w+)|^([A-Z][A-Z0-9_]*)(?::[^=\n]*)? = /gm,
    ),
  ].map(([, one, other]) => one ?? other!);
