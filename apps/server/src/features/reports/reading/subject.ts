import type { Locale } from '@waypost/contract/wire';

interface Told {
  /** As its run has frozen it, in pieces. */
  readonly sent_subject: unknown;
  readonly subject: string | null;
  /** Of the campaign, by language. */
  readonly variants: unknown;
}

/** A subject as everybody reads it: what went out, else the advisor's own, else what staff say. */
export function subjectText({ sent_subject, subject, variants }: Told): string {
  if (Array.isArray(sent_subject)) return sent_subject.map(pieceText).join('');
  if (subject !== null) return subject;
  return writtenSubject(variants);
}

/** What staff say, in this language or the first that they wrote. */
export function writtenSubject(variants: unknown, locale?: Locale): string {
  if (typeof variants !== 'object' || variants === null) return '';
  const own: unknown = locale === undefined ? null : Reflect.get(variants, locale);
  for (const variant of [own, ...Object.values(variants)]) {
    const said: unknown = Reflect.get(Object(variant), 'subject');
    if (typeof said === 'string') return said;
  }
  return '';
}

/** Whoever has no name is called by the fall-back, and so is the reader of a report. */
function pieceText(piece: unknown): string {
  if (typeof piece === 'string') return piece;
  const fallback: unknown = Reflect.get(Object(piece), 'fallback');
  return typeof fallback === 'string' ? fallback : '';
}
