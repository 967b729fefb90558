import * as calls from '@waypost/contract/announcements';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { onePage, route } from '../../platform/http/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';

/** What is done here, loaded by who does it first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerAnnouncementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.listAnnouncements, async ({ actor, query, locale }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'read');
    const { shownAnnouncements, isFor, presentShown } = await verbs();
    const rows = (await shownAnnouncements(db, scope)).filter(isFor);
    return onePage(await Promise.all(rows.map((row) => presentShown(row, locale))));
  });
  route(app, calls.dismissAnnouncement, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, body.profile);
    const { dismissAnnouncement } = await verbs();
    await db.transaction((tx) => dismissAnnouncement(tx, scope, params.id));
    return undefined;
  });
  registerStaffRoutes(app, deps);
}

function registerStaffRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  const one = async (id: number) => {
    const { findAnnouncement, presentAnnouncement } = await verbs();
    return presentAnnouncement(await findAnnouncement(db, id), clock.now());
  };
  route(app, calls.listAllAnnouncements, async () => {
    const { allAnnouncements, presentAnnouncement } = await verbs();
    return onePage((await allAnnouncements(db)).map((row) => presentAnnouncement(row, clock.now())));
  });
  route(app, calls.createAnnouncement, async ({ actor, body }) => {
    const { createAnnouncement } = await verbs();
    return one(await db.transaction((tx) => createAnnouncement(tx, actor, body)));
  });
  route(app, calls.changeAnnouncement, async ({ actor, params, body }) => {
    const { changeAnnouncement } = await verbs();
    await db.transaction((tx) => changeAnnouncement(tx, actor, params.id, body));
    return one(params.id);
  });
  for (const [call, published] of [
    [calls.publishAnnouncement, true],
    [calls.withdrawAnnouncement, false],
  ] as const)
    route(app, call, async ({ actor, params }) => {
      const { publishAnnouncement } = await verbs();
      await db.transaction((tx) => publishAnnouncement(tx, actor, params.id, published));
      return one(params.id);
    });
  route(app, calls.deleteAnnouncement, async ({ actor, params }) => {
    const { setDeleted, ANNOUNCEMENTS } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, ANNOUNCEMENTS, params.id, true));
    return undefined;
  });
  route(app, calls.restoreAnnouncement, async ({ actor, params }) => {
    const { setDeleted, ANNOUNCEMENTS } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, ANNOUNCEMENTS, params.id, false));
    return one(params.id);
  });
  route(app, calls.orderAnnouncements, async ({ actor, body }) => {
    const { setOrder, ANNOUNCEMENTS } = await verbs();
    await db.transaction((tx) => setOrder(tx, actor, ANNOUNCEMENTS, body.ids));
    return undefined;
  });
  route(app, calls.previewAnnouncement, async ({ body }) => ({ html: await (await verbs()).richText(body.text) }));
}
