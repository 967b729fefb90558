import type { PlanOfUser } from '@waypost/contract/plans';
import { expect } from 'vitest';
import { type Advisor, buildAdvisor } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { buildConnection } from '../../../testing/page.ts';
import { test as base } from '../../../testing/test.ts';

export const FEATURES = {
  calendly_link: 'https://cal.example/ana',
  hashtag_signature: '#fjords',
  hashtag_enabled_apps: ['facebook'],
};

export const test = base
  .extend('boss', { scope: 'file' }, ({ app }) => buildAdvisor(app, { isSuperuser: true }))
  /** A person with everything that PRO brings. */
  .extend('rich', async ({ app }) => {
    const ana = await buildAdvisor(app, { plan: 'pro' });
    const page = await buildConnection(app, ana.profileId);
    const instagram = await buildConnection(app, ana.profileId, { app: 'instagram' });
    const reel = await page.post({ video: 'reel' });
    const post = await page.post();
    const there = await instagram.post({ images: 1 });
    await instagram.post({ video: 'reel' });
    await ana.client.put(`/api/profiles/${ana.profileId}/advanced_features/`, FEATURES);
    const draft = await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, { message: 'Fjords' });
    expect(draft.status).toBe(201);
    return { ana, page, instagram, reel, post, there };
  })
  .extend('of', ({ app, db, boss }) => ({
    change: async (who: Advisor, plan: string) =>
      expect((await boss.client.patch(`/api/users/${who.userId}/`, { plan })).status).toBe(200),
    work: () => runWaitingJobs(app.waypost, 'plans.downgrade'),
    seen: async (who: Advisor) =>
      (await boss.client.get(`/api/users/${who.userId}/plan/`)).body as unknown as PlanOfUser,
    features: async (who: Advisor) => (await who.client.get(`/api/profiles/${who.profileId}/advanced_features/`)).body,
    deleted: async (...ids: number[]) =>
      (
        await db.rows<{ deleted: boolean }>('SELECT deleted FROM scheduled_postings WHERE id = ANY ($1) ORDER BY id', [
          ids,
        ])
      ).map(({ deleted }) => deleted),
    installed: async (id: number) =>
      (await db.row<{ installed: boolean }>('SELECT installed FROM connections WHERE id = $1', [id]))?.installed,
  }));

export const LIST = [
  { thing: 'reels', count: 2 },
  { thing: 'instagram_posts', count: 1 },
  { thing: 'instagram', count: 1 },
  { thing: 'advanced_features', count: 1 },
  { thing: 'drafts', count: 1 },
];
/** What the steps write down: also that there was nothing. */
export const DONE = [
  ...LIST.slice(0, 4),
  { thing: 'texts', count: 0 },
  ...LIST.slice(4),
  { thing: 'business_card', count: 0 },
];
