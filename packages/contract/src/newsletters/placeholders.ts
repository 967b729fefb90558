import { PLACEHOLDERS } from '../posts/message.ts';

export const CONTACT_PLACEHOLDERS = ['contact.first_name', 'contact.last_name', 'contact.email'] as const;
/** What a newsletter may name in double braces: what posts may, and its reader. */
export const NEWSLETTER_PLACEHOLDERS = [...PLACEHOLDERS, ...CONTACT_PLACEHOLDERS] as const;
export type NewsletterPlaceholder = (typeof NEWSLETTER_PLACEHOLDERS)[number];

export const isNewsletterPlaceholder = (name: string): name is NewsletterPlaceholder =>
  (NEWSLETTER_PLACEHOLDERS as readonly string[]).includes(name);
export const isOfContact = (name: string): boolean => name.startsWith('contact.');

/** A place to be filled: `{{contact.first_name|traveller}}`. */
export interface Named {
  readonly name: string;
  /** What stands there where nothing is known; null where the writer said nothing. */
  readonly fallback: string | null;
}

/** `{% raw %}` keeps braces as they are, as in posts. */
const TAGS = /\{%\s*raw\s*%\}([\s\S]*?)\{%\s*endraw\s*%\}|\{\{[^\S\n]*([^{}|\n]*?)[^\S\n]*(?:\|([^{}\n]*))?\}\}/g;

/** A text in its parts: what is said to all, and what is filled. Unknown names are parts too: rules refuse them. */
export function splitPlaceholders(text: string): (string | Named)[] {
  const parts: (string | Named)[] = [];
  let at = 0;
  for (const match of text.matchAll(TAGS)) {
    const [whole, raw, name = '', fallback] = match;
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push(raw ?? { name, fallback: fallback?.trim() || null });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

export const placeholdersOf = (text: string): Named[] =>
  splitPlaceholders(text).filter((part) => typeof part !== 'string');
export const unknownPlaceholder = (text: string): string | undefined =>
  placeholdersOf(text).find(({ name }) => !isNewsletterPlaceholder(name))?.name;

/** A line as somebody reads it of whom nothing is known, where nobody's names are at hand. */
export const readByNobody = (text: string): string =>
  splitPlaceholders(text)
    .map((part) => (typeof part === 'string' ? part : (part.fallback ?? '…')))
    .join('');
