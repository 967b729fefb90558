import { expect } from 'vitest';
import { openStudio } from '../../../testing/studio.ts';
import { test as base } from '../testing/campaign-world.ts';

const test = base
  .extend('studio', { scope: 'file' }, () => openStudio())
  .extend('env', { scope: 'file' }, ({ studio }) => studio.env);
test.afterAll(({ studio }) => studio.close());

test('A video has the name that it is brought with, and its shape says as what a post of it goes out', async ({
  staff,
  studio,
}) => {
  const body = new FormData();
  body.set('description', 'deck walk');
  const video = await studio.video({ size: '540x960', seconds: 4, sound: false });
  body.set('video', new Blob([new Uint8Array(video)]), 'deck_walk.mp4');
  const file = await staff.client.request('POST', '/api/campaign_videos/', { body });
  expect(file.body, JSON.stringify(file.body)).toMatchObject({
    ...{ kind: 'video', description: 'deck walk', state: 'waiting' },
  });
  expect(await staff.get('/api/campaign_files/?search=walk')).toMatchObject({ results: [{ id: file.body.id }] });
  const { id: campaign } = await staff.campaign();
  const post = await staff.posting({ campaign, media: [{ id: file.body.id }] });
  expect(post).toMatchObject({ type: 'reel', post_type: 'reel' });
  const chosen = { version: post.version, type: 'video' };
  expect((await staff.client.patch(`/api/postings/${post.id}/`, chosen)).body).toMatchObject({ type: 'video' });
});
