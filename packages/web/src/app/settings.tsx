import type { Status } from "@signet/contract";
import { plain } from "../lib/plain.ts";
import { providerName } from "../lib/provider-name.ts";
import { useStatus } from "../lib/queries.ts";
import { serviceUrl } from "../lib/service.ts";
import { useStored } from "../lib/stored.ts";
import { theme } from "../lib/theme.ts";
import { TEXT } from "../text.ts";
import { Choice } from "../ui/choice.tsx";
import { Fact } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Access } from "./access.tsx";

const says = TEXT.settings;

/** Theme, access and what service this is. */
export function Settings({ onClose }: { onClose: () => void }) {
  const { data: status } = useStatus();
  return (
    <Dialog open onClose={onClose} title={says.title}>
      <div className="grid gap-7 overflow-y-auto p-6">
        <ThemeChoice />
        <section className="grid gap-3">
          <h3 className="text-sm font-semibold">{says.access}</h3>
          <Access mode={status?.mode} />
        </section>
        <section className="grid gap-3">
          <h3 className="text-sm font-semibold">{says.service}</h3>
          <dl className="grid gap-1.5 text-sm">
            <Fact name={says.address} mono>
              {serviceUrl}
            </Fact>
            <Fact name={says.version}>{status?.version ?? "–"}</Fact>
            <Fact name={says.model}>{status ? modelOf(status.engine) : "–"}</Fact>
          </dl>
          <p className="text-xs text-text-2">{says.source}</p>
        </section>
      </div>
    </Dialog>
  );
}

const modelOf = ({ active, provider, model }: Status["engine"]): string =>
  active === "builtin" ? TEXT.side.builtin : says.by(plain(model), providerName(provider));

function ThemeChoice() {
  const chosen = useStored(theme);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-sm font-semibold">{says.theme}</h3>
      <Choice label={says.theme} options={says.themes} value={chosen} onChoose={theme.set} />
    </section>
  );
}
