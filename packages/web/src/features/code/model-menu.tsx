import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plain } from "../../lib/plain.ts";
import { useStatus } from "../../lib/queries.ts";
import { useService } from "../../lib/service.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TEXT } from "./text.ts";

const says = TEXT.models;
const MOST = 60;

/** Chooses the model of a run among those that the active provider offers. */
export function ModelMenu({
  model,
  onChoose,
}: {
  model: string | null;
  onChoose: (model: string | null) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { data: status } = useStatus();
  if (status === undefined) return null;
  const { active, provider, model: standing } = status.engine;
  const isBuiltin = active === "builtin";
  const shown = plain(model ?? (isBuiltin ? says.builtin : standing));
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger
        className={`${buttonClass("quiet")} max-w-48 min-w-0`}
        aria-label={`${TEXT.model}: ${shown}`}
      >
        <span className="truncate">{shown}</span>
        <Icon name="down" size={14} />
      </Menu.Trigger>
      {/* Within a landmark, where readers of screens look for content. */}
      <Menu.Portal container={document.getElementById("content")}>
        <Menu.Positioner side="top" align="start" sideOffset={6} className="z-40">
          <Menu.Popup className="max-h-80 w-80 max-w-[calc(100vw-24px)] overflow-y-auto rounded-card bg-surface p-1.5 text-sm shadow-overlay outline-none">
            {isBuiltin || status.mode === "hosted" ? (
              <div className="grid gap-2 p-2.5 text-text-2">
                <p>{isBuiltin ? says.builtinNote : says.hosted}</p>
                {isBuiltin && <code className="text-xs text-text">{says.builtinCommand}</code>}
              </div>
            ) : (
              isOpen && <Offered provider={provider} standing={standing} model={model} onChoose={onChoose} />
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Offered({
  provider,
  standing,
  model,
  onChoose,
}: {
  provider: string;
  standing: string;
  model: string | null;
  onChoose: (model: string | null) => void;
}) {
  const service = useService();
  const { data, isPending, isError } = useQuery({
    queryKey: ["models", provider],
    queryFn: () => service.providerModels(provider),
    staleTime: 60_000,
  });
  const names = (data?.models ?? []).filter((name) => name !== standing).slice(0, MOST);
  return (
    <>
      <Item name={standing} aside={says.standing} isChosen={model === null} act={() => onChoose(null)} />
      {isPending && <p className="p-2.5 text-text-2">{says.loading}</p>}
      {(isError || data?.ok === false) && <p className="p-2.5 text-text-2">{says.failed}</p>}
      {names.map((name) => (
        <Item key={name} name={name} isChosen={name === model} act={() => onChoose(name)} />
      ))}
    </>
  );
}

function Item({
  name,
  aside,
  isChosen,
  act,
}: {
  name: string;
  aside?: string;
  isChosen: boolean;
  act: () => void;
}) {
  return (
    <Menu.Item
      onClick={act}
      className="flex min-h-(--control) cursor-pointer items-center gap-2 rounded-control px-2.5 outline-none data-[highlighted]:bg-hover"
    >
      <span className="min-w-0 grow truncate">
        {plain(name)} {aside && <span className="text-xs text-text-2">{aside}</span>}
      </span>
      {isChosen && <Icon name="check" size={16} />}
    </Menu.Item>
  );
}
