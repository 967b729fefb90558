import { DEMO_WORLD } from '@waypost/sandbox';
import type { Person, Story } from './storyteller.ts';

const { marina, theo } = DEMO_WORLD.people;

/** Everybody has pages of their own: a page publishes one post at a time, and many are to be interrupted at once. */
export interface Cast {
  readonly ana: Person;
  /** Ana in her other profile. */
  readonly second: Person;
  readonly bruno: Person;
  readonly chloe: Person;
  readonly dora: Person;
  readonly eva: Person;
}

/** Signs everybody up and connects their pages. */
export async function openAccounts(story: Story): Promise<Cast> {
  const ana = await story.signUp('Ana', { plan: 'premium', locale: 'en' });
  const bruno = await story.signUp('Bruno', { plan: 'pro', locale: 'es' });
  const chloe = await story.signUp('Chloe', { plan: 'pro', locale: 'fr' });
  const dora = await story.signUp('Dora', { plan: 'premium', locale: 'en' });
  const eva = await story.signUp('Eva', { plan: 'premium', locale: 'fr' });
  await story.signUp('Dan', { plan: 'free', locale: 'en' });
  await story.signUp('Stella', { plan: 'free', locale: 'en', staff: true });
  const { pages, instagram, linkedin } = DEMO_WORLD;
  const { organizations, members } = linkedin;
  const page = pages.blueFjord.id;
  await story.connect(ana, 'facebook', { person: marina.id, page, pages: [page] });
  await story.connect(ana, 'instagram', { person: marina.id, page: instagram.blueFjord.id, pages: [page] });
  await story.connect(ana, 'linkedin', { person: members.marina.id, page: organizations.blueFjord.id });
  const martin = pages.martinVoyages.id;
  await story.connect(bruno, 'facebook', { person: theo.id, page: martin, pages: [martin] });
  const second = { ...ana, profile: await secondProfile(story) };
  const lights = pages.northernLights.id;
  await story.connect(second, 'facebook', { person: marina.id, page: lights, pages: [page, lights] });
  await story.connect(chloe, 'linkedin', { person: members.theo.id, page: members.theo.id });
  const harbour = await newPage(story, 'Harbour Lines');
  await story.connect(dora, 'facebook', { person: marina.id, page: harbour, pages: [harbour] });
  const { id: account } = await story.past.control<{ id: string }>('instagram/accounts', { pageId: harbour });
  await story.connect(dora, 'instagram', { person: marina.id, page: account, pages: [harbour] });
  const islands = await newPage(story, 'Island Sails');
  await story.connect(eva, 'facebook', { person: marina.id, page: islands, pages: [islands] });
  const { id: sails } = await story.past.control<{ id: string }>('instagram/accounts', { pageId: islands });
  await story.connect(eva, 'instagram', { person: marina.id, page: sails, pages: [islands] });
  const northern = organizations.northernLights.id;
  await story.connect(eva, 'linkedin', { person: members.marina.id, page: northern });
  return { ana, second, bruno, chloe, dora, eva };
}

/** No screen makes one. */
async function secondProfile({ past }: Story): Promise<number> {
  const { rows } = await past.db.query<{ id: number }>(
    `WITH taken AS (INSERT INTO used_slugs (slug) VALUES ('ana-voyages'))
     INSERT INTO profiles (user_id, slug, first_name, last_name, email, country_id, completed)
     SELECT id, 'ana-voyages', 'Ana', 'Voyages', 'ana@voyages.example', 1, true FROM users
     WHERE email = 'ana@agency.example' RETURNING id::float8 AS id`,
  );
  return rows[0]?.id ?? 0;
}

async function newPage(story: Story, name: string): Promise<string> {
  const roles = { [marina.id]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE', 'MODERATE'] };
  return (await story.past.control<{ id: string }>('facebook/pages', { name, roles })).id;
}
