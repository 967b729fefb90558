// Made when somebody asks: they bring tables of their own.
let characters: Intl.Segmenter | undefined;
const charactersOf = (text: string) => {
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return characters.segment(text);
};

/** What people count as characters: a flag or a family is one. */
export const countCharacters = (text: string): number => {
  let count = 0;
  for (const _ of charactersOf(text)) count++;
  return count;
};

/** The first so many characters. */
function firstOf(text: string, most: number): string {
  let count = 0;
  for (const { index } of charactersOf(text)) if (count++ === most) return text.slice(0, index);
  return text;
}

/** Of a text that was cut nothing should be left hanging. */
const DANGLING = /[\s,;:&+|/\\\-–—(«“‘"'¿¡]+$/u;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * One line of at most so many characters, cut between words. Languages that write none between them are cut where a word
 * ends; a single word that is longer is cut anywhere, and says so by its dots. Marks that turn what follows around are left out.
 */
export function cutText(text: string, most: number): string {
  const line = text.replaceAll(CONTROL, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (countCharacters(line) <= most) return line;
  const head = firstOf(line, most);
  const whole = line[head.length] === ' ' ? head : head.slice(0, Math.max(head.lastIndexOf(' '), 0));
  const kept = whole.replace(DANGLING, '') || upToAWord(line, head.length).replace(DANGLING, '');
  return kept || `${firstOf(line, most - 1)}…`;
}

/** The words that end before a place; empty when it stands in the first one. */
function upToAWord(line: string, place: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)) {
    if (index + segment.length > place) break;
    end = index + segment.length;
  }
  return line.slice(0, end);
}
