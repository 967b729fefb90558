/**
 * LinkedIn's "little" text format (learn.microsoft.com/linkedin, "little Text Format"): reserved characters must be
 * escaped by a backslash. LinkedIn does not refuse an unescaped one; it cuts the text off there without a word.
 */
const RESERVED = new Set('|{}@[]()<>#\\*_~');

export type LittleText = {
  /** As people read it. */
  text: string;
  /** As LinkedIn keeps it: hashtags as templates. */
  stored: string;
  truncated: boolean;
};

type Piece = { length: number; text: string; stored: string };

const unescaped = (text: string) => text.replaceAll(/\\([|{}@[\]()<>#\\*_~])/g, '$1');

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

const LENIENT_LINK = /https?:\/\/(?:\\.|[^\s<>{}|[\]\\])+/uy;
const STRICT_LINK = /https?:\/\/(?:\\.|[^\s<>{}|[\]\\()*~])+/uy;

/** Inside an address reserved characters may stand bare or escaped; both are seen to work, strictly not all of them bare. */
function urlAt(source: string, at: number, strict: boolean): Piece | undefined {
  const found = match(strict ? STRICT_LINK : LENIENT_LINK, source, at);
  return found ? { length: found[0].length, text: unescaped(found[0]), stored: found[0] } : undefined;
}

function hashtagAt(source: string, at: number): Piece | undefined {
  const template = match(/\{hashtag\|\\?#\|((?:\\.|[^|{}\\])+)\}/uy, source, at);
  const plain = template ?? match(/#([\p{L}\p{N}]+)/uy, source, at);
  if (!plain) return undefined;
  const word = plain[1] ?? '';
  return { length: plain[0].length, text: `#${unescaped(word)}`, stored: `{hashtag|\\#|${word}}` };
}

/** A mention counts only when the name is the one of the URN; else its name stays as plain text. */
function mentionAt(source: string, at: number, nameOf: (urn: string) => string | undefined): Piece | undefined {
  const found = match(/@\[((?:\\.|[^\]\\])*)\]\((urn:li:\w+:[^\s)]+)\)/uy, source, at);
  if (!found) return undefined;
  const name = unescaped(found[1] ?? '');
  const known = nameOf(found[2] ?? '') === name;
  return { length: found[0].length, text: name, stored: known ? found[0] : (found[1] ?? '') };
}

function plainAt(source: string, at: number): Piece | undefined {
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (char === '\\') {
    const next = source.charAt(at + 1);
    return RESERVED.has(next) ? { length: 2, text: next, stored: `\\${next}` } : undefined;
  }
  return RESERVED.has(char) ? undefined : { length: char.length, text: char, stored: char };
}

export function readLittleText(
  source: string,
  nameOf: (urn: string) => string | undefined,
  strict = false,
): LittleText {
  let [at, text, stored] = [0, '', ''];
  while (at < source.length) {
    const piece =
      urlAt(source, at, strict) ?? hashtagAt(source, at) ?? mentionAt(source, at, nameOf) ?? plainAt(source, at);
    if (!piece) return { text, stored, truncated: true };
    at += piece.length;
    text += piece.text;
    stored += piece.stored;
  }
  return { text, stored, truncated: false };
}
