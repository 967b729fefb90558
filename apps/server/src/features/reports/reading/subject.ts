import { readByNobody } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/contract/wire';
import { type Piece, piecesOfBodies } from '../../mailing/index.ts';

interface Told {
  /** As its run has frozen it, in pieces; nothing before, and once it was erased. */
  readonly sent_subject: readonly Piece[] | null;
  readonly subject: string | null;
  /** Of the campaign, by language. */
  readonly variants: unknown;
}

/** A subject as everybody reads it: what went out, else the advisor's own, else what staff say. Whoever has no name is called by the fall-back. */
export async function subjectText({ sent_subject, subject, variants }: Told): Promise<string> {
  if (sent_subject !== null) return (await piecesOfBodies()).shownPieces(sent_subject);
  return readByNobody(subject ?? writtenSubject(variants));
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
