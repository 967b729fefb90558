import * as calls from '@waypost/contract/announcements';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/errors/index.ts';
import { richText } from '../../platform/html/rich-text.ts';
import { route } from '../../platform/http/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import { isFor } from './announcement.ts';
import { deleteAnnouncement } from './delete-announcement.ts';
import { dismissAnnouncement } from './dismiss-announcement.ts';
import { orderAnnouncements } from './order-announcements.ts';
import { presentAnnouncement, presentShown } from './present.ts';
import { publishAnnouncement } from './publish-announcement.ts';
import { allAnnouncements, findAnnouncement, shownAnnouncements } from './store.ts';
import { changeAnnouncement, createAnnouncement } from './write-announcement.ts';

export function registerAnnouncementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.listAnnouncements, async ({ actor, query, locale }) => {
    const scope = await scopeOfProfile(db, actor, query.profile, 'read');
    const rows = (await shownAnnouncements(db, scope)).filter(isFor);
    return whole(await Promise.all(rows.map((row) => presentShown(row, locale))));
  });
  route(app, calls.dismissAnnouncement, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, body.profile);
    await db.transaction((tx) => dismissAnnouncement(tx, scope, params.id));
    return undefined;
  });
  registerStaffRoutes(app, deps);
}

function registerStaffRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const one = async (id: number) => {
    const row = await findAnnouncement(db, id);
    if (row === null) throw notFound();
    return presentAnnouncement(row, clock.now());
  };
  route(app, calls.listAllAnnouncements, async () =>
    whole((await allAnnouncements(db)).map((row) => presentAnnouncement(row, clock.now()))),
  );
  route(app, calls.createAnnouncement, async ({ actor, body }) =>
    one(await db.transaction((tx) => createAnnouncement(tx, actor, body))),
  );
  route(app, calls.changeAnnouncement, async ({ actor, params, body }) => {
    await db.transaction((tx) => changeAnnouncement(tx, actor, params.id, body));
    return one(params.id);
  });
  for (const [call, published] of [
    [calls.publishAnnouncement, true],
    [calls.withdrawAnnouncement, false],
  ] as const)
    route(app, call, async ({ actor, params }) => {
      await db.transaction((tx) => publishAnnouncement(tx, actor, params.id, published));
      return one(params.id);
    });
  route(app, calls.deleteAnnouncement, async ({ actor, params }) => {
    await db.transaction((tx) => deleteAnnouncement(tx, actor, params.id, true));
    return undefined;
  });
  route(app, calls.restoreAnnouncement, async ({ actor, params }) => {
    await db.transaction((tx) => deleteAnnouncement(tx, actor, params.id, false));
    return one(params.id);
  });
  route(app, calls.orderAnnouncements, async ({ actor, body }) => {
    await db.transaction((tx) => orderAnnouncements(tx, actor, body.ids));
    return undefined;
  });
  route(app, calls.previewAnnouncement, async ({ body }) => ({ html: await richText(body.text) }));
}

/** A list that has one page. */
const whole = <T>(results: T[]) => ({ count: results.length, next: null, previous: null, results });
