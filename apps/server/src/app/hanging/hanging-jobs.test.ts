import { SOCIAL_APPS } from '@waypost/contract/networks';
import { expect } from 'vitest';
import { runJobs } from '../../platform/jobs/jobs.ts';
import { buildAdvisor, buildImage, insertId } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { features } from '../compose.ts';

/** More of each than there are lanes. */
const EACH = 12;
/** What asks somebody who may be silent, and how many of it may hang at once. */
const SILENT = { 'link-preview': 4, 'connections.revoke_grant': SOCIAL_APPS.length, 'media-remove-files': 1 };

test('While hosts, networks and storage are silent, mails go out', async ({ app, db, network: _sandbox }) => {
  const { client, profileId, userId } = await buildAdvisor(app, {
    plan: 'pro',
    permissions: ['accounts.custom_images'],
  });
  const mine = await db.row<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
  const page = await buildConnection(app, profileId);
  for (let n = 0; n < EACH; n += 1) {
    const post = {
      profile: profileId,
      applications: ['facebook'],
      message: `Number ${n}`,
      link: 'https://waypost.example',
    };
    expect((await client.post('/api/scheduled_postings/', { ...post, fire_at: app.at(60) })).status).toBe(201);
    const { imageId } = await buildImage(app, profileId);
    expect((await client.delete(`/api/profile_images/${imageId}/`)).status).toBe(204);
  }
  // Consents that nothing uses any more are withdrawn with the next connection that goes.
  for (const network of SOCIAL_APPS) {
    for (let n = 0; n < EACH; n += 1)
      await insertId(db, 'social_grants', { network, network_user_id: `person-${n}`, user_id: userId });
    if (network !== page.app) await buildConnection(app, profileId, { app: network });
    expect((await client.delete(`/api/profile_social/${profileId}/${network}/`)).status).toBe(204);
  }

  // A deleted picture is forgotten an hour later.
  await db.run('UPDATE graphile_worker._private_jobs SET run_at = now()');

  const silence = Promise.withResolvers<void>();
  const begun: string[] = [];
  const jobs = features
    .flatMap((feature) => feature.jobs?.(app.waypost) ?? [])
    .map((job) => ({
      ...job,
      handle: async (payload: never) => {
        begun.push(job.id);
        if (job.id in SILENT) await silence.promise;
        else await job.handle(payload);
      },
    }));
  const runner = await runJobs({ db: app.waypost.db, log: app.waypost.log, jobs, ticks: [] });
  const count = (id: string) => begun.filter((one) => one === id).length;
  const silent = () => Object.fromEntries(Object.keys(SILENT).map((id) => [id, count(id)]));
  try {
    await expect.poll(silent, { timeout: 10_000 }).toEqual(SILENT);
    expect((await app.client().post('/api/auth/password_reset/', mine ?? {})).status).toBeLessThan(300);
    await expect.poll(() => count('send-mail'), { timeout: 10_000 }).toBe(1);
    expect(silent()).toEqual(SILENT);
    silence.resolve();
    await expect.poll(() => count('media-remove-files'), { timeout: 20_000 }).toBe(EACH);
  } finally {
    silence.resolve();
    await runner.stop();
  }
});
