/**
 * `npm run eval` measures the coding tasks, `-- questions` the questions to the chat, `-- wishes` the pages; what follows is
 * theirs.
 */
const [what] = process.argv.slice(2);
const named = what === "questions" || what === "wishes";
if (what === "questions") process.argv.splice(2, 1);
await import(named ? `./${what}.ts` : "./tasks.ts");
