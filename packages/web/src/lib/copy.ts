/** Copies a text. Resolves to whether that worked; a page that comes by plain http has only the older way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Selects the text in a field for a moment, beside what has the focus, so that a layer keeps it. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  field.readOnly = true;
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  // There is no other way where the page is not trusted with the clipboard.
  // oxlint-disable-next-line typescript/no-deprecated
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
