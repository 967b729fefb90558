import { INFIX_FROM } from '@waypost/contract/contacts';
import { sql } from '../../../platform/db/query.ts';

const escaped = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/**
 * What a search means as a condition on contacts: each of its words somewhere in address or names, whatever case and accents. Where
 * none has three letters, which is what a trigram has, the whole is the beginning of one of them.
 */
export function foundBy(filter: string) {
  const words = filter.split(/\s+/).filter((word) => word !== '');
  if (words.every((word) => [...word].length < INFIX_FROM)) {
    const start = `${escaped(words.join(' '))}%`;
    return sql<boolean>`(email_key LIKE lower(${start}) OR first_key LIKE contact_fold(${start}) OR last_key LIKE contact_fold(${start}))`;
  }
  return sql.join<boolean>(
    words.map((word) => sql<boolean>`search LIKE contact_fold(${`%${escaped(word)}%`})`),
    sql` AND `,
  );
}
