import type { Page } from '@playwright/test';
import { csrfToken } from '../world/advisor.ts';
import type { World } from '../world/world.ts';

interface Begun {
  readonly id: number;
  readonly postings: readonly number[];
}
const DAY_MS = 86_400_000;

/** A campaign by a machine, for journeys that begin after it was begun: posts for Facebook, one a day from tomorrow on, and a link preview. */
export async function beginPostCampaign(
  page: Page,
  { url, db }: World,
  { title, posts, type = 'standard' }: { title: string; posts: number; type?: 'standard' | 'library' },
): Promise<Begun> {
  const headers = { 'x-csrftoken': await csrfToken(page.request, url) };
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(`${url}${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id } = await post<{ id: number }>('/api/campaigns/', { title, type });
  const postings: number[] = [];
  for (let at = 1; at <= posts; at++) {
    const made = await post<{ id: number }>('/api/postings/', {
      ...{ campaign: id, app: 'facebook', message: `Fjord number ${at}, from {{agency.name}}` },
      fire_at: type === 'library' ? null : new Date(Date.now() + at * DAY_MS).toISOString(),
    });
    postings.push(made.id);
  }
  await db.run(
    "INSERT INTO campaign_ogs (campaign_id, idx, url, title) VALUES ($1, 0, 'https://fjords.example/', 'Fjords')",
    [id],
  );
  return { id, postings };
}
