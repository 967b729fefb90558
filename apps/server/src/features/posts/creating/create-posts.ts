import { randomUUID } from 'node:crypto';
import type { SocialApp } from '@waypost/contract/networks';
import { isLinkPost } from '@waypost/contract/posts';
import { auditActing } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError, invalid, text } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Actor, ProfileScope } from '../../../platform/session/actor.ts';
import { type Medium, orderMedia } from '../../media/index.ts';
import { ownProfiles } from '../../profiles/index.ts';
import { heldUntil, undoOfNew } from '../changing/undo/undo.ts';
import { lateAfter, preflightTime, typeOf } from '../post.ts';
import { messageFor, type PostContent, preflightPosts, refuseErrors, timeFor } from '../preflight/preflight-posts.ts';
import { keepConnections, profileWorld, type WorldConnection } from '../preflight/preflight-world.ts';
import { wakeMachine } from '../publishing/wake-machine.ts';
import { insertPost } from './create-store.ts';
import { domainOf, linkPreviewJob } from './link-preview.ts';

export interface NewPosts extends PostContent {
  /** Of the profile, held by the caller's transaction, in the order in which they are shown. */
  readonly media: readonly Medium[];
  readonly altTexts: readonly (string | null)[];
  /** Of the page behind the link, where it is known: what the link's card shows when nobody chose a picture for it. */
  readonly linkPicture: Medium | null;
  /** What the link is called before its page was read. */
  readonly linkTitle?: string | null;
  readonly source: 'generator' | 'api' | 'library';
  /** The library post that they were made of. */
  readonly postingId: number | null;
  readonly generatedPostingId: number | null;
  /** For so long nothing leaves, and the posts can be taken back. */
  readonly undoSeconds: number;
}

/**
 * Makes one row per profile and network inside the caller's transaction, and wakes the machine when it commits. Refuses
 * with field errors what the rules of the contract refuse. Answers the ids in the order of `scopes` and `applications`.
 */
export async function createPosts(
  deps: Pick<Deps, 'clock'>,
  tx: Sql,
  scopes: readonly ProfileScope[],
  posts: NewPosts,
): Promise<number[]> {
  await keepConnections(tx, scopes);
  // One creation, wherever it goes: "apply to all" finds its siblings by this.
  const originId = randomUUID();
  const ids: number[] = [];
  for (const scope of scopes)
    ids.push(
      ...(await createIn(deps, tx, scope, { ...posts, slotsOfOthers: scope !== scopes[0] }, originId).catch((error) =>
        scope === scopes[0] ? Promise.reject(error) : refusedIn(tx, scope.actor, scope.profileId, error),
      )),
    );
  await wakeMachine(tx);
  return ids;
}

/** Says in whose name something was refused, where it is not the profile that the person is in. */
export async function refusedIn(tx: Sql, actor: Actor, profileId: number, error: unknown): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const profile = (await ownProfiles(tx, actor)).find(({ id }) => id === profileId);
  const name = profile && `${profile.first_name} ${profile.last_name}`;
  throw name === undefined ? error : error.before(name, { refused_profile: profileId });
}

async function createIn(
  deps: Pick<Deps, 'clock'>,
  tx: Sql,
  scope: ProfileScope,
  posts: NewPosts,
  originId: string,
): Promise<number[]> {
  const { media } = posts;
  const world = await profileWorld(tx, scope);
  const { messages } = await preflightPosts(deps, tx, world, posts, media);
  refuseErrors(messages);
  const ids: number[] = [];
  for (const app of new Set(posts.applications)) {
    const connection = world.connections.get(app);
    if (connection === undefined || connection.page_id === null)
      throw invalid({ applications: [text('posts.preflight.not_connected', { network: app })] });
    const warnings = messages.filter((message) => message.app === app);
    const row = rowOf(deps, scope, posts, { app, connection, originId, pageId: connection.page_id });
    const files = isLinkPost(app, posts) && media.length === 0 && posts.linkPicture ? [posts.linkPicture] : media;
    const pictures = files.map((file, at) => ({ ...file, altText: posts.altTexts[at]?.trim() || null }));
    const comment = posts.firstComment?.trim() || null;
    const id = await insertPost(tx, { ...row, preflight_result: json(warnings) }, pictures, comment);
    ids.push(id);
    await orderMedia(tx, { ...row, id }, files);
  }
  if (posts.link !== null) await addJob(tx, linkPreviewJob, { posts: ids });
  for (const objectId of ids)
    await auditActing(tx, scope.actor, { action: 'post.create', objectType: 'scheduled_posting', objectId });
  return ids;
}

function rowOf(
  deps: Pick<Deps, 'clock'>,
  scope: ProfileScope,
  posts: NewPosts,
  {
    app,
    connection,
    originId,
    pageId,
  }: { app: SocialApp; connection: WorldConnection; originId: string; pageId: string },
) {
  const { media } = posts;
  const now = deps.clock.now();
  const fireAt = timeFor(posts, app) ?? now;
  const until = heldUntil(now, posts.undoSeconds);
  return {
    profile_id: scope.profileId,
    connection_id: connection.id,
    app,
    provider: connection.provider,
    pgid: pageId,
    type: connection.is_feed ? 'feedpost' : typeOf(app, media, posts, posts.mediaTypes?.[app]),
    source: posts.source,
    posting_id: posts.postingId,
    generated_posting_id: posts.generatedPostingId,
    origin_id: originId,
    message: messageFor(posts, app),
    link: posts.link,
    shows_link: isLinkPost(app, posts),
    domain: domainOf(posts.link),
    link_title: posts.linkTitle ?? null,
    created_at: now,
    fire_at: fireAt,
    next_step_at: fireAt > until ? fireAt : until,
    undo: posts.undoSeconds > 0 ? json(undoOfNew(until)) : null,
    late_after: lateAfter(fireAt, connection.late_after_minutes),
    preflight_at: preflightTime(fireAt, now, Math.random()),
    has_custom_image: media.length > 0,
  } as const;
}
