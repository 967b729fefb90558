import * as calls from '@waypost/contract/guides';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors/index.ts';
import { onePage, route } from '../../platform/http/index.ts';
import { ownFiles } from '../media/index.ts';
import type { GuideDeps } from './deps.ts';

/** What is done here, loaded by who does it first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerGuideRoutes(app: FastifyInstance, deps: GuideDeps): void {
  const { db } = deps;
  route(app, calls.listOnboardingVideos, async ({ actor, locale }) => {
    const { shownGuides, presentOnboarding } = await verbs();
    const rows = await shownGuides(db, { userId: actor.userId, kinds: ['onboarding'], locale });
    return onePage(rows.map((row) => presentOnboarding(deps, row, locale)));
  });
  route(app, calls.watchOnboardingVideo, async ({ actor, params }) => {
    const { watchGuide } = await verbs();
    await db.transaction((tx) => watchGuide(tx, actor, params.id));
    return undefined;
  });
  route(app, calls.listTutorialVideos, async ({ actor, query, locale }) => {
    const { shownGuides, presentTutorial } = await verbs();
    const rows = await shownGuides(db, { userId: actor.userId, kinds: ['tutorial'], locale });
    const asked = rows.filter(
      ({ application }) => query.application === undefined || application === query.application,
    );
    return onePage((await Promise.all(asked.map((row) => presentTutorial(deps, row, locale)))).flat());
  });
  route(app, calls.listMembershipVideos, async ({ actor, locale }) => {
    const { shownGuides, presentMembership } = await verbs();
    const rows = await shownGuides(db, { userId: actor.userId, kinds: calls.MEMBERSHIP_KINDS, locale });
    return onePage(presentMembership(deps, rows, locale));
  });
  registerStaffRoutes(app, deps);
}

function registerStaffRoutes(app: FastifyInstance, deps: GuideDeps): void {
  const { db } = deps;
  const one = async (id: number): Promise<calls.Guide> => {
    const { findGuide, presentGuide } = await verbs();
    const row = await findGuide(db, id);
    if (row === null) throw notFound();
    return presentGuide(deps, row);
  };
  route(app, calls.listGuides, async () => {
    const { allGuides, presentGuide } = await verbs();
    return onePage((await allGuides(db)).map((row) => presentGuide(deps, row)));
  });
  route(app, calls.createGuide, async ({ actor, body }) => {
    const { createGuide } = await verbs();
    return one(await db.transaction((tx) => createGuide(tx, actor, body)));
  });
  route(app, calls.changeGuide, async ({ actor, params, body }) => {
    const { changeGuide } = await verbs();
    await db.transaction((tx) => changeGuide(tx, actor, params.id, body));
    return one(params.id);
  });
  route(app, calls.deleteGuide, async ({ actor, params }) => {
    const { setDeleted, GUIDES } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, GUIDES, params.id, true));
    return undefined;
  });
  route(app, calls.restoreGuide, async ({ actor, params }) => {
    const { setDeleted, GUIDES } = await verbs();
    await db.transaction((tx) => setDeleted(tx, actor, GUIDES, params.id, false));
    return one(params.id);
  });
  route(app, calls.orderGuides, async ({ actor, body }) => {
    const { setOrder, GUIDES } = await verbs();
    await db.transaction((tx) => setOrder(tx, actor, GUIDES, body.ids));
    return undefined;
  });
  route(app, calls.uploadGuideVideo, async ({ actor, params: { id }, request }) => {
    const [{ giveFile }, { takeOwnVideo }] = await Promise.all([verbs(), ownFiles()]);
    const admit = async () => void (await one(id));
    await takeOwnVideo(deps, request, admit, (tx, mediaId) => giveFile(tx, actor, id, { as: 'video_id', mediaId }));
    return one(id);
  });
  route(app, calls.uploadGuidePoster, async ({ actor, params: { id }, request }) => {
    const [{ giveFile }, { takeOwnPicture }] = await Promise.all([verbs(), ownFiles()]);
    await takeOwnPicture(deps, request, (tx, mediaId) => giveFile(tx, actor, id, { as: 'poster_id', mediaId }));
    return one(id);
  });
}
