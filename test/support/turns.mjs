// Loaded into the service: records the longest time that the event loop was blocked, in CPU time of its thread.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env["TURNS_FILE"];
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
if (isMainThread && file !== undefined) {
  let most = 0;
  let last = used();
  const look = () => {
    const now = used();
    if (now - last > most) writeFileSync(`${file}.${process.pid}`, String((most = now - last)));
    last = used();
  };
  setInterval(look, 5).unref();
  // Resets on request, to exclude the start of the service.
  process.on("SIGUSR2", () => {
    most = 0;
    last = used();
    writeFileSync(`${file}.${process.pid}`, "0");
  });
}
