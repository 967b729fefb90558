import { getNotices, isNotice, noticesPaths, ONE_CLICKS, patchNotice } from '@waypost/contract/notices';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { invalid, notFound, signInRequired, text } from '../../platform/errors/index.ts';
import { route } from '../../platform/http/index.ts';
import { type Actor, refuseActing } from '../../platform/session/actor.ts';
import { throttle } from '../../platform/throttle/throttle.ts';
import { userOfLink } from './notice-link.ts';
import { readNotices, switchNotice } from './notices.ts';

export function registerNoticeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  const whose = (actor: Actor | null, token: string | undefined): number => {
    if (token !== undefined) return userOfLink(config, token) ?? 0;
    if (actor === null) throw signInRequired();
    return actor.userId;
  };
  const present = async (userId: number) => {
    const notices = await readNotices(db, userId);
    // Forged, or of somebody who is gone: nobody learns which.
    if (notices === null) throw invalid({ token: [text('errors.account.token')] });
    return { notices };
  };
  route(app, getNotices, ({ actor, query }) => present(whose(actor, query.token)));
  route(app, patchNotice, async ({ actor, body: { token, kind, on } }) => {
    const userId = whose(actor, token);
    if (actor !== null && token === undefined) refuseActing(actor);
    await present(userId);
    await db.transaction((tx) => switchNotice(tx, token === undefined ? actor : null, { userId, kind, on }));
    return present(userId);
  });
  registerOneClick(app, deps);
}

const SMALL = 16 * 1024;
const ONE_CLICK = /List-Unsubscribe[\s\S]*One-Click/;

/**
 * What a mail program's own button sends (RFC 8058): no cookie, no CSRF token, no redirect; the link's signature takes their
 * place. Reading the same address never changes anything, because scanners open links.
 */
function registerOneClick(app: FastifyInstance, { db, config }: Deps): void {
  void app.register(async (mails) => {
    mails.removeAllContentTypeParsers();
    mails.addContentTypeParser('*', { parseAs: 'string', bodyLimit: SMALL }, (_, body, done) => done(null, body));
    mails.post(noticesPaths.notices.path, { schema: { hide: true } }, async (request, reply) => {
      const { token, off } = request.query as { token?: unknown; off?: unknown };
      const userId = typeof token === 'string' ? userOfLink(config, token) : null;
      const asked = typeof request.body === 'string' && ONE_CLICK.test(request.body);
      if (userId === null || !asked || typeof off !== 'string' || !isNotice(off)) throw notFound();
      await throttle(db, ONE_CLICKS, String(userId));
      if ((await readNotices(db, userId)) !== null)
        await db.transaction((tx) => switchNotice(tx, null, { userId, kind: off, on: false }));
      return reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('OK\n');
    });
  });
}
