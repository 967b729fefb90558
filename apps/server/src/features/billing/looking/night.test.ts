import { expect } from 'vitest';
import { z } from '#zod';
import { addJob, runJobs } from '../../../platform/jobs/jobs.ts';
import { billing } from '../index.ts';
import { lookSoon } from '../jobs.ts';
import { PRO, test } from '../testing/buyer.ts';
import { lookAtAccount } from './look-at-account.ts';

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

test('A night of looks takes one of the lanes that everybody who asks a host shares', async ({
  app,
  db,
  ida,
  onTestFinished,
}) => {
  const { waypost } = app;
  await db.run('DELETE FROM graphile_worker._private_jobs');
  const preview = { id: 'test-preview', payload: z.object({}), maxAttempts: 1, apart: 'hosts' } as const;
  for (let user = 1; user <= 12; user += 1) await lookSoon(waypost.db, user);
  for (let n = 0; n < 3; n += 1) await addJob(waypost.db, preview, {});
  const begun: string[] = [];
  const { promise: silence, resolve: end } = Promise.withResolvers<void>();
  const jobs = (billing.jobs?.(waypost) ?? []).map(({ id, payload, apart }) => ({
    ...{ id, payload, apart },
    handle: async () => {
      begun.push(id);
      await silence;
    },
  }));
  const previews = { ...preview, handle: async () => void begun.push(preview.id) };
  const runner = await runJobs({ db: waypost.db, log: waypost.log, jobs: [...jobs, previews], ticks: [] });
  onTestFinished(async () => {
    await db.run('DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL');
    end();
    await runner.stop();
  });
  const count = (id: string) => begun.filter((one) => one === id).length;
  await expect.poll(() => count(preview.id), { timeout: 10_000 }).toBe(3);
  await expect.poll(() => count('billing.look')).toBe(1);
  expect(await ida.plan()).toBe('free');
});

test('A look that got no turn says nothing of the provider, which nobody asked', async ({ app, db, ida }) => {
  await ida.buy();
  await ida.read('?refresh=true');
  await db.run("UPDATE provider_paces SET next_at = clock_timestamp() + interval '1 minute'");
  expect(await lookAtAccount(app.waypost, ida.userId, 'asked')).toBe('unasked');
  expect(await ida.read('?refresh=true')).toMatchObject({ away: false });
  expect(await ida.row()).toMatchObject({ away_since: null });
  await db.run('UPDATE provider_paces SET next_at = clock_timestamp()');
});
