import { randomBytes } from 'node:crypto';
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@waypost/contract/calendar';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../platform/audit/audit.ts';
import type { Deps } from '../../platform/deps.ts';
import { route, wireTime } from '../../platform/http/index.ts';
import { holdProfile, scopeOfProfile } from '../profiles/index.ts';
import { serveFeed } from './serve-feed.ts';
import { endFeeds, keepFeed, readFeed } from './store.ts';

export function registerCalendarRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  route(app, getCalendarFeed, async ({ actor, params }) => {
    const feed = await readFeed(db, await scopeOfProfile(db, actor, params.profile, 'read'));
    return { created: feed === null ? null : wireTime(feed.created_at) };
  });
  route(app, createCalendarFeed, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    const token = randomBytes(32).toString('base64url');
    const created = await db.transaction(async (tx) => {
      // Beside a deletion one of the two waits: a feed that came after it would live again with its profile.
      await holdProfile(tx, scope);
      await audit(tx, actor, { action: 'calendar.feed_created', objectType: 'profile', objectId: scope.profileId });
      return keepFeed(tx, scope, token);
    });
    return { created: wireTime(created), url: `${config.publicUrl}/ical/${token}.ics` };
  });
  route(app, deleteCalendarFeed, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile);
    await db.transaction(async (tx) => {
      if ((await endFeeds(tx, [scope])) > 0)
        await audit(tx, actor, { action: 'calendar.feed_ended', objectType: 'profile', objectId: scope.profileId });
    });
    return undefined;
  });
  app.get('/ical/:file', { schema: { hide: true } }, (request, reply) => serveFeed(deps, request, reply));
}
