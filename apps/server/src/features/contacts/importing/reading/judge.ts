import type { ImportMapping } from '@waypost/contract/contacts';
import { IMPORT_FIELDS, type ImportField, type RowFault } from '@waypost/contract/contacts/import-rules';
import { CONTACT_NAME_MAX, isContactEmail } from '@waypost/contract/contacts/rules';
import { addressKey, hashOf, type Pepper } from '../../address.ts';
import { cleanEmail, cleanText } from './clean.ts';
import type { Row } from './row.ts';

/** A row as the import's statements take it. */
export interface GoodRow {
  readonly row: number;
  readonly email: string;
  readonly key: string;
  /** Hexadecimal. */
  readonly hash: string;
  readonly first: string;
  readonly last: string;
}
export interface BadRow {
  readonly row: number;
  readonly field: ImportField;
  readonly fault: RowFault;
  /** As they stand in the file, cut where they are endless. */
  readonly email: string;
  readonly first: string;
  readonly last: string;
}

const CUT = 300;

/** Which cell becomes what; -1 for none. */
export function placesOf(columns: readonly string[], mapping: ImportMapping): Readonly<Record<ImportField, number>> {
  const at = (field: ImportField) =>
    columns.findIndex((name) => Object.hasOwn(mapping, name) && mapping[name] === field);
  const [email, first_name, last_name] = IMPORT_FIELDS.map(at) as [number, number, number];
  return { email, first_name, last_name };
}

/**
 * Judges one row after another; it remembers the addresses that it has seen, so that the second row of one address is told as that. The
 * same file is always judged alike.
 */
export function judgeRows(
  places: Readonly<Record<ImportField, number>>,
  pepper: Pepper,
): (row: Row) => GoodRow | BadRow {
  const seen = new Set<string>();
  return ({ number, cells }) => {
    const said = (field: ImportField) => cells[places[field]] ?? '';
    const [email, first, last] = [
      cleanEmail(said('email')),
      cleanText(said('first_name')),
      cleanText(said('last_name')),
    ];
    const bad = (field: ImportField, fault: RowFault): BadRow => {
      const cut = (text: string) => text.slice(0, CUT).toWellFormed();
      return { row: number, field, fault, email: cut(cleanText(said('email'))), first: cut(first), last: cut(last) };
    };
    if (email === '') return bad('email', 'no_email');
    if (!isContactEmail(email)) return bad('email', 'bad_email');
    if (first.length > CONTACT_NAME_MAX) return bad('first_name', 'long_name');
    if (last.length > CONTACT_NAME_MAX) return bad('last_name', 'long_name');
    const key = addressKey(email);
    if (seen.has(key)) return bad('email', 'duplicate');
    seen.add(key);
    return { row: number, email, key, hash: hashOf(pepper, key).toString('hex'), first, last };
  };
}

export const isBad = (row: GoodRow | BadRow): row is BadRow => 'fault' in row;
