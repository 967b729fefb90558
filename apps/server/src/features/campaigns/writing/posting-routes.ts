import * as calls from '@waypost/contract/campaigns';
import type { Locale } from '@waypost/i18n';
import type { FastifyInstance } from 'fastify';
import { conflict, forbidden } from '../../../platform/errors/index.ts';
import { linkTo, pageOf, route } from '../../../platform/http/index.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { supplierScopeOf } from '../../suppliers/index.ts';
import type { CampaignDeps } from '../deps.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerPostingRoutes(app: FastifyInstance, deps: CampaignDeps): void {
  const { db } = deps;
  const one = async (actor: Actor, id: number, locale: Locale): Promise<calls.Posting> => {
    const { aboutCopies, presentPosting, readerOf, readPosting } = await verbs();
    const row = await readPosting(db, await supplierScopeOf(db, actor), id);
    const about = await aboutCopies(db, [row]);
    return presentPosting(deps, row, { reader: readerOf(actor), locale, ...about(row.id) });
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
    await db.transaction((tx) => restorePosting(tx, actor, id));
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
    const { ALL, actionsOf, fetchFigures, readerOf, readPosting } = await verbs();
    const row = await readPosting(db, ALL, id);
    if (!actionsOf(row, readerOf(actor)).includes('fetch_stats')) throw conflict('campaigns.errors.figuresNone');
    await db.transaction((tx) => fetchFigures(tx, actor, id, body.country));
    return one(actor, id, locale);
  });
  route(app, calls.previewPosting, async ({ actor, params: { id }, query }) => {
    const { previewPosting, readPosting } = await verbs();
    const scope = await supplierScopeOf(db, actor);
    // Agents are nobody's but staff's to look up.
    if (!scope.all && query.profile !== undefined) throw forbidden();
    return previewPosting(deps, await readPosting(db, scope, id), query);
  });
}

function registerList(app: FastifyInstance, deps: CampaignDeps): void {
  const { db } = deps;
  route(app, calls.listPostings, async ({ actor, query, request, locale }) => {
    const { aboutCopies, listCells, listPostings, presentCell, presentPosting, readerOf } = await verbs();
    const scope = await supplierScopeOf(db, actor);
    const told = <T>({ count, next }: { count: number; next: string | null }, results: T[]) => {
      const page = pageOf(request, query, count, results);
      return { ...page, next: page.next && next && linkTo(request, { page: query.page + 1, after: next }) };
    };
    if (query.fields === 'calendar') {
      const found = await listCells(db, scope, query);
      return told(
        found,
        found.rows.map((row) => presentCell(deps, row)),
      );
    }
    const found = await listPostings(db, scope, query);
    const about = await aboutCopies(db, found.rows);
    const reader = readerOf(actor);
    return told(
      found,
      found.rows.map((row) => presentPosting(deps, row, { reader, locale, ...about(row.id) })),
    );
  });
}
