import {
  createDraft as createEndpoint,
  deleteDraft as deleteEndpoint,
  duplicatePosts as duplicateEndpoint,
  createDraftFromLibrary as fromLibraryEndpoint,
  getDraft as getEndpoint,
  listDrafts as listEndpoint,
  loadDraft as loadEndpoint,
  patchDraft as patchEndpoint,
  previewLink as previewEndpoint,
  scheduleDraft as scheduleEndpoint,
  undoSchedule as undoEndpoint,
} from '@waypost/contract/generator';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors/index.ts';
import { pageOf, route } from '../../platform/http/index.ts';
import { linkPreviews } from '../media/index.ts';
import { scopeOfProfile } from '../profiles/index.ts';
import type { GeneratorDeps } from './deps.ts';
import { scopeOfDraft } from './scope.ts';

/** Loaded by who asks first: no start waits for it. */
const verbs = () => import('./verbs.ts');

export function registerGeneratorRoutes(app: FastifyInstance, deps: GeneratorDeps): void {
  registerReads(app, deps);
  const { db } = deps;
  route(app, createEndpoint, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'compose');
    const { createDraft, draftFields, presentDraft } = await verbs();
    const draft = await db.transaction((tx) => createDraft(tx, scope, draftFields(body)));
    return presentDraft(deps, db, scope, draft);
  });
  route(app, duplicateEndpoint, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'compose');
    const { duplicatePosts, presentDraft } = await verbs();
    const draft = await db.transaction((tx) => duplicatePosts(tx, scope, body.posts));
    return presentDraft(deps, db, scope, draft);
  });
  route(app, fromLibraryEndpoint, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'compose');
    const { draftFromLibrary, presentDraft } = await verbs();
    const draft = await db.transaction((tx) => draftFromLibrary(tx, scope, body.posting_id));
    return presentDraft(deps, db, scope, draft);
  });
  route(app, previewEndpoint, async ({ actor, params, body }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'compose');
    const { previewLink } = await linkPreviews();
    return previewLink(deps, scope, body.link);
  });
  route(app, patchEndpoint, async ({ actor, params, body }) => {
    const scope = await scopeOfDraft(db, actor, params.id, 'compose');
    const { autosaveDraft, draftFields, presentDraft } = await verbs();
    const { version, ...fields } = body;
    const draft = await autosaveDraft(deps, scope, { id: params.id, version }, draftFields(fields));
    return presentDraft(deps, db, scope, draft);
  });
  route(app, deleteEndpoint, async ({ actor, params }) => {
    const scope = await scopeOfDraft(db, actor, params.id);
    const { deleteDraft } = await verbs();
    await db.transaction((tx) => deleteDraft(tx, scope, params.id));
    return undefined;
  });
  route(app, scheduleEndpoint, async ({ actor, params, body }) => {
    const scope = await scopeOfDraft(db, actor, params.id, 'compose');
    const { scheduleDraft } = await verbs();
    return { scheduled_postings_ids: await scheduleDraft(deps, scope, params.id, body) };
  });
  route(app, undoEndpoint, async ({ actor, params }) => {
    const scope = await scopeOfDraft(db, actor, params.id);
    const { presentDraft, undoSchedule } = await verbs();
    return presentDraft(deps, db, scope, await undoSchedule(deps, scope, params.id));
  });
}

function registerReads(app: FastifyInstance, deps: GeneratorDeps): void {
  const { db } = deps;
  route(app, listEndpoint, async ({ actor, query, request }) => {
    const scope = await scopeOfProfile(db, actor, query.generator_profile, 'read');
    const { listDrafts, presentDrafts } = await verbs();
    const { count, rows } = await listDrafts(db, scope, {
      scheduled: query.scheduled,
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    });
    return pageOf(request, query, count, await presentDrafts(deps, db, scope, rows));
  });
  route(app, loadEndpoint, async ({ actor, params }) => {
    const scope = await scopeOfProfile(db, actor, params.profile, 'read');
    const { newestOpenDraft, presentDraft } = await verbs();
    const draft = await newestOpenDraft(db, scope);
    if (draft === null) throw notFound();
    return presentDraft(deps, db, scope, draft);
  });
  route(app, getEndpoint, async ({ actor, params }) => {
    const scope = await scopeOfDraft(db, actor, params.id, 'read');
    const { findDraft, presentDraft } = await verbs();
    const draft = await findDraft(db, scope, params.id);
    if (draft === null) throw notFound();
    return presentDraft(deps, db, scope, draft);
  });
}
