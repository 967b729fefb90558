import * as calls from '@waypost/contract/newsletters';
import { id as idSchema } from '@waypost/contract/wire';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound, signInRequired, text } from '../../../platform/errors/index.ts';
import { pageOf, route } from '../../../platform/http/index.ts';
import { throttle } from '../../../platform/throttle/throttle.ts';
import { scopeOfAccount, scopeOfProfilesAccount } from '../account/scope.ts';
import { previewQuery, readerOf } from '../body/preview-query.ts';
import type { NewsletterDeps } from '../deps.ts';
import { type NewsletterScope, scopeOfNewsletter } from './scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerCopyRoutes(app: FastifyInstance, deps: NewsletterDeps): void {
  const { db } = deps;
  const whole: Whole = async ({ id, readOnly }, locale) => {
    const { presentWholeCopy, readCopy } = await verbs();
    return presentWholeCopy(deps, await readCopy(db, id), { locale, readOnly });
  };
  route(app, calls.listNewsletters, async ({ actor, query, request, locale }) => {
    const { emarketing, profile } = query;
    if (emarketing === undefined && profile === undefined)
      throw invalid({ emarketing: [text('newsletters.errors.noOwner')] });
    const account =
      emarketing === undefined
        ? await scopeOfProfilesAccount(db, actor, profile ?? 0)
        : await scopeOfAccount(db, actor, emarketing, 'read');
    if (account !== null && profile !== undefined && account.profile.profileId !== profile) throw notFound();
    const { listCopies, presentCopy } = await verbs();
    const { count, rows } = account === null ? { count: 0, rows: [] } : await listCopies(db, account.accountId, query);
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentCopy(deps, row, { locale, readOnly: account?.readOnly ?? true })),
    );
  });
  registerVerbs(app, deps, whole);
  registerPreview(app, deps);
  route(app, calls.getNewsletter, async ({ actor, params: { id }, locale }) => {
    return whole(await scopeOfNewsletter(db, actor, id, 'read'), locale);
  });
}

type Whole = (scope: NewsletterScope, locale: Locale) => Promise<calls.NewsletterDetail>;

function registerVerbs(app: FastifyInstance, deps: NewsletterDeps, whole: Whole): void {
  const { db } = deps;
  route(app, calls.patchNewsletter, async ({ actor, params: { id }, body, locale }) => {
    const scope = await scopeOfNewsletter(db, actor, id);
    const { changeCopy } = await verbs();
    const applied = await db.transaction((tx) => changeCopy(tx, scope, body, locale));
    return { ...(await whole(scope, locale)), ...applied };
  });
  route(app, calls.deleteNewsletter, async ({ actor, params: { id }, body, locale }) => {
    const scope = await scopeOfNewsletter(db, actor, id);
    const { deleteCopy } = await verbs();
    const verb = { applyToAll: body.apply_to_all, locale };
    const applied = await db.transaction((tx) => deleteCopy(tx, scope, verb));
    return { ...(await whole(scope, locale)), ...applied };
  });
  route(app, calls.restoreNewsletter, async ({ actor, params: { id }, body, locale }) => {
    const scope = await scopeOfNewsletter(db, actor, id);
    const { restoreCopy } = await verbs();
    const verb = { applyToAll: body.apply_to_all, locale };
    const applied = await db.transaction((tx) => restoreCopy(tx, scope, verb));
    return { ...(await whole(scope, locale)), ...applied };
  });
  for (const [verb, call] of STEERING)
    route(app, call, async ({ actor, params: { id }, locale }) => {
      const scope = await scopeOfNewsletter(db, actor, id);
      const { steerCopy } = await verbs();
      await db.transaction((tx) => steerCopy(deps, tx, scope, verb));
      return whole(scope, locale);
    });
  route(app, calls.testNewsletter, async ({ actor, params: { id }, body }) => {
    const scope = await scopeOfNewsletter(db, actor, id);
    const { queueCopyTest } = await verbs();
    await db.transaction((tx) => queueCopyTest(tx, scope, body.email));
    return undefined;
  });
}

const STEERING = [
  ['pause', calls.pauseNewsletter],
  ['resume', calls.resumeNewsletter],
  ['cancel', calls.cancelNewsletter],
] as const;

/** A document for a frame: what was sent, or what would be now. */
function registerPreview(app: FastifyInstance, deps: NewsletterDeps): void {
  app.get<{ Params: { id: string } }>(
    '/api/scheduled_email_campaign/:id/preview.html',
    { schema: { hide: true } },
    async (request, reply) => {
      await app.identify(request);
      const { actor } = request;
      if (actor === null) throw signInRequired();
      await throttle(deps.db, calls.NEWSLETTER_PREVIEWS, String(actor.impersonatorId ?? actor.userId));
      const id = idSchema.safeParse(request.params.id).data;
      const asked = previewQuery.safeParse(request.query);
      if (id === undefined || !asked.success) throw notFound();
      await scopeOfNewsletter(deps.db, actor, id, 'read');
      const { htmlOfCopy, readCopy, sendPreview } = await verbs();
      const html = await htmlOfCopy(deps, await readCopy(deps.db, id), readerOf(asked.data));
      return sendPreview(reply, html, asked.data.dark);
    },
  );
}
