/** A place in a text that is filled, or whose braces stay as they are. */
interface Tag {
  readonly from: number;
  readonly to: number;
  /** What stands between `{% raw %}` and `{% endraw %}`; null of a placeholder. */
  readonly raw: string | null;
  /** What stands between the double braces. */
  readonly inside: string;
}

const OPENING = /\{%\s*raw\s*%\}|\{\{([^{}\n]*)\}\}/g;
const END = /\{%\s*endraw\s*%\}/g;

/** The next match of a pattern from a place on. */
function next(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/**
 * `{{…}}` and `{% raw %}…{% endraw %}` of a text, in their order. No text is read more often than once from end to end: anybody may write
 * one of seventy thousand characters.
 */
export function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  let ends = true;
  for (let at = 0; ; ) {
    const opening = next(OPENING, text, at);
    if (opening === null) return tags;
    at = opening.index + opening[0].length;
    const inside = opening[1];
    if (inside !== undefined) tags.push({ from: opening.index, to: at, raw: null, inside });
    else if (ends) {
      const end = next(END, text, at);
      ends = end !== null;
      if (end === null) continue;
      const to = end.index + end[0].length;
      tags.push({ from: opening.index, to, raw: text.slice(at, end.index), inside: '' });
      at = to;
    }
  }
}
