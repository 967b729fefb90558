import * as calls from '@waypost/contract/taxonomies';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { onePage, route } from '../../platform/http/index.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerTaxonomyRoutes(app: FastifyInstance, { db }: Deps): void {
  const offered = [
    [calls.listTravelTypes, 'travel_type'],
    [calls.listDestinations, 'destination'],
    [calls.listCategories, 'category'],
  ] as const;
  for (const [call, kind] of offered)
    route(app, call, async ({ locale }) => ({ results: await (await verbs()).offeredTerms(db, kind, locale) }));
  route(app, calls.listTerms, async () => onePage(await (await verbs()).allTerms(db)));
  route(app, calls.createTerm, async ({ actor, body }) => {
    const { createTerm, readTerm } = await verbs();
    return readTerm(db, await db.transaction((tx) => createTerm(tx, actor, body)));
  });
  route(app, calls.changeTerm, async ({ actor, params: { id }, body }) => {
    const { changeTerm, readTerm } = await verbs();
    await db.transaction((tx) => changeTerm(tx, actor, { id, ...body }));
    return readTerm(db, id);
  });
  route(app, calls.retireTerm, async ({ actor, params }) => {
    const { setDeleted, TERMS } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, TERMS, params.id, true));
    return undefined;
  });
  route(app, calls.restoreTerm, async ({ actor, params: { id } }) => {
    const { readTerm, setDeleted, TERMS } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, TERMS, id, false));
    return readTerm(db, id);
  });
  route(app, calls.orderTerms, async ({ actor, body }) => {
    const { setOrder, TERMS } = await verbs();
    await db.transaction((tx) => setOrder(tx, actor, TERMS, body.ids));
    return undefined;
  });
}
