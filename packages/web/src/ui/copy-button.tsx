import { useEffect, useState } from "react";
import { copyText } from "../lib/copy.ts";
import { TEXT } from "../text.ts";
import { Button, IconButton } from "./button.tsx";

const SHOWN_MS = 1_600;

/** Copies a text, and says so for a moment. */
export function CopyButton({
  text,
  label,
  words = false,
}: {
  text: string;
  label?: string;
  words?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => void copyText(text).then(setCopied);
  const name = copied ? TEXT.copy.copied : (label ?? TEXT.copy.copy);
  const icon = copied ? "check" : "copy";
  if (!words) return <IconButton icon={icon} label={name} onClick={copy} />;
  return (
    <Button icon={icon} onClick={copy}>
      {name}
    </Button>
  );
}
