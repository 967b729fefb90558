import { query } from '../../platform/db/query.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Archived, inPages, jsonFile } from '../../platform/feature/archived.ts';
import { readNotices } from './notices.ts';

/** Which notices a person wants, and which mails were written to her: not their words, which hold links that open things. */
export async function archiveNotices({ db }: Deps, userId: number): Promise<Archived> {
  const mails = (after: number, limit: number) =>
    db.rows(
      query
        .selectFrom('mails')
        .select(['id', 'kind', 'address', 'locale as language', 'state', 'created_at', 'sent_at'])
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    );
  return {
    files: [
      jsonFile('notices-by-mail', async () => (await readNotices(db, userId)) ?? []),
      jsonFile('mails', () => inPages(mails)),
    ],
  };
}
