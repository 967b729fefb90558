import { tagsOf } from '../posts/braces.ts';
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

/** A text in its parts: what is said to all, and what is filled. Unknown names are parts too: rules refuse them. */
export function splitPlaceholders(text: string): (string | Named)[] {
  const parts: (string | Named)[] = [];
  let told = 0;
  for (const { from, to, raw, inside } of tagsOf(text)) {
    if (from > told) parts.push(text.slice(told, from));
    parts.push(raw ?? namedIn(inside));
    told = to;
  }
  if (told < text.length) parts.push(text.slice(told));
  return parts;
}

function namedIn(inside: string): Named {
  const bar = inside.indexOf('|');
  if (bar === -1) return { name: inside.trim(), fallback: null };
  return { name: inside.slice(0, bar).trim(), fallback: inside.slice(bar + 1).trim() || null };
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
