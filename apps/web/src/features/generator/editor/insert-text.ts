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
