import { escapeHtml } from '../../../platform/html/escape.ts';
import { quotedPrintable } from './quoted-printable.ts';

/** Where a value stands; each place has an escaping of its own. */
export type SlotPlace = 'html' | 'text' | 'url' | 'header';

export type ContactField = 'first_name' | 'last_name' | 'email';

/** What differs from one recipient to the next. */
export type Slot =
  | { readonly kind: 'contact'; readonly field: ContactField; readonly fallback: string; readonly place: SlotPlace }
  /** The address that counts a click and leads on; `ordinal` is the link's place in the run's table. */
  | { readonly kind: 'link'; readonly ordinal: number; readonly place: 'html' | 'text' }
  | { readonly kind: 'pixel' | 'unsubscribe' | 'view'; readonly place: 'html' | 'text' };

/** A body as it was compiled: what all have, and what each has of his own. */
export type Piece = string | Slot;

/** Control characters and marks that turn the direction of the text around them (CVE-2021-42574). */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A value for its place; nothing that a contact is called can become markup, a line or another link. */
export function escapedFor(place: SlotPlace, value: string): string {
  const shown = value.toWellFormed().replace(UNSEEN, ' ').trim();
  if (place === 'html') return escapeHtml(shown);
  if (place === 'url') return encodeURIComponent(shown);
  return shown;
}

/** The same as bytes of a quoted-printable body, ending at the beginning of a line. */
export const slotBytes = (place: SlotPlace, value: string): string => quotedPrintable(escapedFor(place, value));
