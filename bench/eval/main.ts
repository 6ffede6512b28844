/** `npm run eval` measures the coding tasks, `npm run eval -- questions` the questions to the chat; what follows is theirs. */
const [what] = process.argv.slice(2);
if (what === "questions") process.argv.splice(2, 1);
await import(what === "questions" ? "./questions.ts" : "./tasks.ts");
