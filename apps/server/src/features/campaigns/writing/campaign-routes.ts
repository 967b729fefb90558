import * as calls from '@waypost/contract/campaigns';
import type { FastifyInstance } from 'fastify';
import { pageOf, route } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { ownFiles } from '../../media/index.ts';
import { supplierScopeOf } from '../../suppliers/index.ts';
import type { CampaignDeps } from '../deps.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerCampaignRoutes(app: FastifyInstance, deps: CampaignDeps): void {
  const { db } = deps;
  const one = async (actor: Actor, id: number): Promise<calls.Campaign> => {
    const { presentCampaign, readCampaign, spreadsOf } = await verbs();
    const row = await readCampaign(db, await supplierScopeOf(db, actor), id);
    return presentCampaign(deps, row, (await spreadsOf(db, [id])).get(id));
  };
  route(app, calls.listCampaigns, async ({ actor, query, request }) => {
    const { listCampaigns, presentSummary } = await verbs();
    const { count, rows } = await listCampaigns(db, await supplierScopeOf(db, actor), query);
    return pageOf(
      request,
      query,
      count,
      rows.map((row) => presentSummary(deps, row)),
    );
  });
  route(app, calls.createCampaign, async ({ actor, body }) => {
    const { createCampaign } = await verbs();
    return one(actor, await db.transaction((tx) => createCampaign(tx, actor, body)));
  });
  route(app, calls.getCampaign, async ({ actor, params: { id } }) => one(actor, id));
  route(app, calls.changeCampaign, async ({ actor, params: { id }, body }) => {
    const { changeCampaign } = await verbs();
    await db.transaction((tx) => changeCampaign(tx, actor, id, body));
    return one(actor, id);
  });
  route(app, calls.deleteCampaign, async ({ actor, params: { id } }) => {
    const { setCampaignDeleted } = await verbs();
    await db.transaction((tx) => setCampaignDeleted(tx, actor, id, true));
    return undefined;
  });
  route(app, calls.restoreCampaign, async ({ actor, params: { id } }) => {
    const { setCampaignDeleted } = await verbs();
    await db.transaction((tx) => setCampaignDeleted(tx, actor, id, false));
    return one(actor, id);
  });
  route(app, calls.duplicateCampaign, async ({ actor, params: { id }, body }) => {
    const { duplicateCampaign } = await verbs();
    return one(actor, await db.transaction((tx) => duplicateCampaign(tx, actor, id, body)));
  });
  registerChecks(app, deps, one);
  registerOgs(app, deps, one);
  registerFiles(app, deps);
}

type One = (actor: Actor, id: number) => Promise<calls.Campaign>;

function registerChecks(app: FastifyInstance, deps: CampaignDeps, one: One): void {
  const { db } = deps;
  route(app, calls.publishCampaign, async ({ actor, params: { id }, body: { version } }) => {
    const { publishChecked } = await verbs();
    await publishChecked(deps, actor, { id, version });
    return one(actor, id);
  });
  route(app, calls.checkCampaign, async ({ actor, params: { id }, locale }) => {
    const { checkCampaign, readCampaign } = await verbs();
    return checkCampaign(deps, await readCampaign(db, await supplierScopeOf(db, actor), id), locale);
  });
  route(app, calls.checkCampaignLinks, async ({ params: { id }, locale }) => {
    const { ALL, checkCampaign, orderLinkCheck, readCampaign } = await verbs();
    await db.transaction((tx) => orderLinkCheck(tx, id));
    return checkCampaign(deps, await readCampaign(db, ALL, id), locale);
  });
  route(app, calls.listCampaignAgents, async ({ params: { id }, query, request }) => {
    const { ALL, campaignAgents, readCampaign } = await verbs();
    const { rows, count, ...totals } = await campaignAgents(db, await readCampaign(db, ALL, id), query);
    return { ...totals, ...pageOf(request, query, count, rows) };
  });
}

function registerOgs(app: FastifyInstance, deps: CampaignDeps, one: One): void {
  const { db } = deps;
  route(app, calls.addCampaignOg, async ({ actor, params: { id }, body }) => {
    const { addOg } = await verbs();
    await addOg(deps, actor, id, body.url);
    return one(actor, id);
  });
  route(app, calls.changeCampaignOg, async ({ actor, params, body }) => {
    const { changeOg } = await verbs();
    await db.transaction((tx) => changeOg(tx, actor, params, body));
    return one(actor, params.id);
  });
  route(app, calls.removeCampaignOg, async ({ actor, params }) => {
    const { removeOg } = await verbs();
    await db.transaction((tx) => removeOg(tx, actor, params));
    return undefined;
  });
}

function registerFiles(app: FastifyInstance, deps: CampaignDeps): void {
  const stored = async (id: number): Promise<calls.CampaignFile> => {
    const [file] = await (await verbs()).filesById(deps, [id]);
    if (file === undefined) throw new Error('the file is not there');
    return file;
  };
  route(app, calls.listCampaignFiles, async ({ query, request }) => {
    const { count, files } = await (await verbs()).listFiles(deps, query);
    return pageOf(request, query, count, files);
  });
  route(app, calls.uploadCampaignPicture, async ({ actor, request }) => {
    const [{ addFile }, { takeOwnPicture }] = await Promise.all([verbs(), ownFiles()]);
    let made = 0;
    await takeOwnPicture(deps, request, async (tx, mediaId, description) => {
      made = await addFile(tx, actor, mediaId, description);
    });
    return stored(made);
  });
  route(app, calls.uploadCampaignVideo, async ({ actor, request }) => {
    const [{ addFile }, { takeOwnVideo }] = await Promise.all([verbs(), ownFiles()]);
    let made = 0;
    await takeOwnVideo(
      deps,
      request,
      async () => {},
      async (tx, mediaId, description) => {
        made = await addFile(tx, actor, mediaId, description);
      },
    );
    return stored(made);
  });
}
