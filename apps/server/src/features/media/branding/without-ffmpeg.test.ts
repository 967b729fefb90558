import { expect } from 'vitest';
import { brandProfile } from '../../../testing/branding.ts';
import { makeWaitingMedia } from '../../../testing/sweeps.ts';
import { test } from '../../../testing/test.ts';
import { brandingOf } from '../../branding/index.ts';
import { insertVariant } from '../variants/variant-store.ts';
import { nameRecipe } from './brand-store.ts';
import { brandedRecipes } from './branded-recipes.ts';

test('where ffmpeg is gone a reel goes out as it is, and nobody waits for its card', async ({
  app,
  ana,
  page,
  world,
  db,
}) => {
  await brandProfile(app, ana.profileId);
  const post = await world.post(page, { video: 'reel' });
  const file = await db.row<{ id: number }>('SELECT media_id AS id FROM post_media WHERE scheduled_posting_id = $1', [
    post,
  ]);
  const facts = { kind: 'video', mime: 'video/mp4', bytes: 1, width: 720, height: 1280, duration_ms: 3_000 } as const;
  const reel = { app: 'facebook', type: 'reel', source: 'api', inspirational: false, shows_link: false } as const;
  const [recipe] = brandedRecipes(reel, [facts], await brandingOf(db, ana.profileId));
  await nameRecipe(db, post, 0, recipe ?? null);
  await insertVariant(db, file?.id ?? 0, recipe ?? '');
  const { videoTools: _, ...config } = app.waypost.config;
  await makeWaitingMedia({ ...app.waypost, config });
  const left = await db.row<{ recipe: string | null }>(
    'SELECT recipe FROM post_media WHERE scheduled_posting_id = $1',
    [post],
  );
  expect(recipe).toMatch(/^brand-1:/);
  expect(left).toEqual({ recipe: null });
  expect(await db.rows('SELECT id FROM media_variants WHERE recipe = $1', [recipe])).toEqual([]);
  await world.publish();
  expect((await world.row(post)).reason_code).not.toBe('media_unprepared');
});
