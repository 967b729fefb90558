import { randomUUID } from 'node:crypto';
import type { SocialApp } from '@waypost/contract/networks';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { invalid, text } from '../../../platform/errors/index.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { ProfileScope } from '../../../platform/session/actor.ts';
import { orderMedia } from '../../media/index.ts';
import { domainOf, lateAfter, preflightTime, typeOf } from '../post.ts';
import {
  type MediaFile,
  messageFor,
  type PostContent,
  preflightPosts,
  refuseErrors,
} from '../preflight/preflight-posts.ts';
import { profileWorld, type WorldConnection } from '../preflight/preflight-world.ts';
import { insertPost, mediaFiles } from './create-store.ts';
import { linkPreviewJob } from './link-preview.ts';

export interface NewPosts extends PostContent {
  /** Ids of `media`, in the order in which they are shown. */
  readonly mediaIds: readonly number[];
  readonly altTexts: readonly (string | null)[];
  readonly source: 'generator' | 'api';
  readonly generatedPostingId: number | null;
}

/**
 * Makes one row per network inside the caller's transaction, and wakes the machine when it commits. Refuses with field
 * errors what the rules of the contract refuse. Answers the ids in the order of `applications`.
 */
export async function createPosts(
  deps: Pick<Deps, 'clock'>,
  tx: Sql,
  scope: ProfileScope,
  posts: NewPosts,
): Promise<number[]> {
  const media = await mediaFiles(tx, scope, posts.mediaIds);
  if (media === null) throw invalid({ custom_image_ids: [text('errors.field.choice')] });
  const world = await profileWorld(tx, scope, { lock: true });
  const { messages } = await preflightPosts(deps, tx, world, posts, media);
  refuseErrors(messages);
  const ids: number[] = [];
  for (const app of new Set(posts.applications)) {
    const connection = world.connections.get(app);
    if (connection === undefined || connection.page_id === null)
      throw invalid({ applications: [text('posts.preflight.not_connected', { network: app })] });
    const warnings = messages.filter((message) => message.app === app);
    const row = rowOf(deps, scope, posts, { app, connection, pageId: connection.page_id, media });
    ids.push(await insertPost(tx, { ...row, preflightResult: warnings }));
    await orderMedia(tx, app, media);
  }
  if (posts.link !== null) await addJob(tx, linkPreviewJob, { posts: ids });
  await tx.run("SELECT pg_notify('waypost_due', '')");
  return ids;
}

function rowOf(
  deps: Pick<Deps, 'clock'>,
  scope: ProfileScope,
  posts: NewPosts,
  target: { app: SocialApp; connection: WorldConnection; pageId: string; media: readonly MediaFile[] },
) {
  const { app, connection, media } = target;
  const now = deps.clock.now();
  const fireAt = posts.fireAt ?? now;
  return {
    profileId: scope.profileId,
    connectionId: connection.id,
    app,
    provider: connection.provider,
    pgid: target.pageId,
    type: connection.is_feed ? 'feedpost' : typeOf(app, media, posts.link, posts.mediaTypes?.[app]),
    source: posts.source,
    generatedPostingId: posts.generatedPostingId,
    originId: randomUUID(),
    message: messageFor(posts, app),
    link: posts.link,
    domain: domainOf(posts.link),
    createdAt: now,
    fireAt,
    lateAfter: lateAfter(fireAt, connection.late_after_minutes),
    preflightAt: preflightTime(fireAt, now, Math.random()),
    firstComment: posts.firstComment?.trim() || null,
    media: media.map((file, position) => ({ ...file, altText: posts.altTexts[position]?.trim() || null })),
  };
}
