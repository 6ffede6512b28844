// Reports work that loads a helper of the tests, which they themselves load, although no test gives it to the work.
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { getCallSites } from "node:util";

const MAX_FRAMES = 100;
const { apply } = Reflect;
const { startsWith, includes } = String.prototype;
const toPath = fileURLToPath;
const callSites = getCallSites;
const starts = (text, start) => apply(startsWith, text, [start]);
const pathOf = (place) => (starts(place, "file:") ? toPath(place) : place);

/** `helpers`: the files that only tests load. `tests`: all protected files of code. `folders`: the folders of tests. */
export function watchHelpers({ root, helpers, tests, folders }, record) {
  const listed = (names) => {
    const found = { __proto__: null };
    for (const name of names) found[`${root}${name}`] = true;
    return found;
  };
  const [isHelper, isProtected, own] = [listed(helpers), listed(tests), { __proto__: null }];
  const isOfProject = (path) =>
    starts(path, root) && !isProtected[path] && !apply(includes, path, ["/node_modules/"]);
  const isInTests = (path) => {
    for (let i = 0; i < folders.length; i++) if (starts(path, `${root}${folders[i]}/`)) return true;
    return false;
  };
  /** The file that loads a module: that of the calling code for `require`, which may name any other. */
  const loaderOf = ({ parentURL, conditions }) => {
    let isRequired = false;
    for (let i = 0; i < conditions.length; i++) isRequired ||= conditions[i] === "require";
    const sites = isRequired ? callSites(MAX_FRAMES) : [];
    for (let i = 0; i < sites.length; i++) {
      const path = pathOf(sites[i].scriptName);
      if (starts(path, root)) return path;
    }
    return pathOf(parentURL ?? "");
  };
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!starts(found.url, "file:")) return found;
      const [path, from] = [toPath(found.url), loaderOf(context)];
      if (!own[from] && (!isOfProject(from) || isInTests(from))) return found;
      // Code of the work in a folder of tests belongs to what loads it.
      if (isOfProject(path)) own[path] = true;
      if (isHelper[path]) record.hijack(`the work loads ${path.slice(root.length)}, a file of the tests`);
      return found;
    },
  });
}
