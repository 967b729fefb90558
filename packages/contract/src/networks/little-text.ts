/**
 * LinkedIn's "little" text format (learn.microsoft.com/linkedin, "little Text Format"). Reserved characters need a
 * backslash. An unescaped one is not refused: everything behind it is silently missing from the post.
 */
const RESERVED = /[|{}@[\]()<>#\\*_~]/g;
/**
 * In addresses the others are seen to stay bare and link by themselves; a posting that was cut off had brackets, an
 * asterisk or a tilde there. Escaped they work too.
 */
const RESERVED_IN_LINK = /[()*~]/g;

const escaped = (text: string) => text.replace(RESERVED, '\\$&');

/** An address, without the punctuation that closes the sentence around it. */
const LINK = /https?:\/\/[^\s<>{}|[\]\\]*[^\s<>{}|[\]\\.,;:!?'"”»’)*_~]/u;
/** A word with at least one letter, so that `#1` stays a number; not inside another word. */
const HASHTAG = /(?<![\p{L}\p{N}\p{M}_&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}\p{M}_]+/u;
const TOKENS = new RegExp(`(?<link>${LINK.source})|(?<tag>${HASHTAG.source})`, 'gu');

export function writeLittleText(text: string): string {
  let [out, at] = ['', 0];
  for (const match of text.matchAll(TOKENS)) {
    out += escaped(text.slice(at, match.index));
    const [token] = match;
    out += match.groups?.link === undefined ? hashtag(token.slice(1)) : token.replace(RESERVED_IN_LINK, '\\$&');
    at = match.index + token.length;
  }
  return out + escaped(text.slice(at));
}

const hashtag = (word: string) => `{hashtag|\\#|${escaped(word)}}`;
