import path from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../platform/config/paths.ts';
import { runJobs } from '../platform/jobs/jobs.ts';
import { livingRunners } from '../platform/jobs/living-runners.ts';
import { buildAdvisor } from '../testing/factories.ts';
import { startProcess } from '../testing/installation.ts';
import { buildConnection } from '../testing/page.ts';
import { test } from '../testing/test.ts';
import { features } from './compose.ts';

test('A worker that is killed in the midst of a queue holds up the rest of it for a minute, a living one until it is done', async ({
  app,
  db,
  network,
  onTestFinished,
}) => {
  const { config, db: database, log } = app.waypost;
  network.addFault({ method: 'DELETE', path: '/permissions$', times: -1, action: { kind: 'hang' } });
  for (const advisor of [await buildAdvisor(app), await buildAdvisor(app)]) {
    await buildConnection(app, advisor.profileId);
    expect((await advisor.client.delete(`/api/profile_social/${advisor.profileId}/facebook/`)).status).toBe(204);
  }
  const worker = await startProcess({
    args: [path.join(projectRoot, 'apps/server/src/app/worker.ts')],
    env: {
      ROLE: 'worker',
      DATABASE_URL: config.databaseUrl,
      WAYPOST_HOME: config.home,
      PUBLIC_URL: config.publicUrl,
      WAYPOST_SANDBOX_URL: app.sandbox.url,
      WAYPOST_SANDBOX_SMTP_URL: app.sandbox.smtpUrl,
    },
  });
  onTestFinished(() => worker.kill());
  const holder = async () =>
    (await db.row<{ by: string | null }>('SELECT locked_by AS by FROM graphile_worker._private_job_queues'))?.by;
  await expect.poll(holder, { timeout: 20_000 }).toBeTruthy();
  const theirs = await holder();

  const jobs = features.flatMap((feature) => feature.jobs?.(app.waypost) ?? []);
  const run = async () => {
    const runner = await runJobs({ db: database, log, jobs, ticks: [] }, { everyMs: 200 });
    const stop = async () => runner.stop().catch(() => undefined);
    onTestFinished(stop);
    return stop;
  };
  const stop = await run();
  const lastBeat = async () => (await db.row<{ at: Date }>('SELECT max(beat_at) AS at FROM job_runners'))?.at ?? 0;
  // Three turns in which it could have freed somebody.
  const three = Number(await lastBeat()) + 600;
  await expect.poll(async () => Number(await lastBeat()), { timeout: 10_000 }).toBeGreaterThan(three);
  expect(await holder()).toBe(theirs);
  await stop();

  await worker.kill();
  network.clearFaults();
  await db.run("UPDATE job_runners SET beat_at = beat_at - interval '1 minute'");
  // Whoever has just come does not know yet whether the others could give a sign.
  const late = livingRunners({ db: database, log }, { everyMs: 3_600_000 });
  await late.join('late')();
  expect(await holder()).toBe(theirs);
  await late.stop();
  // Who was silent for so long that the others took its sign away gives it anew before it looks for a job.
  const back = livingRunners({ db: database, log }, { everyMs: 3_600_000, countsMs: 0 });
  const looks = back.join('back');
  const sign = () => db.rows("SELECT FROM job_runners WHERE id = 'back'");
  await looks();
  await db.run("DELETE FROM job_runners WHERE id = 'back'");
  await looks();
  expect(await sign()).toHaveLength(1);
  await back.stop();
  const stopNext = await run();
  const kept = () => db.rows('SELECT FROM social_grants WHERE erased_at IS NULL');
  await expect.poll(kept, { timeout: 10_000 }).toHaveLength(0);
  await stopNext();
  expect(await db.rows('SELECT FROM job_runners')).toHaveLength(0);
});
