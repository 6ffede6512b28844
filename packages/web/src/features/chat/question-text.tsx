import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { plain } from "../../lib/plain.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { TEXT } from "./text.ts";

/** What was asked, and on demand a field to say it in other words. */
export function QuestionText({
  question,
  isLast,
  onEdit,
}: {
  question: string;
  isLast: boolean;
  onEdit: ((question: string) => void) | null;
}) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing && onEdit)
    return (
      <EditQuestion
        question={question}
        hint={isLast ? TEXT.editHint : TEXT.forkHint}
        onClose={() => setEditing(false)}
        onEdit={onEdit}
      />
    );
  return (
    <div className="flex items-start gap-2">
      <p className="min-w-0 grow border-l-2 border-text py-0.5 pl-4 text-lg break-words whitespace-pre-wrap">
        <span className="sr-only">{TEXT.you}: </span>
        {plain(question)}
      </p>
      {onEdit && <IconButton icon="pencil" label={TEXT.edit} onClick={() => setEditing(true)} />}
    </div>
  );
}

function EditQuestion({
  question,
  hint,
  onClose,
  onEdit,
}: {
  question: string;
  hint: string;
  onClose: () => void;
  onEdit: (question: string) => void;
}) {
  const [text, setText] = useState(question);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const send = () => {
    if (text.trim() === "") return;
    onClose();
    onEdit(text.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="grid gap-2">
      <textarea
        ref={area}
        aria-label={TEXT.edit}
        value={text}
        rows={Math.min(8, text.split("\n").length + 1)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        className="block w-full resize-none rounded-card border border-control-line bg-surface px-3.5 py-2.5 text-lg outline-none focus:border-text"
      />
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow text-xs text-text-2">{hint}</p>
        <Button onClick={onClose}>{TEXT.cancel}</Button>
        <Button look="primary" onClick={send}>
          {TEXT.send}
        </Button>
      </div>
    </div>
  );
}
