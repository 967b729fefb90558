import type { scheduleLibraryPost } from '@waypost/contract/library';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { BodyOf } from '@waypost/contract/wire';
import { auditActing } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { any, query } from '../../platform/db/query.ts';
import { invalid, text } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { createPosts, keepConnections, oncePerKey } from '../posts/index.ts';
import { nextSlots } from '../slots/index.ts';
import { connectedApps, contentOf } from './content.ts';
import type { LibraryDeps } from './deps.ts';
import { keepLibrary } from './policy.ts';
import { offeredPost } from './store.ts';

type Asked = BodyOf<typeof scheduleLibraryPost>;

/**
 * Makes posts of a library post. Which slots are free is asked while the connections are held, as everybody does who takes one: two at
 * once get two of them. A repeat under the same key answers what the first one answered.
 */
export async function schedulePost(
  deps: LibraryDeps,
  scope: ProfileScope,
  id: number,
  { asked, key }: { readonly asked: Asked; readonly key: string | null },
): Promise<{ ids: number[]; fireAt: Date }> {
  const ids = await oncePerKey(deps, scope, { key, asked: { library: id, ...asked } }, async (tx) => {
    await keepLibrary(tx, scope.actor);
    const post = await offeredPost(tx, scope, id);
    await keepConnections(tx, [scope]);
    const applications = asked.applications ?? (await connectedApps(tx, scope));
    if (applications.length === 0) throw invalid({ applications: [text('library.nowhere')] });
    const fireAt = asked.fire_at ? new Date(asked.fire_at) : null;
    const slotByApp = fireAt === null ? await freeSlots(deps, tx, scope, applications) : {};
    const made = await createPosts(deps, tx, [scope], {
      ...contentOf(post),
      linkPicture: null,
      firstComment: null,
      source: 'library',
      postingId: id,
      generatedPostingId: null,
      undoSeconds: 0,
      applications,
      fireAt,
      slotByApp,
      ...(asked.message !== undefined && { message: asked.message }),
    });
    await auditActing(tx, scope.actor, { action: 'library_post.schedule', objectType: 'posting', objectId: id });
    return made;
  });
  const first = await deps.db.row(
    query
      .selectFrom('scheduled_postings')
      .select('fire_at')
      .where('id', '=', any(ids))
      .where('profile_id', '=', scope.profileId)
      .orderBy('fire_at')
      .limit(1),
  );
  return { ids, fireAt: first?.fire_at ?? deps.clock.now() };
}

/** The next free slot of each; a network that has none says so. */
async function freeSlots(
  { clock }: LibraryDeps,
  tx: Sql,
  scope: ProfileScope,
  applications: readonly SocialApp[],
): Promise<Partial<Record<SocialApp, string>>> {
  const found = await nextSlots({ db: tx, clock }, scope, applications);
  const without = found.filter(({ at, reason }) => at === null && reason !== 'not_connected');
  if (without.length > 0)
    throw invalid({ fire_at: without.map(({ app }) => text('library.noSlot', { network: CHANNELS[app].name })) });
  return Object.fromEntries(found.flatMap(({ app, at }) => (at === null ? [] : [[app, at]])));
}
