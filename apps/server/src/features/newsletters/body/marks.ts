import type { Placeholder } from '@waypost/contract/posts';
import type { ContactField } from '../../mailing/index.ts';

/** What a body says differently to each advisor or reader. */
export type Mark =
  | { readonly kind: 'contact'; readonly field: ContactField; readonly fallback: string }
  | { readonly kind: 'agent'; readonly name: Placeholder; readonly fallback: string }
  /** Where a link leads, which may name the advisor's placeholders. */
  | { readonly kind: 'link'; readonly url: string; readonly name: string; readonly supplier: number | null }
  | { readonly kind: 'header' | 'intro' | 'signature' | 'address' | 'why' | 'view' | 'unsubscribe' | 'pixel' };
export type Part = string | Mark;

/** Stand around a mark's number while the text is compiled; nobody can write them, they are of the private use area. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const OURS = /[\ue000\ue001]/g;
const MARKED = /\ue000(\d+)\ue001/g;

/** What somebody wrote, without what could be taken for a mark. */
export const unmarked = (text: string): string => text.toWellFormed().replace(OURS, '');

export interface Marks {
  readonly put: (mark: Mark) => string;
  readonly all: readonly Mark[];
}
export function openMarks(): Marks {
  const all: Mark[] = [];
  return { all, put: (mark) => `${OPEN}${all.push(mark) - 1}${CLOSE}` };
}

/** A text with its marks in their places. */
export function splitMarks(text: string, marks: readonly Mark[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) parts.push(text.slice(at, match.index));
    const mark = marks[Number(match[1])];
    if (mark !== undefined) parts.push(mark);
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
