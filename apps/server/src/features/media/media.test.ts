import { UPLOAD_MAX_BYTES, UPLOADS } from '@waypost/contract/media';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { buildPost } from '../../testing/post.ts';
import { mediaByIds } from './media-by-ids.ts';
import { form, PATH, send, test } from './testing/library.ts';
import { purge } from './testing/purge.ts';

describe('uploading', () => {
  test('stores the picture and a thumbnail under an unguessable name, and serves both to anybody', async ({
    app,
    photo,
    ana,
    library,
  }) => {
    const answer = await library.upload(photo, { description: '  A lake ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ description: 'A lake', width: 640, height: 360 });
    expect(answer.body.image).toMatch(new RegExp(`^${ana.profileId}/[\\w-]{24}/[0-9a-f]{64}\\.jpg$`));
    expect(answer.body.image_url).toBe(`${app.url}/media/${answer.body.image}`);
    const shown = await fetch(String(answer.body.image_url));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
    const thumbnail = await fetch(String(answer.body.thumbnail_url));
    expect(await sharp(await thumbnail.bytes()).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 });
  });

  test('takes exactly 10 MiB, and not one byte more', async ({ photo, library }) => {
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await library.upload(padded(UPLOAD_MAX_BYTES))).status).toBe(201);
    const tooLarge = { image: ['File size must be less than 10MB.'] };
    expect(await library.upload(padded(UPLOAD_MAX_BYTES + 1))).toMatchObject({ status: 400, body: tooLarge });
    expect(await library.upload(padded(UPLOAD_MAX_BYTES + 1_000_000))).toMatchObject({ status: 400, body: tooLarge });
    expect(await library.storedFiles()).toHaveLength(2);
  });

  test('goes by the bytes, not by name and type', async ({ photo, library }) => {
    const answer = await library.upload(photo, {}, 'photo.exe', 'application/octet-stream');
    expect(answer.status).toBe(201);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const hostile of [svg, Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script>')])]) {
      expect(await library.upload(hostile, {}, 'innocent.png', 'image/png')).toMatchObject({
        status: 400,
        body: { image: ['Please select a valid image (JPG, PNG, GIF) file.'] },
      });
    }
    expect(await library.storedFiles()).toHaveLength(2);
  });

  test('refuses a picture cut short and one with too many pixels, in the language of the reader', async ({
    photo,
    ana,
    library,
  }) => {
    const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const french = (image: Buffer) =>
      ana.client.request('POST', PATH, {
        body: form({ profile: ana.profileId }, image),
        headers: { 'accept-language': 'fr' },
      });
    expect(await french(photo.subarray(0, 500))).toMatchObject({
      status: 400,
      body: { image: ['Cette image est endommagée ou incomplète. Choisissez un autre fichier.'] },
    });
    expect(await french(huge)).toMatchObject({
      status: 400,
      body: { image: ['Cette image compte trop de pixels. Utilisez-en une de 50 mégapixels au plus.'] },
    });
    expect(await library.storedFiles()).toEqual([]);
    expect((await library.list()).body.count).toBe(0);
  });

  test('of one profile wait for each other, and not somebody else’s for all of them', async ({ app, library }) => {
    const drawn = (width: number, n: number) =>
      sharp({ create: { width, height: 3_000, channels: 3, background: { r: 20 * n, g: 90, b: 90 } } })
        .jpeg()
        .toBuffer();
    const pictures = await Promise.all(Array.from({ length: 6 }, (_, n) => drawn(3_000, n)));
    // Side by side it would be the last: it is the largest.
    const largest = await drawn(9_000, 7);
    const ben = await buildAdvisor(app);
    const answered: number[] = [];
    const uploads = [
      ...pictures.map((picture) => library.upload(picture)),
      send(ben.client, form({ profile: ben.profileId }, largest)),
    ];
    await Promise.all(
      uploads.map(async (upload, n) => {
        expect((await upload).status).toBe(201);
        answered.push(n);
      }),
    );
    expect(answered.indexOf(6)).toBeLessThan(4);
  });

  test('wants a profile and one image', async ({ photo, ana, library }) => {
    const { client, profileId } = ana;
    expect(await send(client, form({ profile: profileId }))).toMatchObject({
      status: 400,
      body: { image: ['Please choose an image.'] },
    });
    expect((await send(client, form({}, photo))).body).toHaveProperty('profile');
    expect((await library.upload(photo, { description: 'x'.repeat(1_001) })).body).toHaveProperty('description');
    expect((await library.upload(Buffer.alloc(0))).body).toHaveProperty('image');
    const two = form({ profile: profileId }, photo);
    two.append('image', new Blob([new Uint8Array(photo)]), 'second.jpg');
    expect((await send(client, two)).status).toBe(400);
    expect((await client.post(PATH, { profile: profileId })).body).toHaveProperty('image');
    const cut = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await client.request('POST', PATH, { body: cut, headers })).status).toBe(400);
    expect(await library.storedFiles()).toEqual([]);
  });

  test('is asked for its profile before the file is read: fields come first', async ({ photo, ana, library }) => {
    const late = new FormData();
    late.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    late.append('profile', String(ana.profileId));
    expect((await send(ana.client, late)).body).toEqual({ profile: ['This field is required.'] });
    expect(await library.storedFiles()).toEqual([]);
  });

  test('is for its owner, with the permission, in a session, with the token', async ({ app, photo, ana, library }) => {
    const body = () => form({ profile: ana.profileId }, photo);
    const stranger = await buildAdvisor(app);
    const pro = await buildAdvisor(app, { plan: 'pro' });
    const granted = await buildAdvisor(app, { plan: 'free', permissions: ['accounts.custom_images'] });
    expect((await send(stranger.client, body())).status).toBe(404);
    expect((await app.client().request('POST', PATH, { body: body(), csrf: false })).status).toBe(401);
    expect((await ana.client.request('POST', PATH, { body: body(), csrf: false })).status).toBe(403);
    const refused = await send(pro.client, form({ profile: pro.profileId }, photo));
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'upgrade_required', user_message: expect.stringContaining('PREMIUM') },
    });
    expect((await send(granted.client, form({ profile: granted.profileId }, photo))).status).toBe(201);
    expect(await library.storedFiles()).toEqual([]);
  });

  test('is limited per profile and day', async ({ photo, db, library }) => {
    await library.upload(photo);
    await db.run("UPDATE throttles SET hits = $1 WHERE key LIKE 'upload:%'", [UPLOADS.hits - 1]);
    expect((await library.upload(photo)).status).toBe(201);
    const refused = await library.upload(photo);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await db.run("DELETE FROM throttles WHERE key LIKE 'upload:%'");
  });
});

describe('the library', () => {
  test('is listed newest first, twelve to a page', async ({ photo, ana, library }) => {
    const ids: number[] = [];
    for (let n = 0; n < 13; n += 1)
      ids.push(Number((await library.upload(photo, { description: `picture ${n}` })).body.id));
    const first = await library.list();
    const shown = first.body.results as { id: number; description: string }[];
    expect([first.body.count, shown.length, shown[0]?.id]).toEqual([13, 12, ids.at(-1)]);
    expect((await ana.client.get(String(first.body.next))).body).toMatchObject({
      results: [{ description: 'picture 0' }],
      next: null,
    });
    expect((await library.list('&ordering=created&page_size=1')).body.results).toMatchObject([{ id: ids[0] }]);
    expect((await library.list('&page=3')).status).toBe(404);
    expect((await library.list('&ordering=width')).status).toBe(400);
  });

  test('of somebody else is not found; staff may look, and delete only when they act for the owner', async ({
    app,
    photo,
    ana,
    library,
  }) => {
    const { body } = await library.upload(photo);
    const stranger = await buildAdvisor(app);
    const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
    const acting = await signedIn(app, ana.userId, staff.userId);
    expect((await stranger.client.get(`${PATH}?profile=${ana.profileId}`)).status).toBe(404);
    expect((await staff.client.get(`${PATH}?profile=${ana.profileId}`)).body.count).toBe(1);
    expect((await stranger.client.delete(`${PATH}${body.id}/`)).body.user_message).toBe('Media not found.');
    expect((await staff.client.delete(`${PATH}${body.id}/`)).status).toBe(404);
    expect((await acting.delete(`${PATH}${body.id}/`)).status).toBe(204);
  });

  test('loses an image once; its files go when no post uses it', async ({ app, photo, ana, db, library }) => {
    const { body } = await library.upload(photo);
    expect((await ana.client.delete(`${PATH}${body.id}/`)).status).toBe(204);
    expect(await ana.client.delete(`${PATH}${body.id}/`)).toMatchObject({
      status: 404,
      body: { user_message: 'Media not found.' },
    });
    expect((await library.list()).body.count).toBe(0);
    // A draft that has it may be saved a little later.
    const soon = "run_at < now() + interval '50 minutes' AS soon";
    expect(
      await db.row(`SELECT ${soon} FROM graphile_worker.jobs WHERE task_identifier = 'media-purge-image'`),
    ).toEqual({ soon: false });
    await purge(app.waypost, Number(body.id));
    await purge(app.waypost, Number(body.id));
    expect(await library.storedFiles()).toEqual([]);
    expect((await fetch(String(body.image_url))).status).toBe(404);
    expect((await ana.client.delete(`${PATH}${body.id}/`)).status).toBe(404);
  });

  test('an image that a post uses keeps its files', async ({ app, photo, ana, db, library }) => {
    const { body } = await library.upload(photo);
    const [medium] = await mediaByIds(db, await library.actorScope(ana), [Number(body.id)]);
    const post = await buildPost(app, await buildConnection(app, ana.profileId));
    await db.run("INSERT INTO post_media VALUES ($1, 0, $2, 'image', NULL)", [post, medium?.id]);
    await ana.client.delete(`${PATH}${body.id}/`);
    await purge(app.waypost, Number(body.id));
    expect((await fetch(String(body.image_url))).status).toBe(200);
  });

  test('answers the media behind ids in their order, and nothing for foreign, hidden and repeated ones', async ({
    app,
    photo,
    ana,
    db,
    library,
  }) => {
    const [one, two, hidden] = [
      await library.upload(photo),
      await library.upload(photo, { description: 'Two' }),
      await library.upload(photo, { description: 'Hidden' }),
    ].map((answer) => Number(answer.body.id)) as [number, number, number];
    await ana.client.delete(`${PATH}${hidden}/`);
    const scope = await library.actorScope(ana);
    expect((await mediaByIds(db, scope, [two, one])).map((medium) => medium.image_id)).toEqual([two, one]);
    expect(await mediaByIds(db, scope, [])).toEqual([]);
    const stranger = await library.actorScope(await buildAdvisor(app));
    for (const [who, ids] of [
      [stranger, [one]],
      [scope, [one, hidden]],
      [scope, [one, 999_999_999]],
    ] as const)
      await expect(mediaByIds(db, who, ids)).rejects.toMatchObject({
        status: 400,
        fields: { custom_image_ids: [{ key: 'media.errors.unknownImage' }] },
      });
    await expect(mediaByIds(db, scope, [one, one])).rejects.toMatchObject({
      fields: { custom_image_ids: [{ key: 'media.errors.sameTwice' }] },
    });
  });
});
