import * as calls from '@waypost/contract/campaigns';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { linkTo, pageOf, route } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { supplierScopeOf } from '../../suppliers/index.ts';
import type { CampaignDeps } from '../deps.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerPostingRoutes(app: FastifyInstance, deps: CampaignDeps): void {
  const { db } = deps;
  const one = async (actor: Actor, id: number, locale: Locale): Promise<calls.Posting> => {
    const { NOTHING_COUNTED, presentPosting, readerOf, readPosting } = await verbs();
    const row = await readPosting(db, await supplierScopeOf(db, actor), id);
    return presentPosting(deps, row, { reader: readerOf(actor), locale, ...NOTHING_COUNTED });
  };
  registerList(app, deps);
  route(app, calls.createPosting, async ({ actor, body, locale }) => {
    const { createPosting } = await verbs();
    return one(actor, await db.transaction((tx) => createPosting(tx, actor, body)), locale);
  });
  route(app, calls.getPosting, async ({ actor, params: { id }, locale }) => one(actor, id, locale));
  route(app, calls.changePosting, async ({ actor, params: { id }, body, locale }) => {
    const { changePosting } = await verbs();
    await db.transaction((tx) => changePosting(tx, actor, id, body));
    return one(actor, id, locale);
  });
  route(app, calls.deletePosting, async ({ actor, params: { id }, query }) => {
    const { deletePosting } = await verbs();
    const { version, remove_from_networks: fromNetworks } = query;
    await db.transaction((tx) => deletePosting(tx, actor, id, { version, fromNetworks }));
    return undefined;
  });
  route(app, calls.restorePosting, async ({ actor, params: { id }, locale }) => {
    const { restorePosting } = await verbs();
    await db.transaction((tx) => restorePosting(tx, actor, id, calls.POSTING_UNDO_SECONDS));
    return one(actor, id, locale);
  });
  route(app, calls.reschedulePosting, async ({ actor, params: { id }, body, locale }) => {
    const { reschedulePosting } = await verbs();
    await db.transaction((tx) => reschedulePosting(tx, actor, id, body));
    return one(actor, id, locale);
  });
  route(app, calls.effectOfPosting, async ({ params: { id }, query }) => {
    const { ALL, effectOf, readPosting } = await verbs();
    await readPosting(db, ALL, id);
    return effectOf(db, id, query.what);
  });
  route(app, calls.fetchPostingStats, async ({ actor, params: { id }, body, locale }) => {
    const { ALL, fetchFigures, readPosting } = await verbs();
    await readPosting(db, ALL, id);
    await db.transaction((tx) => fetchFigures(tx, actor, id, body.country));
    return one(actor, id, locale);
  });
  route(app, calls.previewPosting, async ({ params: { id }, query }) => {
    const { ALL, previewPosting, readPosting } = await verbs();
    return previewPosting(deps, await readPosting(db, ALL, id), query);
  });
}

function registerList(app: FastifyInstance, deps: CampaignDeps): void {
  const { db } = deps;
  route(app, calls.listPostings, async ({ actor, query, request, locale }) => {
    const { listCells, listPostings, NOTHING_COUNTED, presentCell, presentPosting, readerOf } = await verbs();
    const scope = await supplierScopeOf(db, actor);
    const lean = query.fields === 'calendar';
    const { count, next, ...found } = await (lean ? listCells : listPostings)(db, scope, query);
    const results = lean
      ? (found.rows as Parameters<typeof presentCell>[1][]).map((row) => presentCell(deps, row))
      : (found.rows as Parameters<typeof presentPosting>[1][]).map((row) =>
          presentPosting(deps, row, { reader: readerOf(actor), locale, ...NOTHING_COUNTED }),
        );
    const told = pageOf(request, query, count, results);
    return { ...told, next: told.next && next && linkTo(request, { page: query.page + 1, after: next }) };
  });
}
