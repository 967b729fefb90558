import { expect } from 'vitest';
import { runJobs } from '../../../platform/jobs/jobs.ts';
import { billing } from '../index.ts';
import { PRO, test } from '../testing/buyer.ts';

test('The tick of the night has all pages compared by a worker, each once, and reads who has changed', async ({
  app,
  db,
  ida,
  network,
  onTestFinished,
}) => {
  const { waypost } = app;
  await db.run('DELETE FROM graphile_worker._private_jobs');
  network.billing.set({ pageMax: { plain: 1, withChildren: 1 } });
  onTestFinished(() => void network.billing.set({ pageMax: { plain: 100, withChildren: 25 } }));
  await ida.buy();
  const ticks = billing.ticks?.(waypost) ?? [];
  const night = ticks.find(({ schedule }) => schedule === '41 7 * * *');
  const pages = Math.min(network.billing.accounts().length, 100);
  const since = network.calls().at(-1)?.n ?? 0;
  // As the runner's clock writes it.
  await db.run(
    `SELECT graphile_worker.add_job('${night?.id}', '{"_cron":{"ts":"2026-11-23T07:41:00Z"}}', max_attempts := 1)`,
  );
  const runner = await runJobs({ db: waypost.db, log: waypost.log, jobs: billing.jobs?.(waypost) ?? [], ticks });
  onTestFinished(() => runner.stop());
  await expect.poll(ida.plan, { timeout: 25_000 }).toBe('pro');
  expect((await ida.read()).plan).toEqual({ uid: PRO, slug: 'pro' });
  const asked = () =>
    network
      .calls(since)
      .filter(({ path, query }) => path.endsWith('/crm/accounts') && query.offset !== undefined)
      .map(({ query }) => Number(query.offset));
  await expect.poll(() => asked().length, { timeout: 25_000 }).toBe(pages);
  expect(asked()).toEqual(Array.from({ length: pages }, (_, page) => page));
}, 60_000);
