import type { Page } from '@playwright/test';
import { becomeWriter } from '../steps/campaigns.ts';
import { pickTomorrow } from '../steps/composer.ts';
import { button, dialog } from '../steps/dialogs.ts';
import { openWall } from '../steps/networks.ts';
import { addPosting, ask } from '../steps/post-campaigns.ts';
import { expect, test, type World } from '../world/world.ts';

const AGENTS = 50;
const TITLE = 'Fjords for everybody';
const FIRST = 'Waterfalls at their fullest, says {{agent.first_name}}';
const CHANGED = 'Waterfalls, changed by staff';
const OWN = 'Waterfalls in my own words';
const HARBOURS = 'Three harbours in a week';
const CHEESE = 'Room for brown cheese';
const DAY_MS = 86_400_000;
const SLOW = { timeout: 60_000 };

interface Agent {
  readonly profile: number;
  readonly pageName: string;
  /** What signs them in. */
  readonly session: string;
}

test('Staff plan posts for fifty agents and change them afterwards; what agents changed stays theirs', async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  const agents: Agent[] = [];
  for (let at = 0; at < AGENTS; at++) agents.push(await newAgent(page, world, at % 2 === 0 ? 'CA' : 'US'));
  const [wording, moving, other] = agents as [Agent, Agent, Agent];
  await becomeWriter(world, await world.advisor({ connected: false }));
  const staff = await sessionOf(page);
  let campaign = 0;

  await test.step('staff begin a campaign, write a post and choose its time', async () => {
    await page.goto('/admin/campaigns/');
    await button(page, 'New campaign').first().click();
    await dialog(page, 'New campaign').getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await button(dialog(page, 'New campaign'), 'Create').click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    campaign = Number(new URL(page.url()).pathname.split('/').at(-2));
    await button(page, 'Add post').click();
    await page.getByRole('menuitem', { name: 'For Facebook' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(FIRST);
    await pickTomorrow(page, page.getByRole('button', { name: /^Goes out/ }), { hours: '10', minutes: '00' });
    await expect(page.getByText('Saved just now')).toBeVisible();
  });

  await test.step('it is said what publishing does, and every agent gets each post', async () => {
    for (const [days, message] of [
      [2, HARBOURS],
      [3, CHEESE],
    ] as const)
      await addPosting(page, world, { campaign, message, fireAt: new Date(Date.now() + days * DAY_MS) });
    await page.reload();
    await button(page, 'Publish').first().click();
    const asked = dialog(page, 'Publish campaign');
    await expect(asked.getByText(/advisors get a copy of each post/)).toBeVisible();
    await button(asked, 'Publish').click();
    await expect(page.getByRole('region', { name: 'With advisors' })).toBeVisible(SLOW);
    await expect.poll(() => count(world, campaign, agents, 'NOT s.deleted'), SLOW).toBe(AGENTS * 3);
  });

  const postings = await world.db.rows<{ id: number; message: string }>(
    'SELECT id, message FROM postings WHERE campaign_id = $1 ORDER BY id',
    [campaign],
  );
  const [first, harbours, cheese] = postings.map(({ id }) => id) as [number, number, number];
  const copyOf = async ({ profile }: Agent, posting: number) => {
    const row = await world.db.row<{ id: number; fire_at: Date; message: string }>(
      'SELECT id, fire_at, message FROM scheduled_postings WHERE posting_id = $1 AND profile_id = $2',
      [posting, profile],
    );
    if (row === null) throw new Error('no copy');
    return { ...row, at: new Date(row.fire_at).getTime() };
  };

  await test.step('one agent words a post anew, another moves one', async () => {
    await actAs(page, world, wording.session);
    const { id: worded } = await copyOf(wording, first);
    await ask(page, world, 'PATCH', `/api/scheduled_postings/${worded}/`, { message: OWN });
    await actAs(page, world, moving.session);
    const { id: moved, at } = await copyOf(moving, harbours);
    const fireAt = new Date(at + 3 * 3_600_000).toISOString();
    await ask(page, world, 'PATCH', `/api/scheduled_postings/${moved}/`, { fire_at: fireAt });
  });
  const movedTo = (await copyOf(moving, harbours)).at;
  const before = (await copyOf(other, harbours)).at;

  await test.step('staff change a text: they are told what that does, and whose stays', async () => {
    await actAs(page, world, staff);
    await page.goto(`/admin/campaigns/${campaign}/?posting=${first}`);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(CHANGED);
    await button(page, 'Save changes').click();
    const asked = dialog(page, 'Save changes');
    await expect(asked.getByText(/Editing overwrites all images and links on scheduled posts/)).toBeVisible();
    await button(asked, 'Save changes').click();
    await expect(asked).toBeHidden();
    const changed = () => count(world, campaign, agents, `s.posting_id = ${first} AND s.message = '${CHANGED}'`);
    await expect.poll(changed, SLOW).toBe(AGENTS - 1);
    expect((await copyOf(wording, first)).message).toBe(OWN);
  });

  await test.step('they move a post by a day, and the one that its agent has moved stays', async () => {
    await page.goto(`/admin/campaigns/${campaign}/`);
    await button(page, 'Actions for Facebook post 2').click();
    await page.getByRole('menuitem', { name: 'Reschedule…' }).click();
    const asked = dialog(page, 'Reschedule post');
    await expect(asked.getByText(/posts that the agent hasn’t edited are moved/)).toBeVisible();
    await asked.getByRole('textbox', { name: 'Days' }).fill('2');
    await button(asked, 'Reschedule').click();
    await expect(asked).toBeHidden();
    await expect.poll(async () => (await copyOf(other, harbours)).at, SLOW).toBeGreaterThan(before + DAY_MS);
    expect((await copyOf(moving, harbours)).at).toBe(movedTo);
  });

  await test.step('they delete a post: it leaves every agent’s list', async () => {
    await page.goto(`/admin/campaigns/${campaign}/`);
    await button(page, 'Actions for Facebook post 2').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const asked = dialog(page, 'Delete post');
    await expect(asked.getByText('Do you want to delete this post?')).toBeVisible();
    await button(asked, 'Delete').click();
    await expect(asked).toBeHidden();
    const left = () => count(world, campaign, agents, `s.posting_id = ${cheese} AND NOT s.deleted`);
    await expect.poll(left, SLOW).toBe(0);
  });

  await test.step('the posts go out, and the walls show what the agents’ lists say', async () => {
    const out = (posting: number) => count(world, campaign, agents, `s.posting_id = ${posting} AND s.status = 10`);
    // None is jumped over: what was missed by hours does not go out.
    for (const [posting, at, all] of [
      [first, await lastOf(world, first), AGENTS],
      [harbours, movedTo, 1],
      [harbours, await lastOf(world, harbours), AGENTS],
    ] as const) {
      await world.turnClock(new Date(at + 60_000));
      await expect.poll(() => out(posting), { timeout: 90_000 }).toBe(all);
    }
    const shown = { [wording.pageName]: OWN, [other.pageName]: CHANGED };
    for (const [name, text] of Object.entries(shown)) {
      const wall = await openWall(page, world, 'facebook', new RegExp(name));
      await expect(wall.getByText(text)).toBeVisible();
      await expect(wall.getByText(HARBOURS)).toBeVisible();
      await expect(wall.getByText(CHEESE)).toBeHidden();
      await wall.close();
    }
  });

  await test.step('the figures come back by country', async () => {
    const read = () => count(world, campaign, agents, `s.posting_id = ${first} AND s.stats IS NOT NULL`);
    await expect.poll(read, SLOW).toBe(AGENTS);
    await page.goto(`/admin/calendar/?posting=${first}`);
    const details = dialog(page, 'Posting Performance');
    await expect(details.getByRole('cell', { name: `${AGENTS}`, exact: true }).first()).toBeVisible();
    for (const country of ['CAN', 'USA']) {
      await details.getByRole('tab', { name: country }).click();
      await button(details, 'Fetch stats').click();
      await expect(details.getByText(/^Fetched at:/)).toBeVisible();
    }
    expect(
      await world.db.rows('SELECT country, posts FROM posting_stats WHERE posting_id = $1 ORDER BY country', [first]),
    ).toEqual([
      { country: 'CA', posts: AGENTS / 2 },
      { country: 'US', posts: AGENTS / 2 },
    ]);
  });
});

/** An advisor of a country with a page, and what signs them in. */
async function newAgent(page: Page, world: World, country: 'CA' | 'US'): Promise<Agent> {
  const { profile, pageName } = await world.advisor();
  await world.db.run('UPDATE profiles SET country_id = (SELECT id FROM countries WHERE iso2 = $2) WHERE id = $1', [
    profile,
    country,
  ]);
  return { profile, pageName, session: await sessionOf(page) };
}

async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'waypost_session')?.value ?? '';
}

const actAs = (page: Page, { url }: World, session: string): Promise<void> =>
  page.context().addCookies([{ name: 'waypost_session', value: session, url }]);

/** The copies of these agents that a condition holds for. */
async function count({ db }: World, campaign: number, agents: readonly Agent[], which: string): Promise<number> {
  const row = await db.row<{ count: number }>(
    `SELECT count(*)::int AS count FROM scheduled_postings s JOIN postings p ON p.id = s.posting_id
     WHERE p.campaign_id = $1 AND s.profile_id = ANY ($2) AND ${which}`,
    [campaign, agents.map(({ profile }) => profile)],
  );
  return row?.count ?? 0;
}

/** When the last copy of a post goes out. */
async function lastOf({ db }: World, posting: number): Promise<number> {
  const row = await db.row<{ at: Date }>(
    'SELECT max(fire_at) AS at FROM scheduled_postings WHERE posting_id = $1 AND NOT deleted',
    [posting],
  );
  return new Date(row?.at ?? 0).getTime();
}
