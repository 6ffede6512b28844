import type { ServerPlace } from "@signet/contract";
import { LOCAL_SERVERS } from "@signet/contract/values";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { TEXT } from "./text.ts";
import { SetModel } from "./set-model.tsx";
import { settingsOf } from "./use-keys.ts";

interface AnsweringServer extends ServerPlace {
  models: string[];
}

/** The model servers that answer on the machine of the service, which is what asks them. */
async function findServers(): Promise<AnsweringServer[]> {
  const found = await Promise.all(
    LOCAL_SERVERS.map(async (place) => {
      const settings = settingsOf({
        provider: "openai_compatible",
        model: "",
        apiKey: "",
        baseUrl: place.baseUrl,
      });
      const answer = await service().providerModels("openai_compatible", settings);
      return answer.ok ? { ...place, models: answer.models } : null;
    }),
  );
  return found.filter((one) => one !== null);
}

/** Finds a model server of this machine and lets a person choose one of its models. */
export function LocalServers() {
  const servers = useQuery({ queryKey: ["local-servers"], queryFn: findServers, staleTime: 60_000 });
  return (
    <Card>
      <section aria-labelledby="local" className="grid divide-y divide-line">
        <div className="flex items-center justify-between gap-3 py-2.5 pr-2.5 pl-4">
          <h3 id="local" className="text-sm font-semibold">
            {TEXT.local}
          </h3>
          <Button
            look="quiet"
            icon="refresh"
            disabled={servers.isFetching}
            onClick={() => void servers.refetch()}
          >
            {TEXT.lookAgain}
          </Button>
        </div>
        {servers.isPending && (
          <p role="status" className="px-4 py-4 text-sm text-text-2">
            {TEXT.looking}
          </p>
        )}
        {servers.error && <p className="px-4 py-4 text-sm text-fail-text">{servers.error.message}</p>}
        {servers.data?.length === 0 && (
          <div className="grid gap-2 px-4 py-4 text-sm text-text-2">
            <p>{TEXT.nothing}</p>
            <p>
              {TEXT.start} <code className="text-xs text-text">{LOCAL_SERVERS[0]!.load}</code>
            </p>
          </div>
        )}
        {servers.data?.map((server) => (
          <Server key={server.baseUrl} {...server} />
        ))}
      </section>
    </Card>
  );
}

function Server({ label, baseUrl, models, load }: AnsweringServer) {
  const [chosen, setChosen] = useState(models[0] ?? "");
  if (models.length === 0)
    return (
      <div className="grid gap-2 px-4 py-4 text-sm text-text-2">
        <p>{TEXT.noModels(label)}</p>
        <code className="text-xs text-text">{load}</code>
      </div>
    );
  return (
    <div className="grid gap-4 px-4 py-4">
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-2 flex w-full flex-wrap justify-between gap-x-4 text-sm font-medium">
          {TEXT.choose(label)}
          <code className="text-xs font-normal text-text-2">{baseUrl}</code>
        </legend>
        <ModelChoice name={baseUrl} models={models} chosen={chosen} onChoose={setChosen} />
      </fieldset>
      <SetModel
        choice={{ provider: "openai_compatible", model: chosen, apiKey: "", baseUrl }}
        label={TEXT.take(plain(chosen))}
      />
    </div>
  );
}
