import { fillPlaceholders } from '@waypost/contract/posts';
import { bool } from '../../../../platform/db/column.ts';
import { type Database, readsOf } from '../../../../platform/db/database.ts';
import { query, typed } from '../../../../platform/db/query.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { conflict, notFound } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { textSettingsOf } from '../../../profiles/index.ts';
import { loadPost } from '../../reading/store.ts';
import { type Changed, changePost } from '../change-post.ts';
import { applyEdit } from '../edit-post.ts';

/** What staff say by now; none of a post that they did not change after its agent. */
const textOf = (id: number) =>
  query
    .selectFrom('scheduled_postings as s')
    .innerJoin('postings as po', 'po.id', 's.posting_id')
    .select(['po.message', 's.profile_id', 's.staff_changed_at'])
    // They have changed it once more, and this post has not followed yet: that text was shown to nobody.
    .select(typed(bool)`s.source_version < po.worded_version`.as('behind'))
    .where('s.id', '=', id)
    .where('s.staff_changed_at', 'is not', null);

/** 404 for a post of somebody else, and for one of which there is nothing to say. */
export async function readStaffText(db: Database, actor: Actor, id: number) {
  await loadPost(db, actor, id, 'read');
  const row = await db.row(textOf(id));
  if (row === null) throw notFound();
  const { placeholders } = await textSettingsOf(readsOf(db), row.profile_id);
  return { message: row.message, filled: fillPlaceholders(row.message, placeholders) };
}

interface Answer {
  readonly take: boolean;
  readonly version?: number | undefined;
}

/** Theirs from now on, also when they change it again; or the own one, of which nothing more is said until the next change of theirs. */
export function answerStaffText(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  { take, version }: Answer,
): Promise<Changed> {
  return changePost(
    deps,
    actor,
    { id, applyToAll: false },
    {
      name: take ? 'take_theirs' : 'keep_own',
      needs: take ? [['edit']] : [],
      apply: async (tx, row, now) => {
        if (version !== undefined && version !== row.version)
          throw conflict('errors.stale_version', { code: 'stale_version' });
        const theirs = await tx.row(textOf(id));
        if (theirs === null) throw notFound();
        if (take && theirs.behind) throw conflict('errors.stale_version', { code: 'stale_version' });
        if (take) await applyEdit(tx, row, { message: theirs.message, ofStaff: true }, now);
        await tx.run(query.updateTable('scheduled_postings').set({ staff_changed_at: null }).where('id', '=', id));
      },
    },
  );
}
