import * as calls from '@waypost/contract/newsletters';
import { id as idSchema, localeSchema } from '@waypost/contract/wire';
import type { FastifyInstance } from 'fastify';
import { notFound, signInRequired } from '../../../../platform/errors/index.ts';
import { pageOf, route } from '../../../../platform/http/index.ts';
import { throttle } from '../../../../platform/throttle/throttle.ts';
import { previewQuery, readerOf } from '../../body/preview-query.ts';
import type { NewsletterDeps } from '../../deps.ts';

const verbs = () => import('../verbs.ts');

export function registerCheckRoutes(app: FastifyInstance, deps: NewsletterDeps): void {
  const { db } = deps;
  route(app, calls.checkEmailCampaign, async ({ params: { id } }) => {
    const { checkCampaign, readCampaign } = await verbs();
    return checkCampaign(deps, await readCampaign(db, id));
  });
  route(app, calls.checkEmailCampaignLinks, async ({ actor, params: { id } }) => {
    const { checkCampaign, orderLinkCheck, readCampaign } = await verbs();
    await db.transaction((tx) => orderLinkCheck(tx, actor, id));
    return checkCampaign(deps, await readCampaign(db, id));
  });
  route(app, calls.campaignAdvisors, async ({ params: { id }, query, request }) => {
    const { audienceTotals, campaignAdvisors, readCampaign } = await verbs();
    await readCampaign(db, id);
    const { count, rows } = await campaignAdvisors(db, id, query);
    return { ...(await audienceTotals(db, id)), ...pageOf(request, query, count, rows) };
  });
  route(app, calls.testEmailCampaign, async ({ actor, params: { id }, body }) => {
    const { queueCampaignTest } = await verbs();
    await db.transaction((tx) => queueCampaignTest(tx, actor, id, body));
    return undefined;
  });
  registerPreview(app, deps);
}

/** A document for a frame: what the saved version says. */
function registerPreview(app: FastifyInstance, deps: NewsletterDeps): void {
  app.get<{ Params: { id: string } }>(
    '/api/emailcampaigns/:id/preview.html',
    { schema: { hide: true } },
    async (request, reply) => {
      await app.identify(request);
      const { actor } = request;
      if (actor === null) throw signInRequired();
      app.demand(request, 'staff');
      await throttle(deps.db, calls.NEWSLETTER_PREVIEWS, String(actor.impersonatorId ?? actor.userId));
      const id = idSchema.safeParse(request.params.id).data;
      const asked = previewQuery
        .extend({ locale: localeSchema, profile: idSchema.optional() })
        .safeParse(request.query);
      if (id === undefined || !asked.success) throw notFound();
      const { contentOfCampaign, sendPreview, shownTo } = await verbs();
      const { locale, profile = null, dark } = asked.data;
      const content = await contentOfCampaign(deps, id, { locale, profile });
      return sendPreview(reply, content === null ? '' : shownTo(content.html, readerOf(asked.data)), dark);
    },
  );
}
