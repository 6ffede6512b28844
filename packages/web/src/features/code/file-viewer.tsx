import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { byteSize, count } from "../../lib/format.ts";
import { download } from "../../lib/download.ts";
import { plain } from "../../lib/plain.ts";
import { useService } from "../../lib/service.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice } from "../../ui/choice.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Diff, DiffCounts } from "../../ui/diff.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { CodeData, StepEdit } from "./run-view.ts";
import { TEXT } from "./text.ts";

const MOST_SHOWN_BYTES = 512 << 10;

type Artifact = CodeData<"code_done">["artifacts"][number];

/** A delivered file, with its code coloured and whether its bytes are the sealed ones, and what each step changed in it. */
export function FileViewer({
  runId,
  file,
  edits,
  onClose,
}: {
  runId: string;
  file: Artifact;
  edits: readonly StepEdit[];
  onClose: () => void;
}) {
  const [shows, setShows] = useState<"file" | "edits">("file");
  const service = useService();
  const { data, error } = useQuery({
    queryKey: ["file", runId, file.path],
    queryFn: async () => readFile(await service.file(runId, file.path), file),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  return (
    <Dialog open onClose={onClose} title={plain(file.path)} shape="large">
      <div className="flex flex-wrap items-center gap-2 border-b border-line py-2 pr-3 pl-6 text-xs text-text-2">
        <span className="grow">
          {byteSize(file.bytes)}
          {data && data.isSealed !== null && (
            <span
              className={`ml-3 inline-flex items-center gap-1.5 ${data.isSealed ? "text-seal-text" : "text-fail-text"}`}
            >
              <Icon name={data.isSealed ? "check" : "cross"} size={14} />
              {data.isSealed ? TEXT.sealedBytes : TEXT.otherBytes}
            </span>
          )}
        </span>
        {edits.length > 0 && (
          <Choice label={TEXT.viewer.label} options={TEXT.viewer.shows} value={shows} onChoose={setShows} />
        )}
        {data?.text != null && <CopyButton text={data.text} words />}
        <Button icon="download" disabled={!data} onClick={() => data && download(name, data.bytes)}>
          {TEXT.download}
        </Button>
      </div>
      <div
        className="min-h-0 grow overflow-auto bg-surface"
        tabIndex={0}
        role="region"
        aria-label={plain(file.path)}
      >
        {shows === "edits" && <Edits edits={edits} />}
        {shows === "file" && <Content data={data} error={error} />}
      </div>
    </Dialog>
  );
}

function Content({ data, error }: { data: ShownFile | undefined; error: Error | null }) {
  return (
    <>
      {error && <p className="p-6 text-sm text-fail-text">{error.message}</p>}
      {data?.note && <p className="p-6 text-sm text-text-2">{data.note}</p>}
      {data?.lines && <Lines lines={data.lines} />}
    </>
  );
}

/** What each step changed, from the first to the last. */
function Edits({ edits }: { edits: readonly StepEdit[] }) {
  return (
    <ol className="grid gap-5 p-6">
      {edits.map(({ key, step, file }) => (
        <li key={key} className="grid min-w-0 gap-2">
          <h3 className="flex items-baseline gap-3 text-sm font-semibold">
            {TEXT.viewer.step(count(step))} <DiffCounts {...file} />
          </h3>
          <Card className="rounded-control">
            <Diff file={file} />
          </Card>
        </li>
      ))}
    </ol>
  );
}

interface Piece {
  content: string;
  color?: string;
}

interface ShownFile {
  bytes: Uint8Array<ArrayBuffer>;
  isSealed: boolean | null;
  text: string | null;
  lines: Piece[][] | null;
  note: string | null;
}

async function readFile(bytes: Uint8Array<ArrayBuffer>, { path, sha256 }: Artifact): Promise<ShownFile> {
  const shown: ShownFile = {
    bytes,
    isSealed: await hasHash(bytes, sha256),
    text: null,
    lines: null,
    note: null,
  };
  try {
    shown.text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ...shown, note: TEXT.binary };
  }
  if (bytes.length > MOST_SHOWN_BYTES) return { ...shown, note: TEXT.tooLargeToShow };
  const text = plain(shown.text).replace(/\n$/, "");
  const { highlight } = await import("./highlight.ts");
  const coloured = await highlight(path, text).catch(() => null);
  return { ...shown, lines: coloured ?? text.split("\n").map((content) => [{ content }]) };
}

async function hasHash(bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<boolean | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** Lines that are laid out together; those out of sight are not. */
const TOGETHER = 200;

function Lines({ lines }: { lines: Piece[][] }) {
  const groups = Array.from({ length: Math.ceil(lines.length / TOGETHER) }, (_, i) => i * TOGETHER);
  const digits = String(lines.length).length;
  return (
    <div className="w-max min-w-full py-2 font-mono text-code">
      {groups.map((from) => (
        <div key={from} className={lines.length > TOGETHER ? "settled" : ""}>
          {lines.slice(from, from + TOGETHER).map((pieces, i) => (
            <div key={i} className="flex">
              <span
                style={{ width: `calc(${digits}ch + 40px)` }}
                className="shrink-0 pr-4 pl-6 text-right text-text-3 select-none"
              >
                {from + i + 1}
              </span>
              <span className="pr-6 whitespace-pre">{piecesOf(pieces)}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const piecesOf = (pieces: Piece[]) =>
  pieces.map(({ content, color }, at) => (
    <span key={at} style={color === undefined ? undefined : { color }}>
      {content}
    </span>
  ));
