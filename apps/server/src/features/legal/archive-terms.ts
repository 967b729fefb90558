import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, jsonFile } from '../../platform/feature/archived.ts';

/** The terms that a person accepted, as they were worded. */
export async function archiveTerms({ db }: Deps, userId: number): Promise<Archived> {
  const rows = query
    .selectFrom('terms_acceptances as a')
    .innerJoin('terms_wordings as w', 'w.hash', 'a.wording')
    .select(['a.accepted_at', 'w.locale as language', 'w.body as text'])
    .where('a.user_id', '=', userId)
    .orderBy('a.accepted_at');
  return { files: [jsonFile('accepted-terms', () => db.rows(rows))] };
}
