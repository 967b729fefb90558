import { hash } from 'node:crypto';
import { FEED_MISSES, FEED_READS } from '@waypost/contract/calendar';
import { CHANNELS } from '@waypost/contract/networks';
import { fillPlaceholders, type PlaceholderValues, postsPaths } from '@waypost/contract/posts';
import { DAY_MS } from '@waypost/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RowOf } from '../../platform/db/prepared.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors/index.ts';
import { addressBlock, throttle } from '../../platform/throttle/throttle.ts';
import { textSettingsOf } from '../profiles/index.ts';
import { writeIcal } from './ical.ts';
import { digestOfFeed, type Feed, feedOfToken, hashOf, postsOfFeed } from './store.ts';

const FILE = /^([\w-]{43})\.ics$/;
/** A quarter of a year back and three ahead: a year in all. */
const BACK_DAYS = 90;
const AHEAD_DAYS = 275;
const LINE_CHARS = 60;

/**
 * `/ical/{token}.ics`: whoever has the address reads, so programs without sessions can. What is none, has ended, or was of a
 * profile that is gone answers 404 alike, and is counted by the network that asks.
 */
export async function serveFeed(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const { file = '' } = request.params as { file?: string };
  const [, token] = FILE.exec(file) ?? [];
  const feed = token === undefined ? null : await deps.db.row(feedOfToken({ hash: hashOf(token) }));
  if (feed === null) {
    await throttle(deps.db, FEED_MISSES, addressBlock(request.ip));
    throw notFound();
  }
  await throttle(deps.db, FEED_READS, String(feed.id));
  const now = deps.clock.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const window = { profileId: feed.id, from: at(-BACK_DAYS), until: at(AHEAD_DAYS), now };
  const [{ placeholders }, digest] = await Promise.all([
    textSettingsOf(deps.db, feed.id),
    deps.db.row(digestOfFeed(window)),
  ]);
  // Read before what it stands for: text that is newer than its mark is only written once more. A new day is, whatever else.
  const mark = JSON.stringify([digest, placeholders, feed, now.toISOString().slice(0, 10)]);
  const etag = `"${hash('sha256', mark, 'base64url')}"`;
  reply.header('Cache-Control', 'private, no-cache').header('ETag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const posts = await deps.db.rows(postsOfFeed(window));
  return reply.type('text/calendar; charset=utf-8').send(writeFeed(deps, feed, posts, placeholders));
}

function writeFeed(
  { config }: Pick<Deps, 'config'>,
  feed: Feed,
  posts: readonly RowOf<typeof postsOfFeed>[],
  placeholders: PlaceholderValues | undefined,
): string {
  const host = new URL(config.publicUrl).hostname;
  const items = posts.map(({ id, app, message, fire_at, version, updated_at }) => {
    const text = fillPlaceholders(message, placeholders);
    const flat = text.trim().replace(/\s+/gu, ' ');
    const line = flat.length > LINE_CHARS ? `${flat.slice(0, LINE_CHARS).trimEnd()}…` : flat;
    return {
      ...{ uid: `post-${id}@${host}`, sequence: version, stamp: updated_at, at: fire_at, description: text },
      summary: line === '' ? CHANNELS[app].name : `${CHANNELS[app].name} · ${line}`,
      url: config.publicUrl + postsPaths.post({ slug: feed.slug, id }),
    };
  });
  return writeIcal(`${feed.first_name} ${feed.last_name}`.trim() || feed.slug, items);
}
