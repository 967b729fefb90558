import { expect } from 'vitest';
import { brandProfile } from '../../../testing/branding.ts';
import { runSweep } from '../../../testing/sweeps.ts';
import { fanWorld } from '../../campaigns/testing/fan-world.ts';
import { media as mediaFeature } from '../index.ts';
import { preparedMedia } from '../variants/prepare-media.ts';
import { test as house } from './testing/house.ts';

const test = house.extend('fan', { scope: 'file' }, ({ app }) => fanWorld(app));
test.afterAll(({ studio }) => studio.close());

test('Copies wear the logo in the category inspirational and the end card behind reels, whatever their agent says of own files', async ({
  app,
  db,
  fan,
  house,
}) => {
  const agent = await fan.agent();
  // She wants nothing on what she brings herself.
  await brandProfile(app, agent.profileId, { ownImages: false, ownReels: false });
  const free = await fan.agent({ plan: 'free' });
  await brandProfile(app, free.profileId);
  const made = await fan.campaign([{ type: 'image' }, { type: 'image' }, { type: 'reel' }]);
  const [inspirational = 0, plain = 0, reel = 0] = made.postings;
  const [one, other, film] = [await house.photo(), await house.photo(), await house.film()];
  for (const [posting, { media }] of [
    [inspirational, one],
    [plain, other],
    [reel, film],
  ] as const)
    await db.run('INSERT INTO posting_media (posting_id, position, media_id) VALUES ($1, 0, $2)', [posting, media]);
  await db.run(
    `INSERT INTO posting_terms (posting_id, term_id) SELECT $1, id FROM taxonomy_terms WHERE kind = 'category' AND slug = 'inspirational'`,
    [inspirational],
  );
  await fan.publish(made.id);
  await fan.spread();
  await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
  await runSweep(mediaFeature, app.waypost, 'media.branding');
  const recipeOf = async (posting: number, profileId: number) => {
    const copy = (await fan.copies(posting)).find(({ profile_id }) => profile_id === profileId);
    return (await house.recipes(copy?.id ?? 0))[0]?.recipe ?? null;
  };
  expect(await recipeOf(inspirational, agent.profileId)).toMatch(/^brand-1:[0-9a-f]{24}:$/);
  expect(await recipeOf(plain, agent.profileId)).toBeNull();
  expect(await recipeOf(reel, agent.profileId)).toMatch(/^brand-1:[0-9a-f]{24}:./);
  expect(await recipeOf(inspirational, free.profileId)).toBeNull();

  // Other files of staff are branded anew; of what is due before its turn at once.
  const third = await house.photo();
  await db.run('UPDATE posting_media SET media_id = $2 WHERE posting_id = $1', [inspirational, third.media]);
  await fan.change(inspirational, 'edit', { message: 'Sail far' });
  await fan.spread();
  expect(await recipeOf(inspirational, agent.profileId)).toBeNull();
  const prepared = async (profileId: number) => {
    const copy = (await fan.copies(inspirational)).find(({ profile_id }) => profile_id === profileId);
    return preparedMedia(db, app.waypost.storage, {
      ...{ id: copy?.id ?? 0, app: 'facebook', source: 'campaign', shows_link: false },
    });
  };
  expect(await prepared(agent.profileId)).toMatchObject({ kind: 'wait' });
  expect(await recipeOf(inspirational, agent.profileId)).toMatch(/^brand-1:/);
  await house.make();
  const [{ key } = {}] = await db.rows<{ key: string }>('SELECT key FROM media WHERE id = $1', [third.media]);
  const ready = await prepared(agent.profileId);
  expect(ready).toMatchObject({ kind: 'ready', media: [{ kind: 'image', key: expect.not.stringMatching(key ?? '') }] });
  expect(await prepared(free.profileId)).toMatchObject({ kind: 'ready', media: [{ key }] });
  await db.run('UPDATE branding_changes SET due_at = clock_timestamp()');
  await runSweep(mediaFeature, app.waypost, 'media.branding');
  expect(await recipeOf(inspirational, agent.profileId)).toMatch(/^brand-1:/);
});
