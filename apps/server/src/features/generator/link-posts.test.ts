import type { SocialApp } from '@waypost/contract/networks';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Answer } from '../../testing/client.ts';
import { buildAdvisor } from '../../testing/factories.ts';
import { buildConnection } from '../../testing/page.ts';
import { test as base } from '../../testing/test.ts';

const test = base
  .extend('ana', ({ app }) => buildAdvisor(app, { plan: 'premium' }))
  .extend('pages', async ({ app, ana }) => {
    const page = (network: SocialApp) => buildConnection(app, ana.profileId, { app: network });
    return {
      facebook: await page('facebook'),
      instagram: await page('instagram'),
      linkedin: await page('linkedin'),
    };
  })
  .extend('desk', ({ app, ana, pages, world }) => {
    const offer = `${app.sandbox.url}/offers/lisbon`;
    const read = (link = offer): Promise<Answer> =>
      ana.client.post(`/api/generator_profile/${ana.profileId}/preview_link/`, { link });
    const start = async () => {
      const draft = await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, { shows: 'link' });
      return Number(draft.body.id);
    };
    const schedule = async (applications: SocialApp[], body: Record<string, unknown> = {}): Promise<Answer> =>
      ana.client.post(`/api/generated_postings/${await start()}/schedule/`, {
        applications,
        fire_at: null,
        message: `Lisbon in spring ${applications.join(' ')} ${Object.keys(body).join(' ')}`,
        link: offer,
        ...body,
      });
    const idsOf = ({ body }: Answer) => body.scheduled_postings_ids as number[];
    /** Networks work on pictures for seconds of business time. */
    const out = async (answer: Answer) => {
      expect(answer).toMatchObject({ status: 200 });
      for (let turns = 0; turns < 6; turns += 1) {
        await world.publish();
        await app.later(0.1);
      }
      for (const id of idsOf(answer)) expect(await world.row(id)).toMatchObject({ status: 10 });
    };
    const picture = async (): Promise<number> => {
      const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#336699' } })
        .jpeg()
        .toBuffer();
      const body = new FormData();
      body.append('profile', String(ana.profileId));
      body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'tagus.jpg');
      return Number((await ana.client.request('POST', '/api/profile_images/', { body })).body.id);
    };
    const linkedinWall = () => app.sandbox.control.linkedin.wall(`urn:li:organization:${pages.linkedin.pageId}`)[0];
    const facebookWall = () => app.sandbox.control.facebook.wall(pages.facebook.pageId)[0];
    return { offer, read, schedule, idsOf, out, picture, linkedinWall, facebookWall };
  });

describe('a post that shows a link', () => {
  test('is a card with the picture of its page: LinkedIn gets it from us, Facebook reads it itself', async ({
    desk,
    db,
  }) => {
    const first = await desk.read();
    expect(first.body).toMatchObject({ title: 'Lisbon, seven nights', image: { kind: 'image', width: 1200 } });
    // Read again it is the same picture, and no library lists it.
    expect((await desk.read()).body.image).toEqual(first.body.image);
    expect(await db.rows('SELECT 1 FROM profile_images WHERE hidden_at IS NULL')).toEqual([]);
    const answer = await desk.schedule(['facebook', 'linkedin']);
    await desk.out(answer);
    expect(desk.facebookWall()).toMatchObject({ link: desk.offer, media: [] });
    expect(desk.linkedinWall()).toMatchObject({ link: { source: desk.offer }, media: [{ mime: 'image/jpeg' }] });
  });

  test('asks for a picture of its own where links are not shown, and that one is the card on LinkedIn too', async ({
    app,
    desk,
    pages,
  }) => {
    await desk.read();
    const refused = await desk.schedule(['facebook', 'instagram', 'linkedin']);
    expect(refused).toMatchObject({
      status: 400,
      body: { custom_image_ids: [expect.stringMatching(/^Instagram doesn’t show links/)] },
    });
    const imageId = await desk.picture();
    await desk.out(
      await desk.schedule(['facebook', 'instagram', 'linkedin'], { custom_image_ids: [imageId], alt_texts: ['Tagus'] }),
    );
    expect(desk.facebookWall()).toMatchObject({ link: desk.offer, media: [] });
    expect(app.sandbox.control.posts({ owner: pages.instagram.pageId })).toHaveLength(1);
    expect(desk.linkedinWall()).toMatchObject({ link: { source: desk.offer }, media: [{ mime: 'image/jpeg' }] });
  });

  test('a page without a picture says so; what is not shown of a draft stays out', async ({ app, desk }) => {
    const bare = `${app.sandbox.url}/offers/plain/porto`;
    expect((await desk.read(bare)).body).toMatchObject({ title: 'Porto, seven nights', image: null });
    const imageId = await desk.picture();
    await desk.out(await desk.schedule(['facebook'], { link: bare, shows: 'pictures', custom_image_ids: [imageId] }));
    expect(desk.facebookWall()).toMatchObject({ link: null, media: [{}] });
    expect(await desk.schedule(['facebook'], { link: null })).toMatchObject({ status: 400, body: { link: [{}] } });
  });

  test('is taken up, revised and duplicated as a link', async ({ ana, desk, world }) => {
    await desk.read();
    const fire_at = new Date(world.deps.clock.now().getTime() + 3_600_000).toISOString();
    const [id] = desk.idsOf(await desk.schedule(['linkedin'], { fire_at }));
    const content = `/api/scheduled_postings/${id}/content/`;
    const { body: stored } = await ana.client.get(content);
    expect(stored).toMatchObject({ shows: 'link', link: desk.offer, custom_image_ids: [] });
    const { body: copy } = await ana.client.post(`/api/generator_profile/${ana.profileId}/duplicate/`, { posts: [id] });
    expect(copy).toMatchObject({ shows: 'link', link: desk.offer, media: [] });
    const revised = { ...stored, fire_at, message: 'Porto instead', link: `${desk.offer.slice(0, -6)}porto` };
    expect(await ana.client.put(content, revised)).toMatchObject({ status: 200, body: { type: 'link', media: [] } });
    await desk.read(revised.link);
    const { body: again } = await ana.client.get(content);
    expect(await ana.client.put(content, { ...again })).toMatchObject({ body: { media: [{ width: 1200 }] } });
  });
});
