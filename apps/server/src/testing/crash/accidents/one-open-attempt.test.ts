import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../app.ts';
import { publishingWorld } from '../../publishing-world.ts';
import { judge } from '../proof.ts';

/** A row that came back to the start although the outcome of its release is open: only the index stands in its way. */
async function releaseAgain(app: TestApp): Promise<{ post: number; shown: number }> {
  const world = publishingWorld(app);
  const page = await world.page();
  const post = await world.post(page);
  app.sandbox.control.addFault({ method: 'POST', path: '/feed$', when: 'after', action: { kind: 'reset' } });
  await world.publish();
  await app.waypost.db.run("UPDATE scheduled_postings SET phase = 'due', next_step_at = app_now() WHERE id = $1", [
    post,
  ]);
  await world.publish();
  return { post, shown: world.wall(page).length };
}

test('without the partial unique index a post is released a second time, and the judge sees it', async () => {
  const app = await createTestApp();
  const { databaseUrl = '' } = app.waypost.config;
  // Facebook refuses the same words twice within minutes; after them it does not, and other networks never do.
  app.sandbox.control.facebook.set({ duplicateText: { enabled: false, windowMs: 0, alsoWithMedia: false } });
  expect(await releaseAgain(app)).toMatchObject({ shown: 1 });
  await app.waypost.db.run('DROP INDEX publish_attempts_one_open');
  const { post, shown } = await releaseAgain(app);
  expect(shown).toBe(2);
  await expect(judge(databaseUrl, app.sandbox.url, post)).rejects.toThrow('is on the network twice');
  await app.close();
});
