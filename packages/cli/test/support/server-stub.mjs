// Stands in for the service's program: shows how it was started; with the data folder "wait" it waits for a signal, with "well" it succeeds.
const { SVC_PORT: port, SVC_HOST: host, SVC_DATA_DIR: data } = process.env;
const end = (/** @type {string} */ line, /** @type {number} */ code) =>
  process.stdout.write(line, () => process.exit(code));
if (data === "wait") {
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => end(`got ${signal}\n`, 9));
  process.stdout.write("waiting\n");
  setTimeout(() => end("nobody came\n", 1), 30_000);
} else end(JSON.stringify({ args: process.argv.slice(2), port, host, data }), data === "well" ? 0 : 7);
