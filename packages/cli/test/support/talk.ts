import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { startChat, type ChatScript } from "./chat.ts";
import { atKeyboard } from "./signet.ts";

export const CTRL_D = "\u0004";

export const newHome = () => mkdtempSync(path.join(tmpdir(), "signet-cli-"));

/** Starts a conversation in its own terminal and home directory. */
export async function talk(script: ChatScript, args: string[] = [], columns = 80, home = newHome()) {
  const service = await startChat(script);
  const keyboard = atKeyboard(
    ["chat", ...args],
    { url: service.url, env: { XDG_STATE_HOME: home } },
    columns,
  );
  const kept = path.join(home, "signet/chat-history");
  /** Waits for the prompt, types, and waits until `shown` appears; fails with the output if it does not. */
  const type = async (keys: string, shown: string) => {
    await keyboard.seen("› ");
    keyboard.type(keys);
    await keyboard.seen(shown);
  };
  const stopService = () => service[Symbol.dispose]();
  const close = () => {
    keyboard.kill();
    stopService();
    rmSync(home, { recursive: true, force: true });
  };
  const end = async (keys = CTRL_D) => {
    await keyboard.seen("› ");
    keyboard.type(keys);
    const { stdout, code } = await keyboard.ended;
    return { lines: stdout.split(/[\r\n]+/).map(stripVTControlCharacters), stdout, code };
  };
  return {
    ...service,
    ...keyboard,
    press: keyboard.type,
    type,
    end,
    kept,
    home,
    stopService,
    [Symbol.dispose]: close,
  };
}
