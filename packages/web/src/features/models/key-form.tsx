import type { ProviderId } from "@signet/contract";
import { PROVIDER_IDS, PROVIDERS } from "@signet/contract/values";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { plural } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";
import { service } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { SetModel } from "./set-model.tsx";
import { TEXT } from "./text.ts";
import { settingsOf } from "./use-keys.ts";

const OFFERED = PROVIDER_IDS.map((value) => ({ value, label: PROVIDERS[value].label }));
const NEW = { model: "", apiKey: "", baseUrl: "" };

/** Takes a key, or the address of a server, tries it and keeps it. The key leaves this form only to the service. */
export function KeyForm() {
  const [provider, setProvider] = useState<ProviderId>("anthropic");
  const [typed, setTyped] = useState(NEW);
  const id = useId();
  const { defaultModel } = PROVIDERS[provider];
  const isServer = defaultModel === null;
  const choice = {
    provider,
    model: typed.model.trim(),
    apiKey: typed.apiKey.trim(),
    baseUrl: typed.baseUrl.trim(),
  };
  const isReady = isServer ? choice.baseUrl !== "" : choice.apiKey !== "";
  const models = useMutation({ mutationFn: () => service().providerModels(provider, settingsOf(choice)) });
  const choose = (chosen: ProviderId) => {
    setProvider(chosen);
    setTyped(NEW);
    models.reset();
  };
  const type = (part: Partial<typeof NEW>) => setTyped({ ...typed, ...part });
  const found = models.data?.ok ? models.data.models : [];
  return (
    <Card>
      <section aria-labelledby={`${id}-title`} className="grid gap-4 p-4">
        <h3 id={`${id}-title`} className="text-sm font-semibold">
          {TEXT.key}
        </h3>
        <Select label={TEXT.provider} options={OFFERED} value={provider} onChoose={choose} />
        <ServerFields isServer={isServer} typed={typed} onType={type} />
        <ModelField
          found={found}
          hint={hintOf(found, defaultModel)}
          wrong={models.error?.message ?? (models.data?.error ? plain(models.data.error.message) : null)}
          value={typed.model}
          onType={(model) => type({ model })}
        />
        <div className="flex flex-wrap gap-2">
          <SetModel
            choice={choice}
            label={TEXT.keep}
            look="default"
            disabled={!isReady}
            onSet={() => setTyped(NEW)}
          />
          <Button
            look="quiet"
            icon="search"
            disabled={!isReady || models.isPending}
            onClick={() => models.mutate()}
          >
            {TEXT.discover}
          </Button>
        </div>
      </section>
    </Card>
  );
}

function hintOf(found: readonly string[], standing: string | null): string {
  if (found.length > 0) return TEXT.offered(plural(found.length, "model"));
  return standing === null ? TEXT.modelNeeded : TEXT.modelHint(standing);
}

function ServerFields({
  isServer,
  typed,
  onType,
}: {
  isServer: boolean;
  typed: typeof NEW;
  onType: (part: Partial<typeof NEW>) => void;
}) {
  return (
    <>
      {isServer && (
        <Field
          label={TEXT.baseUrl}
          hint={TEXT.baseUrlHint}
          type="url"
          placeholder="http://127.0.0.1:8000/v1"
          mono
          value={typed.baseUrl}
          onChange={(event) => onType({ baseUrl: event.target.value })}
        />
      )}
      <Field
        label={isServer ? TEXT.apiKeyOptional : TEXT.apiKey}
        hint={TEXT.keyLine}
        type="password"
        autoComplete="off"
        spellCheck={false}
        mono
        value={typed.apiKey}
        onChange={(event) => onType({ apiKey: event.target.value })}
      />
    </>
  );
}

/** The name of a model, and those that the provider offers to choose from: of many, the ones with the typed letters. */
function ModelField({
  found,
  value,
  onType,
  hint,
  wrong,
}: {
  found: readonly string[];
  value: string;
  onType: (value: string) => void;
  hint: string;
  wrong: string | null;
}) {
  const name = useId();
  const words = found.includes(value) ? "" : value.trim().toLowerCase();
  const fitting = found.filter((model) => model.toLowerCase().includes(words));
  return (
    <>
      <Field
        label={TEXT.model}
        hint={hint}
        wrong={wrong}
        autoComplete="off"
        spellCheck={false}
        mono
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {fitting.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="sr-only">{TEXT.offeredModels}</legend>
          <ModelChoice name={name} models={fitting} chosen={value} onChoose={onType} />
        </fieldset>
      )}
    </>
  );
}
