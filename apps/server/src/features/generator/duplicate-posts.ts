import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { auditActing } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { contentOfOwn, mediaTypeOf } from '../posts/index.ts';
import { type DraftFields, type DraftRow, ensureGeneratorProfile, insertDraft } from './store.ts';

/**
 * Starts a draft that says and shows what posts of the person do, whatever became of them: one network each, without a
 * time. What they show is the first one's that has files. Siblings in other profiles are written anew there: the draft
 * goes to them too. 404 when one of them is somebody else's.
 */
export async function duplicatePosts(tx: Sql, scope: ProfileScope, ids: readonly number[]): Promise<DraftRow> {
  const own = await contentOfOwn(tx, scope.actor, ids);
  const here = own.filter((post) => post.profile_id === scope.profileId);
  const posts = here.length > 0 ? here : own;
  const [first] = posts;
  // Of a link posted together the networks that show links may have no file of their own.
  const media = posts.find((post) => post.media.length > 0)?.media ?? [];
  const byApp = new Map(posts.map((post) => [post.app, post]));
  const same = posts.every(({ message }) => message === first?.message);
  const per = <T>(of: (post: (typeof posts)[number]) => T | null) =>
    Object.fromEntries(
      [...byApp].flatMap(([app, post]) => {
        const value = of(post);
        return value === null ? [] : [[app, value]];
      }),
    ) as Partial<Record<SocialApp, T>>;
  const fields: DraftFields = {
    applications: SOCIAL_APPS.filter((app) => byApp.has(app)),
    message: first?.message ?? '',
    message_by_app: same ? {} : per(({ message }) => message),
    link: first?.link ?? null,
    shows: posts.some((post) => post.shows_link) ? 'link' : null,
    media_ids: media.map((medium) => medium.image_id),
    alt_texts: media.map((medium) => medium.alt_text ?? ''),
    first_comment: posts.find(({ comment }) => comment !== null)?.comment ?? null,
    media_types: per(mediaTypeOf),
    also_profiles: [...new Set(here.length > 0 ? own.map((post) => post.profile_id) : [])].filter(
      (profile) => profile !== scope.profileId,
    ),
  };
  await ensureGeneratorProfile(tx, scope);
  const draft = await insertDraft(tx, scope, fields);
  await auditActing(tx, scope.actor, { action: 'draft.create', objectType: 'generated_posting', objectId: draft.id });
  return draft;
}
