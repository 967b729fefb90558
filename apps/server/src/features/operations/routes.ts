import {
  getOperations,
  listJobs,
  listRuns,
  listStuckPosts,
  retryJob as retryJobEndpoint,
  retryMail as retryMailEndpoint,
  retryStuckPost as retryStuckPostEndpoint,
} from '@waypost/contract/operations';
import type { FastifyInstance } from 'fastify';
import { route, walkedPage } from '../../platform/http/index.ts';
import { retryMail } from '../outbox/index.ts';
import type { OperationsDeps } from './deps.ts';

// Nothing of it is loaded before staff look.
const posts = () => import('./posts/list-posts.ts');
const jobs = () => import('./jobs/given-up.ts');

export function registerOperationRoutes(app: FastifyInstance, deps: OperationsDeps): void {
  const { db } = deps;
  route(app, getOperations, async () => (await import('./read-operations.ts')).readOperations(deps));
  route(app, retryMailEndpoint, async ({ actor, body }) => {
    await db.transaction((tx) => retryMail(tx, actor, body.mail));
    return undefined;
  });
  route(app, listStuckPosts, async ({ query: { state, page }, actor, request }) => {
    const [{ stuckPosts, presentStuck }, { actsForOthers }] = await Promise.all([posts(), import('./posts/retry.ts')]);
    const acts = actsForOthers(actor);
    const present = presentStuck({ state, now: deps.clock.now(), locale: actor.locale, acts });
    return walkedPage(request, await stuckPosts(db, state, page), present);
  });
  route(app, retryStuckPostEndpoint, async ({ actor, body }) => {
    await (await import('./posts/retry.ts')).retryStuckPost(deps, actor, body.post);
    return undefined;
  });
  route(app, listRuns, async ({ query: { list, page }, request }) => {
    const { standingRuns, presentRun } = await import('./newsletters/list-runs.ts');
    return walkedPage(request, await standingRuns(db, list, page), presentRun);
  });
  route(app, listJobs, async ({ query: { page }, actor, request }) => {
    const { givenUpJobs, presentJob } = await jobs();
    return walkedPage(request, await givenUpJobs(db, page), presentJob(deps.queued(), actor.locale));
  });
  route(app, retryJobEndpoint, async ({ actor, body }) => {
    const { retryJob } = await jobs();
    await db.transaction((tx) => retryJob(tx, deps.queued(), actor, body.job));
    return undefined;
  });
}
