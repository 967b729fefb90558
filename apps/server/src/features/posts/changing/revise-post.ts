import {
  type revisePost as endpoint,
  filesShown,
  isBlank,
  isLinkPost,
  linkShown,
  messagesOfStored,
  POST_STATUS,
} from '@waypost/contract/posts';
import { type BodyOf, completeAddress } from '@waypost/contract/wire';
import type { Sql } from '../../../platform/db/database.ts';
import { query, sql } from '../../../platform/db/query.ts';
import type { Deps } from '../../../platform/deps.ts';
import { conflict, invalid, text } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { type Medium, mediaByIds, mediaOfPosts, orderMedia, selectOfLink } from '../../media/index.ts';
import { scopeOfProfile } from '../../profiles/index.ts';
import { domainOf, linkPreviewJob } from '../creating/link-preview.ts';
import { preflightTime, typeOf } from '../post.ts';
import { preflightPosts, refuseErrors } from '../preflight/preflight-posts.ts';
import { connectionOf, profileWorld } from '../preflight/preflight-world.ts';
import { leaveStaged } from '../publishing/stage/leave-staged.ts';
import { type Changed, changePost } from './change-post.ts';
import { type ChangeRow, writeComment, writeMedia } from './change-store.ts';
import { refuseTooSoon } from './edit-post.ts';
import { startAt } from './start-at.ts';

type Revision = BodyOf<typeof endpoint>;

/**
 * Puts another text, other pictures and another time in the place of those that an unpublished post has: as if it were made
 * anew, with the same rules. What was staged of it is left to be removed; a post that was given up gets a new ladder.
 */
export function revisePost(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
  revision: Revision,
): Promise<Changed> {
  return changePost(
    deps,
    actor,
    { id, applyToAll: false },
    {
      name: 'revise',
      needs: [['revise']],
      pro: true,
      apply: async (tx, row, now) => {
        if (revision.version !== row.version) throw conflict('errors.stale_version', { code: 'stale_version' });
        await revise(deps, tx, await scopeOfProfile(tx, actor, row.profile_id, 'compose'), row, revision, now);
      },
    },
  );
}

async function revise(
  deps: Pick<Deps, 'clock'>,
  tx: Sql,
  scope: ProfileScope,
  row: ChangeRow,
  revision: Revision,
  now: Date,
): Promise<void> {
  const { message } = revision;
  if (isBlank(message)) throw invalid({ message: [text('posts.preflight.message_blank')] });
  const fireAt = new Date(revision.fire_at);
  const sameTime = fireAt.getTime() === row.fire_at.getTime();
  // The time that it has may be nearer than a new one: its text alone may change until it leaves.
  if (!sameTime || fireAt <= now) refuseTooSoon(deps, fireAt);
  const { shows } = revision;
  const link = linkShown(shows, completeAddress(revision.link));
  const card = isLinkPost(row.app, { shows, link });
  const { chosen, media, altTexts, edited } = await filesOf(tx, scope, row.id, revision, card ? link : null);
  const firstComment = revision.first_comment?.trim() || null;
  const mediaTypes = revision.media_type === null ? {} : { [row.app]: revision.media_type };
  const content = { applications: [row.app], fireAt, message, link, shows, firstComment, mediaTypes, of: row.id };
  const world = await profileWorld(tx, scope);
  const found = await preflightPosts(deps, tx, world, content, chosen);
  const messages = messagesOfStored(found.messages, sameTime);
  refuseErrors(messages);
  const connection = await connectionOf(tx, row);
  const type = connection.is_feed ? 'feedpost' : typeOf(row.app, media, content, revision.media_type ?? undefined);
  await leaveStaged(tx, sql`p.id = ${row.id}`, 10);
  await tx.run(
    query
      .updateTable('scheduled_postings')
      .set({
        type,
        link,
        shows_link: card,
        domain: domainOf(link),
        has_custom_image: media.length > 0,
        ...(link !== row.link && { link_title: null }),
        ...(edited && { image_edited: true }),
      })
      .where('id', '=', row.id),
  );
  if (edited) await writeMedia(tx, row.id, media, altTexts);
  await orderMedia(tx, { ...row, type, shows_link: card, fire_at: fireAt }, media);
  await writeComment(tx, row.id, firstComment);
  if (link !== null && link !== row.link) await addJob(tx, linkPreviewJob, { posts: [row.id] });
  await startAt(tx, row, connection, fireAt, {
    status: POST_STATUS.pending,
    failures: 0,
    ...(message !== row.message && { message, messageEdited: true }),
    ...(!sameTime && { fireAtEdited: true }),
    preflightAt: preflightTime(fireAt, now, Math.random()),
    preflightResult: messages,
    staged: {},
    stagedVersion: null,
  });
}

/**
 * The files in their new order: of the library, or those that the post has already, whatever the library hides. A link's
 * card without a chosen one shows what is known of its page.
 */
async function filesOf(
  tx: Sql,
  scope: ProfileScope,
  id: number,
  { custom_image_ids: wanted, alt_texts, shows }: Revision,
  card: string | null,
): Promise<{ chosen: Medium[]; media: Medium[]; altTexts: (string | null)[]; edited: boolean }> {
  const before = await mediaOfPosts(tx, [id]);
  const files = await mediaByIds(tx, scope, wanted, before);
  const shown = filesShown(
    shows,
    files.map((medium, at) => ({ ...medium, alt: alt_texts[at]?.trim() || null })),
  );
  const ofPage = card !== null && shown.length === 0 ? await selectOfLink(tx, scope, card) : null;
  const media = ofPage === null ? shown : [ofPage];
  const altTexts = shown.map(({ alt }) => alt);
  const same =
    media.length === before.length &&
    before.every((medium, at) => medium.id === media[at]?.id && medium.alt_text === (altTexts[at] ?? null));
  return { chosen: shown, media, altTexts, edited: !same };
}
