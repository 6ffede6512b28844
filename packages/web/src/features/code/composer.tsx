import { type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PromptText } from "../../ui/prompt-text.tsx";
import { NOTHING_PICKED, Picked, Pickers, merged } from "./attachments.tsx";
import { pickedFromDrop, type PickedFiles } from "./collect-files.ts";
import { whyTooMuch } from "./given-files.ts";
import { ModelMenu } from "./model-menu.tsx";
import type { TaskDraft } from "./start-run.ts";
import { TEXT } from "./text.ts";

/** Where a task is written: words, files, the command that decides, the model. */
export function Composer({
  placeholder,
  initialTask = "",
  isLarge = false,
  busy,
  wrong,
  onSend,
}: {
  placeholder: string;
  initialTask?: string;
  isLarge?: boolean;
  /** What is under way; null if a task can be sent. */
  busy: string | null;
  wrong: string | null;
  onSend: (draft: TaskDraft) => void;
}) {
  const [task, setTask] = useState(initialTask);
  const [picked, setPicked] = useState<PickedFiles>(NOTHING_PICKED);
  const [checkCmd, setCheckCmd] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  const [model, setModel] = useState<string | null>(null);
  const { isOver, ...dropped } = useDrop((added) => setPicked((old) => merged(old, added)));
  const canSend = task.trim() !== "" && busy === null && whyTooMuch(picked.files) === null;
  const send = () => {
    if (canSend) onSend({ task: task.trim(), files: picked.files, checkCmd, model });
  };
  return (
    <form
      {...dropped}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={`relative rounded-card border border-control-line bg-surface transition-colors focus-within:border-text ${isLarge ? "" : "max-tablet:flex max-tablet:flex-wrap max-tablet:items-center"}`}
    >
      {isOver && <DropHere />}
      <Picked picked={picked} onClear={() => setPicked(NOTHING_PICKED)} />
      <PromptText
        label={TEXT.task}
        placeholder={placeholder}
        rows={isLarge ? 4 : 1}
        text={task}
        onChange={setTask}
        onSend={send}
      />
      {isChoosing && <CheckField checkCmd={checkCmd} onChange={setCheckCmd} />}
      {wrong && <Wrong says={wrong} />}
      <div className={`flex items-center gap-1 p-1.5 ${isLarge ? "" : "max-tablet:pl-0"}`}>
        <Pickers onPick={setPicked} isBrief={!isLarge} />
        <span className={`flex min-w-0 items-center gap-1 ${isLarge ? "" : "max-tablet:hidden"}`}>
          <CheckToggle isOpen={isChoosing} onToggle={() => setChoosing(!isChoosing)} />
          <ModelMenu model={model} onChoose={setModel} />
        </span>
        <span className="grow" />
        <SendButton busy={busy} disabled={!canSend} />
      </div>
    </form>
  );
}

function CheckToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button look="quiet" aria-expanded={isOpen} onClick={onToggle} icon="check">
      <span className="max-tablet:sr-only">{TEXT.checkToggle}</span>
    </Button>
  );
}

function SendButton({ busy, disabled }: { busy: string | null; disabled: boolean }) {
  return (
    <Button look="primary" type="submit" disabled={disabled} aria-label={busy ?? TEXT.send} title={TEXT.send}>
      {busy === null ? <Icon name="arrow" /> : busy}
    </Button>
  );
}

function Wrong({ says }: { says: string }) {
  return (
    <p role="alert" className="w-full px-3.5 pb-2 text-sm break-words text-fail-text">
      {says}
    </p>
  );
}

function CheckField({ checkCmd, onChange }: { checkCmd: string; onChange: (command: string) => void }) {
  return (
    <div className="w-full px-3.5 pb-3">
      <Field
        label={TEXT.check}
        hint={TEXT.checkHint}
        placeholder="node --test"
        mono
        spellCheck={false}
        autoCapitalize="off"
        value={checkCmd}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function DropHere() {
  return (
    <div className="absolute inset-0 z-10 grid place-items-center rounded-card border-2 border-dashed border-info bg-info-soft text-md font-medium text-info-text">
      {TEXT.drop}
    </div>
  );
}

/** Browsers tell of what is dragged at least every half second. */
const GONE_MS = 1_000;

/** Handlers that take what is dropped, and whether something hovers. */
function useDrop(onDrop: (picked: PickedFiles) => void) {
  const [isOver, setOver] = useState(false);
  const gone = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(gone.current), []);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
      // The end of a drag is not always told, and a last word can come after it.
      clearTimeout(gone.current);
      gone.current = setTimeout(() => setOver(false), GONE_MS);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void pickedFromDrop(event.dataTransfer).then(onDrop);
    },
  };
}
