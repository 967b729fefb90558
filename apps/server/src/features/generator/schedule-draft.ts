import type { scheduleDraft as endpoint } from '@waypost/contract/generator';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { filesShown, linkShown } from '@waypost/contract/posts';
import { type BodyOf, completeAddress } from '@waypost/contract/wire';
import type { Sql } from '../../platform/db/database.ts';
import { conflict, invalid, notFound, text } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { keepLibrary, offeredPost } from '../library/index.ts';
import { mediaByIds, mediaOfDraft, selectOfLink } from '../media/index.ts';
import { createPosts, keepPro, refusedIn } from '../posts/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import type { GeneratorDeps } from './deps.ts';
import { claimDraft, type DraftFields, type DraftRow, findDraft, saveScheduled } from './store.ts';

type Payload = BodyOf<typeof endpoint>;

/**
 * Turns a draft into posts, once. The claim and the posts are one transaction: a double click, a second tab or a
 * repeat after a lost answer waits for the first and answers the same ids; a refused one leaves the draft open.
 */
export async function scheduleDraft(
  deps: GeneratorDeps,
  scope: ProfileScope,
  id: number,
  payload: Payload,
): Promise<number[]> {
  return deps.db.transaction(async (tx) => {
    await keepPro(tx, scope.actor);
    const draft = await claimDraft(tx, scope, { id, version: payload.version });
    if (draft === null) return earlierPosts(tx, scope, id);
    const { posting, offered } = await libraryPostOf(tx, scope, draft, payload);
    const content = contentOf(draft, payload);
    const own = [...(await mediaOfDraft(tx, scope, draft.media_ids)), ...offered];
    const files = (await mediaByIds(tx, scope, content.media_ids, own)).map((medium, at) => ({
      ...medium,
      alt: content.alt_texts[at]?.trim() || (medium.description ?? ''),
    }));
    const media = filesShown(content.shows, files);
    const link = linkShown(content.shows, content.link);
    const posts = {
      applications: content.applications,
      fireAt: content.fire_at,
      message: content.message,
      messageByApp: content.message_by_app,
      slotByApp: content.slot_by_app,
      link,
      shows: content.shows,
      media,
      altTexts: media.map(({ alt }) => alt),
      linkPicture: link === null ? null : await selectOfLink(tx, scope, link),
      firstComment: content.first_comment,
      mediaTypes: content.media_types,
      source: posting === null ? 'generator' : 'library',
      postingId: posting,
      generatedPostingId: id,
      undoSeconds: payload.undo_seconds,
    } as const;
    const ids = await createPosts(deps, tx, await scopesOf(tx, scope, content.also_profiles), posts);
    await saveScheduled(tx, scope, id, { ...content, posting_id: posting, posts: ids });
    return ids;
  });
}

/**
 * The library post that this is made of: the draft's, unless the call names another one, or none. What staff take out of the library
 * later stays what the advisor has made of it; 403 where he has lost the permission.
 */
async function libraryPostOf(tx: Sql, scope: ProfileScope, draft: DraftRow, { posting_id: asked }: Payload) {
  const posting = asked === undefined ? draft.posting_id : asked;
  if (posting === null) return { posting, offered: [] };
  await keepLibrary(tx, scope.actor);
  const offered = posting === draft.posting_id ? [] : (await offeredPost(tx, scope, posting)).media;
  return { posting, offered };
}

/** The draft's own profile, then the others by their ids; 404 when one is not the person's, 403 with its name when its generator is off. */
async function scopesOf(tx: Sql, scope: ProfileScope, others: readonly number[]): Promise<ProfileScope[]> {
  const further = [...new Set(others)].filter((id) => id !== scope.profileId).sort((a, b) => a - b);
  const scopes: ProfileScope[] = [];
  for (const id of further)
    scopes.push(
      await scopeOfProfile(tx, scope.actor, id, 'compose').catch((error) => refusedIn(tx, scope.actor, id, error)),
    );
  return [scope, ...scopes];
}

async function earlierPosts(tx: Sql, scope: ProfileScope, id: number): Promise<number[]> {
  const draft = await findDraft(tx, scope, id);
  if (draft === null) throw notFound();
  // A call that comes late, after scheduling was taken back: what it asks for is not wanted any more.
  if (draft.scheduled_at === null) throw conflict('errors.stale_version', { code: 'stale_version' });
  return draft.scheduled_postings_ids;
}

/** What the call says; where it says nothing, what was saved in the draft. */
function contentOf(draft: DraftRow, payload: Payload): Required<Omit<DraftFields, 'posting_id'>> {
  const images = chosenImages(payload);
  const message_by_app = payload.message_by_app ?? draft.message_by_app;
  return {
    applications: SOCIAL_APPS.filter((app) => payload.applications.includes(app)),
    fire_at: payload.fire_at === null ? null : new Date(payload.fire_at),
    message: payload.message,
    message_by_app: message_by_app,
    // A time without slots is the whole time: what the draft had before is not meant.
    slot_by_app: payload.slot_by_app ?? {},
    link: completeAddress(payload.link === undefined ? draft.link : payload.link),
    shows: payload.shows === undefined ? draft.shows : payload.shows,
    media_ids: images ?? draft.media_ids,
    alt_texts: payload.alt_texts ?? (images === null ? draft.alt_texts : []),
    first_comment: payload.first_comment === undefined ? draft.first_comment : payload.first_comment,
    media_types: payload.media_types ?? draft.media_types,
    also_profiles: payload.also_profiles ?? draft.also_profiles,
  };
}

/** One media source at most (GEN-035); none means the draft's own. */
function chosenImages({ custom_image_id: one, custom_image_ids: many }: Payload): number[] | null {
  if (one !== undefined && one !== null) {
    if (many !== undefined && (many.length !== 1 || many[0] !== one))
      throw invalid({ custom_image_id: [text('generator.errors.twoMediaSources')] });
    return [one];
  }
  return many ?? null;
}
