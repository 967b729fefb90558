import * as calls from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { pageOf, route } from '../../../platform/http/index.ts';
import { ownFiles } from '../../media/index.ts';
import { supplierScopeOf } from '../../suppliers/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { registerCheckRoutes } from './checking/check-routes.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerCampaignRoutes(app: FastifyInstance, deps: NewsletterDeps): void {
  const { db } = deps;
  const one = async (id: number, locale: Locale): Promise<calls.EmailCampaign> => {
    const { presentCampaign, readCampaign } = await verbs();
    return presentCampaign(deps, await readCampaign(db, id), locale);
  };
  route(app, calls.listEmailCampaigns, async ({ actor, query, request, locale }) => {
    const { listCampaigns, presentCampaignRow } = await verbs();
    const { count, rows } = await listCampaigns(db, query, await supplierScopeOf(db, actor));
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentCampaignRow(deps, row, locale)),
    );
  });
  route(app, calls.createEmailCampaign, async ({ actor, body, locale }) => {
    const { createCampaign } = await verbs();
    return one(await db.transaction((tx) => createCampaign(tx, actor, body)), locale);
  });
  route(app, calls.getEmailCampaign, async ({ params: { id }, locale }) => one(id, locale));
  route(app, calls.changeEmailCampaign, async ({ actor, params: { id }, body, locale }) => {
    const { saveCampaign } = await verbs();
    await saveCampaign(deps, actor, id, body);
    return one(id, locale);
  });
  route(app, calls.deleteEmailCampaign, async ({ actor, params: { id } }) => {
    const { setCampaignDeleted } = await verbs();
    await db.transaction((tx) => setCampaignDeleted(tx, actor, id, true));
    return undefined;
  });
  route(app, calls.restoreEmailCampaign, async ({ actor, params: { id }, locale }) => {
    const { setCampaignDeleted } = await verbs();
    await db.transaction((tx) => setCampaignDeleted(tx, actor, id, false));
    return one(id, locale);
  });
  route(app, calls.publishEmailCampaign, async ({ actor, params: { id }, body, locale }) => {
    const { publishCampaign } = await verbs();
    await publishCampaign(deps, actor, id, body);
    return one(id, locale);
  });
  for (const [verb, call] of STEERING)
    route(app, call, async ({ actor, params: { id }, locale }) => {
      const { steerCampaign } = await verbs();
      await db.transaction((tx) => steerCampaign(tx, actor, id, verb));
      return one(id, locale);
    });
  registerImages(app, deps);
  registerCheckRoutes(app, deps);
}

const STEERING = [
  ['pause', calls.pauseEmailCampaign],
  ['resume', calls.resumeEmailCampaign],
  ['cancel', calls.cancelEmailCampaign],
] as const;

function registerImages(app: FastifyInstance, deps: NewsletterDeps): void {
  route(app, calls.listCampaignImages, async ({ query, request }) => {
    const { count, images } = await (await verbs()).listImages(deps, query);
    return pageOf(request, query, count, images);
  });
  route(app, calls.uploadCampaignImage, async ({ actor, request }) => {
    const [{ addImage, imagesOf }, { takeOwnPicture }] = await Promise.all([verbs(), ownFiles()]);
    let made = 0;
    await takeOwnPicture(deps, request, async (tx, mediaId, description) => {
      made = await addImage(tx, actor, mediaId, description);
    });
    const [image] = await imagesOf(deps, [made]);
    if (image === undefined) throw new Error('the picture is not there');
    return image;
  });
}
