/** Puts `text` at the caret of the field, with a space before it where a word ends there. */
export function insertAt(
  value: string,
  selection: { readonly start: number; readonly end: number },
  text: string,
): { value: string; caret: number } {
  const before = value.slice(0, selection.start);
  const glue = text.startsWith('#') && before !== '' && !/\s$/u.test(before) ? ' ' : '';
  const head = before + glue + text;
  return { value: head + value.slice(selection.end), caret: head.length };
}

/** The same in a field of the screen, at its end while it is not there; `write` takes the new text, then the caret stands behind what was put in. */
export function insertInto(
  area: HTMLTextAreaElement | null | undefined,
  before: string,
  text: string,
  write: (value: string) => void,
): void {
  const selection = { start: area?.selectionStart ?? before.length, end: area?.selectionEnd ?? before.length };
  const { value, caret } = insertAt(before, selection, text);
  write(value);
  requestAnimationFrame(() => {
    area?.focus();
    area?.setSelectionRange(caret, caret);
  });
}
