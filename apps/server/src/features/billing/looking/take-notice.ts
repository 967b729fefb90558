import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { any, query, sql } from '../../../platform/db/query.ts';
import { AppError, notFound, text } from '../../../platform/errors/index.ts';
import type { BillingDeps } from '../deps.ts';
import { lookSoon } from '../jobs.ts';

const SMALL = 256 * 1024;
const KEPT_DAYS = 30;

/**
 * What the provider tells by itself: that something has changed. No session and no CSRF token; its signature over the raw body takes
 * their place. A notice says only that somebody should look again, so one that is late, comes twice or out of order does no harm.
 */
export function registerNotices(app: FastifyInstance, deps: BillingDeps): void {
  void app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: SMALL }, (_, body, done) => done(null, body));
    notices.post('/api/webhooks/billing/', { schema: { hide: true } }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeNotice(deps, raw, request.headers);
      // Nothing but this stops the provider from telling it again.
      return reply.code(200).header('Cache-Control', 'no-store').send({});
    });
  });
}

async function takeNotice(
  { db, payments, log }: BillingDeps,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  if (payments === null) throw notFound();
  const uids = await payments.readNotice(raw, headers);
  if (uids === null) throw new AppError(401, { text: text('errors.forbidden') });
  const digest = createHash('sha256').update(raw).digest();
  await db.transaction(async (tx) => {
    // Of the same notice twice at once one waits here for the other.
    const first = await tx.run(
      query
        .insertInto('billing_events')
        .values({ digest })
        .onConflict((known) => known.doNothing()),
    );
    if (first === 0) return;
    const users = await tx.rows(
      query
        .selectFrom('billing_accounts')
        .select('user_id')
        .where((e) =>
          e.or([
            e('provider_uid', '=', any(uids)),
            e('person_uid', '=', any(uids)),
            e('subscription_uid', '=', any(uids)),
          ]),
        )
        .where('provider_uid', 'is not', null),
    );
    // Of nobody here: somebody else uses the same provider, or the account is not noted yet; then the next reading finds it.
    if (users.length === 0) log.info('the payment provider told of an account that is nobody’s here');
    for (const { user_id } of users) await lookSoon(tx, user_id);
  });
}

export const tidyNotices = (db: BillingDeps['db']): Promise<number> =>
  db.run(
    query
      .deleteFrom('billing_events')
      .where('arrived_at', '<', sql<Date>`clock_timestamp() - make_interval(days => ${KEPT_DAYS})`),
  );
