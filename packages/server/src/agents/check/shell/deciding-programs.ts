/** Commands that decide a script's result. A function or alias with such a name that no protected file defines is a hijack. */
export const DECIDING = new Set(
  "[ test exit return false true set unset trap diff cmp grep egrep fgrep comm exec builtin command eval source . let cat awk sed printf echo read declare local export shift break continue kill wait sort head tail wc tr cut rev mktemp rm bash sh command_not_found_handle".split(
    " ",
  ),
);

/** Programs that run or compare tests. Their names are hijacks too, where the protected text uses them. */
export const RUNNING = new Set(
  (
    "python python3 node nodejs deno bun ruby perl php lua Rscript pytest py.test tox nox npm npx pnpm yarn vitest jest mocha ava tap go cargo rustc make gmake cmake ctest ninja just " +
    "cc gcc clang c++ g++ tcc java javac mvn gradle env timeout nice time xargs find md5sum sha1sum sha256sum sha512sum shasum cksum jq tee uniq bats prove tclsh expect xmllint busybox coverage uv poetry"
  ).split(" "),
);

/** Whether a program of this name decides a script's result. */
export const isDecidingProgram = (name: string): boolean =>
  /^[a-z]/.test(name) && (DECIDING.has(name) || RUNNING.has(name));
