import { expect } from 'vitest';
import { buildAdvisor, buildProfile } from '../../testing/factories.ts';
import { mediaByIds } from './media-by-ids.ts';
import { PATH, test } from './testing/library.ts';
import { purge } from './testing/purge.ts';

test('An image is found by a part of its name, with accents or without', async ({ photo, library }) => {
  for (const description of ['Fjord at 100%', 'Fjord 1000', 'Harbour']) await library.upload(photo, { description });
  const named = async (search: string) =>
    ((await library.list(`&search=${encodeURIComponent(search)}`)).body.results as { description: string }[]).map(
      ({ description }) => description,
    );
  expect(await named('fjord')).toEqual(['Fjord 1000', 'Fjord at 100%']);
  expect(await named('100%')).toEqual(['Fjord at 100%']);
  expect(await named('')).toHaveLength(3);
  await library.upload(photo, { description: 'Cœur des Îles' });
  for (const typed of ['iles', 'ÎLES', 'I\u0302les', 'coeur', 'cœur'])
    expect(await named(typed)).toEqual(['Cœur des Îles']);
  expect(await named('fjörd 1')).toEqual(['Fjord 1000']);
});

test('The same file by the same name stands in the library once, and anew after it was deleted', async ({
  photo,
  ana,
  library,
}) => {
  const upload = (description?: string) => library.upload(photo, description === undefined ? {} : { description });
  const [first, again] = [await upload('Fjord'), await upload('Fjord')];
  expect(again).toMatchObject({ status: first.status, body: first.body });
  expect((await upload('Harbour')).body.id).not.toBe(first.body.id);
  await ana.client.delete(`${PATH}${first.body.id}/`);
  expect((await upload('Fjord')).body.id).not.toBe(first.body.id);
  const kept = (await library.storedFiles()).length;
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => upload('Lake')));
  expect(new Set(atOnce.map(({ body }) => body.id)).size).toBe(1);
  expect(await library.storedFiles()).toHaveLength(kept + 2);
  for (let unnamed = 0; unnamed < 2; unnamed += 1) await upload();
  expect((await library.list()).body.count).toBe(4);
});

test('An image that an open draft holds stays usable for it, and goes when the draft has gone', async ({
  app,
  photo,
  ana,
  db,
  library,
}) => {
  const { body } = await library.upload(photo);
  const drafts = `/api/generator_profile/${ana.profileId}/create_post/`;
  const draft = await ana.client.post(drafts, { message: 'Fjords', custom_image_ids: [body.id] });
  const second = await buildProfile(app, ana.userId);
  const theirs = `/api/generator_profile/${second.profileId}/create_post/`;
  const sibling = await ana.client.post(theirs, { message: 'Fjords', custom_image_ids: [body.id] });
  await ana.client.delete(`${PATH}${body.id}/`);
  // Chosen before it was deleted, and saved only now.
  const late = await ana.client.post(drafts, { message: 'Late', custom_image_ids: [body.id] });
  const later = await ana.client.post(drafts, { message: 'Later' });
  const chosen = { version: 1, custom_image_ids: [body.id] };
  for (const answer of [late, await ana.client.patch(`/api/generated_postings/${later.body.id}/`, chosen)])
    expect(answer.body).toMatchObject({ custom_image_ids: [body.id], missing_media: 0 });
  for (const { id } of [late.body, later.body]) await ana.client.delete(`/api/generated_postings/${id}/`);
  await purge(app.waypost, Number(body.id));
  expect((await library.list()).body.count).toBe(0);
  expect(await mediaByIds(db, await library.actorScope(ana), [Number(body.id)])).toHaveLength(1);
  expect((await fetch(String(body.image_url))).status).toBe(200);
  // Somebody's draft lends nobody else's library.
  const stranger = await library.actorScope(await buildAdvisor(app));
  await expect(mediaByIds(db, stranger, [Number(body.id)])).rejects.toMatchObject({ status: 400 });
  await ana.client.delete(`/api/generated_postings/${draft.body.id}/`);
  await purge(app.waypost, Number(body.id));
  expect((await ana.client.get(`/api/generated_postings/${sibling.body.id}/`)).body).toMatchObject({
    missing_media: 0,
  });
  await ana.client.delete(`/api/generated_postings/${sibling.body.id}/`);
  await purge(app.waypost, Number(body.id));
  expect(await library.storedFiles()).toEqual([]);
});
