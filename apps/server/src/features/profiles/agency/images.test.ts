import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BRAND_IMAGE_MAX_BYTES } from '@waypost/contract/agency';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { buildAdvisor, signedIn } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { archiveProfiles } from '../archive-profiles.ts';
import { eraseProfiles } from '../erase-profiles.ts';
import { saveImages } from './save-images.ts';
import { drawn, RECT, svg, test } from './testing/brand.ts';

describe('Photo and logo', () => {
  test('are drawn anew and shown with the profile; what they replace goes', async ({ app, ana, brand, photo }) => {
    const logo = await drawn(400, 100).png().toBuffer();
    const first = await brand.send({ profile_image: photo, logo_image: logo });
    expect(first).toMatchObject({ status: 200, body: { pk: ana.profileId } });
    const kept = await brand.kept();
    if (kept === null) throw new Error('nothing was kept');
    expect(await (await brand.read(kept.photo_key)).metadata()).toMatchObject({ format: 'jpeg', height: 1_200 });
    expect(await (await brand.read(kept.avatar_key)).metadata()).toMatchObject({ width: 256, height: 256 });
    expect(await (await brand.read(kept.logo_key)).metadata()).toMatchObject({ format: 'png', width: 400 });
    expect(first.body.avatar).toBe(app.waypost.storage.url(kept.avatar_key));
    expect(await brand.served(first.body.avatar)).toBe(200);
    const session = (await ana.client.get('/api/session/')).body;
    expect(session.profile).toMatchObject({ avatar: first.body.avatar, logo_image: first.body.logo_image });
    const second = await brand.send({ profile_image: await drawn(500, 500, '#802060').jpeg().toBuffer() });
    expect(second.body).toMatchObject({ logo_image: first.body.logo_image });
    expect(second.body.avatar).not.toBe(first.body.avatar);
    await brand.tidy();
    expect(await brand.served(first.body.avatar)).toBe(404);
    expect(await brand.served(first.body.logo_image)).toBe(200);
    const without = await ana.client.patch(brand.path, { profile_image: null, logo_image: null });
    expect(without.body).toMatchObject({ avatar: null, logo_image: null });
    await brand.tidy();
    expect(await brand.served(first.body.logo_image)).toBe(404);
  });

  test('stay with the words that another device saves, and the words with them', async ({ ana, brand, photo }) => {
    await Promise.all([
      ana.client.patch(brand.path, { agency_name: 'Reyes Travel' }),
      brand.send({ profile_image: photo }),
      ana.client.patch(brand.path, { city: 'Toronto' }),
    ]);
    expect((await ana.client.get(brand.path)).body).toMatchObject({
      agency_name: 'Reyes Travel',
      city: 'Toronto',
      avatar: expect.stringContaining('/media/own/'),
    });
  });

  test('go with the profile when its thirty days are over', async ({ app, ana, db, brand, photo }) => {
    const { body } = await brand.send({ profile_image: photo });
    await db.run("UPDATE profiles SET deleted_at = app_now() - interval '31 days' WHERE id = $1", [ana.profileId]);
    await eraseProfiles(app.waypost);
    await brand.tidy();
    expect(await brand.kept()).toBeNull();
    expect(await brand.served(body.avatar)).toBe(404);
  });
});

describe('Odd pictures', () => {
  test('of printers and with rotation come out upright in the colours of screens', async ({ brand }) => {
    const cmyk = await drawn(300, 200, '#ff0000').flatten().toColourspace('cmyk').jpeg().toBuffer();
    expect(await sharp(cmyk).metadata()).toMatchObject({ space: 'cmyk' });
    const turned = await drawn(300, 200).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await brand.send({ profile_image: turned, logo_image: cmyk })).toMatchObject({ status: 200 });
    const kept = await brand.kept();
    const [photo, logo] = [await brand.read(kept?.photo_key ?? ''), await brand.read(kept?.logo_key ?? '')];
    expect(await photo.metadata()).toMatchObject({ width: 200, height: 300 });
    expect((await photo.metadata()).orientation).toBeUndefined();
    expect(await logo.metadata()).toMatchObject({ space: 'srgb' });
    const { channels } = await logo.stats();
    expect(channels[0]?.mean).toBeGreaterThan(200);
    expect(channels[2]?.mean).toBeLessThan(90);
  });

  test('keep what is transparent in a logo, and stand on white as a photo', async ({ brand }) => {
    const seeThrough = await drawn(200, 200, { r: 0, g: 0, b: 0, alpha: 0 })
      .composite([{ input: await drawn(80, 80).png().toBuffer() }])
      .png()
      .toBuffer();
    await brand.send({ profile_image: seeThrough, logo_image: seeThrough });
    const kept = await brand.kept();
    expect((await (await brand.read(kept?.logo_key ?? '')).stats()).isOpaque).toBe(false);
    const corner = (await brand.read(kept?.photo_key ?? '')).extract({ left: 2, top: 2, width: 4, height: 4 });
    expect((await corner.stats()).dominant.r).toBeGreaterThan(240);
  });

  test('of more than twelve megapixels are made smaller', async ({ brand }) => {
    const large = await drawn(5_000, 3_000).jpeg().toBuffer();
    expect(await brand.send({ profile_image: large })).toMatchObject({ status: 200 });
    expect(await (await brand.read((await brand.kept())?.photo_key ?? '')).metadata()).toMatchObject({ width: 1_200 });
  });

  test.for([
    ['nothing at all', 'profile_image', () => Buffer.alloc(0), 'Please choose an image.'],
    ['a text', 'profile_image', () => Buffer.from('hello'), 'Please select a valid image (JPG, PNG, GIF) file.'],
    ['a drawing as a photo', 'profile_image', () => svg(RECT), 'Please select a valid image (JPG, PNG, GIF) file.'],
    ['a page as a logo', 'logo_image', () => Buffer.from('<html>'), /\(JPG, PNG, GIF, SVG\)/],
    ['a drawing of nothing', 'logo_image', () => svg(''), /nothing to be seen/],
    ['a drawing that ends early', 'logo_image', () => svg(RECT).subarray(0, 90), /damaged or incomplete/],
    ['too many bytes', 'logo_image', () => Buffer.alloc(BRAND_IMAGE_MAX_BYTES + 1), 'File size must be less than 6MB.'],
    ['far too many', 'logo_image', () => Buffer.alloc(2.5 * BRAND_IMAGE_MAX_BYTES), 'File size must be less than 6MB.'],
  ] as const)('%s is told under its field', async ([, field, bytes, told], { brand }) => {
    const answer = await brand.send({ [field]: bytes() });
    expect(answer.status).toBe(400);
    expect(answer.body[field]).toEqual([typeof told === 'string' ? told : expect.stringMatching(told)]);
    expect(await brand.kept()).toBeNull();
  });

  test('that are damaged or too many pixels are told in the reader’s language', async ({ brand, photo, ana }) => {
    const french = { 'accept-language': 'fr' };
    expect((await brand.send({ profile_image: photo.subarray(0, 400) }, ana.client, french)).body).toMatchObject({
      profile_image: [expect.stringContaining('endommagée')],
    });
    const huge = await drawn(10_000, 5_001).png().toBuffer();
    expect((await brand.send({ logo_image: huge }, ana.client, french)).body).toMatchObject({
      logo_image: [expect.stringMatching(/50.mégapixels/)],
    });
  });

  test('under other names, or words beside them, are no picture of ours', async ({ brand, photo }) => {
    const answer = await brand.send({ profile_image: photo, banner: photo });
    expect(answer).toMatchObject({ status: 400, body: { banner: [expect.any(String)] } });
    expect(await brand.kept()).toBeNull();
  });
});

describe('Files that nobody came to name', () => {
  test('are removed an hour later: the profile went, or the answer was lost; those that it names stay', async ({
    ana,
    app,
    db,
    brand,
    photo,
  }) => {
    const { body } = await brand.send({ profile_image: photo });
    const settle = () => runWaitingJobs(app.waypost, 'profiles.unused-images');
    await settle();
    expect(await brand.served(body.avatar)).toBe(200);
    const failing = {
      ...app.waypost,
      agencyChanged: async () => {
        throw new Error('the connection was lost');
      },
    };
    const stored: string[] = [];
    const spied = {
      ...failing,
      takeBrandImages: (async (_request, _owner, { foresee, use }) => {
        const keys = [`own/test-${ana.profileId}/a.jpg`];
        stored.push(...keys);
        await foresee(keys);
        for (const key of keys) await app.waypost.storage.put(key, photo, 'image/jpeg');
        await use({ photo_key: keys[0] ?? '' });
      }) as typeof app.waypost.takeBrandImages,
    };
    const scope = { profileId: ana.profileId, userId: ana.userId, actor: { userId: ana.userId, impersonatorId: null } };
    await expect(saveImages(spied, scope as never, {} as never)).rejects.toThrow('lost');
    expect(await app.waypost.storage.exists(stored[0] ?? '')).toBe(true);
    // Also of a profile that was deleted meanwhile and can be restored.
    await db.run('UPDATE profiles SET deleted_at = app_now() WHERE id = $1', [ana.profileId]);
    await settle();
    expect(await app.waypost.storage.exists(stored[0] ?? '')).toBe(false);
    expect(await brand.served(body.avatar)).toBe(200);
  });

  test('An archive brings what was said of the agency, and its pictures', async ({ ana, app, brand, photo }) => {
    await ana.client.patch(brand.path, { agency_name: 'Reyes Travel' });
    await brand.send({ profile_image: photo, logo_image: await drawn(90, 90).png().toBuffer() });
    const { files } = await archiveProfiles(app.waypost, ana.userId);
    const read: Record<string, Buffer> = {};
    for await (const { name, open } of files) read[name] = await buffer((await open()) ?? Readable.from([]));
    expect(Object.keys(read).sort()).toEqual([
      'business-profiles.json',
      'profiles.json',
      `profiles/${ana.profileId}-logo.png`,
      `profiles/${ana.profileId}-photo.jpg`,
    ]);
    expect(JSON.parse(String(read['business-profiles.json']))).toMatchObject([
      { profile: ana.profileId, agency_name: 'Reyes Travel', photo: `profiles/${ana.profileId}-photo.jpg` },
    ]);
    expect(await sharp(read[`profiles/${ana.profileId}-photo.jpg`]).metadata()).toMatchObject({ format: 'jpeg' });
  });
});

describe('Who may', () => {
  test('the owner, and staff who act in her name, which is recorded', async ({ app, ana, db, brand, photo }) => {
    const stranger = await buildAdvisor(app);
    expect((await brand.send({ profile_image: photo }, stranger.client)).status).toBe(404);
    const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] });
    expect((await staff.client.get(brand.path)).status).toBe(200);
    expect((await brand.send({ profile_image: photo }, staff.client)).status).toBe(404);
    const acting = await signedIn(app, ana.userId, staff.userId);
    expect((await brand.send({ profile_image: photo }, acting)).status).toBe(200);
    expect(
      await db.rows("SELECT actor_id, acting_as_id FROM audit_log WHERE action = 'profile.pictures'"),
    ).toContainEqual({ actor_id: staff.userId, acting_as_id: ana.userId });
  });

  test('A body that is cut in the middle leaves everything as it was', async ({ ana, brand, photo }) => {
    await brand.send({ profile_image: photo });
    const before = await brand.kept();
    const boundary = 'waypost';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="profile_image"; filename="a.jpg"\r\n\r\n`;
    const cut = Buffer.concat([Buffer.from(head), photo.subarray(0, photo.length / 2)]);
    const answer = await ana.client.request('PATCH', brand.path, {
      body: new Uint8Array(cut),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(answer.status).toBe(400);
    expect(await brand.kept()).toEqual(before);
  });
});
