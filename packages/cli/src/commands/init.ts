import { connect, defineCommand, EXIT, UsageError, urlHelp, urlOption } from "../command.ts";
import { PROVIDER_IDS } from "@signet/contract/values";
import { environment } from "../environment.ts";
import { LeftQuestion } from "../init/choose.ts";
import { findServers } from "../init/find-servers.ts";
import { providerNamed } from "../init/model-source.ts";
import type { Wish } from "../init/parts.ts";
import { setUpModel } from "../init/set-up-model.ts";
import type { Terminal } from "../terminal.ts";

/** `signet init`: gives the service its first model. */
export const init = defineCommand({
  help: `
signet init [options]

Looks for a model server on this machine (Ollama, LM Studio, llama.cpp, vLLM) and for keys of providers
in the environment (<PROVIDER>_API_KEY), shows what is set already, asks which one to use on a
terminal, tries it with a short request and a tool call, and sets it in the service that runs.
Nothing is set if that fails. Without a terminal it takes what it finds if there is only one.

  --provider <name>        this provider; asks for its key on a terminal if there is none
  --base-url <address>     a server with an OpenAI-compatible interface, such as http://127.0.0.1:8000/v1,
                           or another address of the provider
  --model <name>           this model; without it the models are listed
  --key-stdin              read the key from standard input; a key on the command line would be seen by others
  --force                  set it although it could not be tried, or calls no tools
${urlHelp}

Providers: ${PROVIDER_IDS.join(", ")}.
Exit codes: 0 it is set; 1 it is not, or nothing was found; 2 wrong options; 3 no service answers.`,
  options: {
    ...urlOption,
    provider: { type: "string" },
    "base-url": { type: "string" },
    model: { type: "string" },
    "key-stdin": { type: "boolean" },
    force: { type: "boolean" },
  },
  positionals: 0,
  async run({ values, terminal }) {
    const client = connect(values.url);
    const serviceUrl = values.url ?? environment.signetUrl;
    const wish = await wishOf(values, terminal);
    try {
      const env = environment.inherited;
      return await setUpModel(wish, { terminal, client, serviceUrl, env, findServers });
    } catch (error) {
      if (!(error instanceof LeftQuestion)) throw error;
      terminal.err("nothing was set");
      return EXIT.interrupted;
    }
  },
});

interface Given {
  provider?: string | undefined;
  "base-url"?: string | undefined;
  model?: string | undefined;
  "key-stdin"?: boolean | undefined;
  force?: boolean | undefined;
}

async function wishOf(given: Given, { readStdin }: Terminal): Promise<Wish> {
  const { "base-url": baseUrl = null, model = null, "key-stdin": keyFromStdin, force = false } = given;
  if (baseUrl !== null && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ""))
    throw new UsageError("--base-url must be an http or https address");
  if (model === "") throw new UsageError("--model must not be empty");
  const compatible = baseUrl === null ? null : ("openai_compatible" as const);
  const provider = given.provider === undefined ? compatible : providerNamed(given.provider);
  if (keyFromStdin && provider === null)
    throw new UsageError("--key-stdin needs --provider or --base-url: whose key is it?");
  const apiKey = keyFromStdin ? firstLine(await readStdin()) : null;
  return { provider, baseUrl, model, apiKey, force };
}

function firstLine(text: string): string {
  const line = text.split(/\r?\n/, 1)[0]!.trim();
  if (line === "") throw new UsageError("--key-stdin: no key came from standard input");
  return line;
}
