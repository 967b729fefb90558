import type { Page } from '@playwright/test';
import { type Advisor, csrfToken } from '../world/advisor.ts';
import type { World } from '../world/world.ts';

/** Makes an advisor one of those who write newsletters for everybody, too. */
export const becomeWriter = (world: World, { profile }: Advisor): Promise<unknown> =>
  world.db.run('UPDATE users SET is_superuser = true WHERE id = (SELECT user_id FROM profiles WHERE id = $1)', [
    profile,
  ]);

/** A newsletter by a machine, for journeys that begin after it was begun: in English, a text and an image without a picture. */
export async function beginCampaign(page: Page, { url }: World, name: string): Promise<number> {
  const headers = { 'x-csrftoken': await csrfToken(page.request, url) };
  const begun = await page.request.post(`${url}/api/emailcampaigns/`, { headers, data: { name } });
  if (!begun.ok()) throw new Error(`${begun.status()} ${await begun.text()}`);
  const { id, version } = (await begun.json()) as { id: number; version: number };
  const image = { image: null, alt: '', decorative: false, url: '', width: 100, supplier: null };
  const blocks = [
    { id: 'b1', type: 'text', html: '<p>Waterfalls at their fullest.</p>', align: 'left' },
    { id: 'b2', type: 'image', ...image },
  ];
  const en = { subject: name, preheader: 'Before the crowds', intro_html: '<p>Hello</p>', blocks };
  const written = await page.request.patch(`${url}/api/emailcampaigns/${id}/`, {
    headers,
    data: { version, variants: { en } },
  });
  if (!written.ok()) throw new Error(`${written.status()} ${await written.text()}`);
  return id;
}
