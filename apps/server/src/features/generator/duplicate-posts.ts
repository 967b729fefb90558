import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import { auditActing } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { contentOfOwn, mediaTypeOf } from '../posts/index.ts';
import { type DraftFields, type DraftRow, ensureGeneratorProfile, insertDraft } from './store.ts';

/**
 * Starts a draft that says and shows what posts of the profile do, whatever became of them: one network each, without a
 * time. What they show is the first one's that has files. 404 when one of them is not the profile's.
 */
export async function duplicatePosts(tx: Sql, scope: ProfileScope, ids: readonly number[]): Promise<DraftRow> {
  const posts = await contentOfOwn(tx, scope.profileId, ids);
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
  };
  await ensureGeneratorProfile(tx, scope);
  const draft = await insertDraft(tx, scope, fields);
  await auditActing(tx, scope.actor, { action: 'draft.create', objectType: 'generated_posting', objectId: draft.id });
  return draft;
}
