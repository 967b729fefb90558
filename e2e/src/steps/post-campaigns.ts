import type { Page } from '@playwright/test';
import { csrfToken } from '../world/advisor.ts';
import type { World } from '../world/world.ts';

interface Begun {
  readonly id: number;
  readonly postings: readonly number[];
}
interface NewPosting {
  readonly campaign: number;
  readonly message: string;
  /** A library's have none. */
  readonly fireAt: Date | null;
}
const DAY_MS = 86_400_000;

/** Asks the API as whoever is signed in in this browser. */
export async function ask<T>(page: Page, { url }: World, method: string, path: string, data: object): Promise<T> {
  const headers = { 'x-csrftoken': await csrfToken(page.request, url) };
  const answer = await page.request.fetch(`${url}${path}`, { method, headers, data });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A post of a campaign for Facebook by a machine. Answers to its id. */
export async function addPosting(page: Page, world: World, { campaign, message, fireAt }: NewPosting): Promise<number> {
  const data = { campaign, app: 'facebook', message, fire_at: fireAt?.toISOString() ?? null };
  return (await ask<{ id: number }>(page, world, 'POST', '/api/postings/', data)).id;
}

/** A campaign by a machine, for journeys that begin after it was begun: posts for Facebook, one a day from tomorrow on, and a link preview. */
export async function beginPostCampaign(
  page: Page,
  world: World,
  { title, posts }: { title: string; posts: number },
): Promise<Begun> {
  const { id } = await ask<{ id: number }>(page, world, 'POST', '/api/campaigns/', { title });
  const postings: number[] = [];
  for (let at = 1; at <= posts; at++) {
    const fireAt = new Date(Date.now() + at * DAY_MS);
    const message = `Fjord number ${at}, from {{agency.name}}`;
    postings.push(await addPosting(page, world, { campaign: id, message, fireAt }));
  }
  await world.db.run(
    "INSERT INTO campaign_ogs (campaign_id, idx, url, title) VALUES ($1, 0, 'https://fjords.example/', 'Fjords')",
    [id],
  );
  return { id, postings };
}
