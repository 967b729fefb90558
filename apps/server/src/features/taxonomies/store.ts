import type { Term, TermKind, TermNamed } from '@waypost/contract/taxonomies';
import { inEveryLanguage, type Locale, textIn } from '@waypost/i18n';
import type { Curated } from '../../platform/curated/curated.ts';
import { bool } from '../../platform/db/column.ts';
import type { Reads } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { query, typed } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';

// Terms are the installation's own: there is no profile whose scope could be asked.

/** One that was retired can be offered again for ever. */
export const TERMS: Curated<'taxonomy_terms'> = {
  ...{ table: 'taxonomy_terms', noun: 'taxonomy_term', kinds: 'kind', counted: 'kind', added: 'last' },
};

const offered = prepared('terms-offered', (p: { kind: TermKind }) =>
  query
    .selectFrom('taxonomy_terms')
    .select(['slug', 'name'])
    .where('kind', '=', p.kind)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);

/** Those that can be chosen, in the reader's language; one without a name is none (LIB-014). */
export const offeredTerms = async (db: Reads, kind: TermKind, locale: Locale): Promise<TermNamed[]> =>
  (await db.rows(offered({ kind })))
    .map(({ slug, name }) => ({ slug, name: textIn(locale, name) }))
    .filter(({ slug, name }) => slug !== '' && name !== '');

const kept = query
  .selectFrom('taxonomy_terms')
  .select(['id', 'kind', 'slug', 'name', 'version', typed(bool)`deleted_at IS NULL`.as('active')])
  .orderBy('kind')
  .orderBy('position')
  .orderBy('id');

export const allTerms = async (db: Reads): Promise<Term[]> =>
  (await db.rows(kept)).map((row) => ({ ...row, name: inEveryLanguage(row.name) }));

export async function readTerm(db: Reads, id: number): Promise<Term> {
  const row = await db.row(kept.where('id', '=', id));
  if (row === null) throw notFound();
  return { ...row, name: inEveryLanguage(row.name) };
}
