import { expect } from '../world/world.ts';
import { type Place, titled } from './places.ts';

/** What is the team's. */
export const TEAM: Readonly<Record<string, Place>> = {
  users: [() => '/admin/users/', async (page) => expect(page.getByRole('row').nth(1)).toBeVisible()],
  'one user': [() => '/admin/users/1/', titled],
  invitations: [() => '/admin/users/invite/', titled],
  'the legal pages': [
    () => '/admin/legal/',
    async (page) => {
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
      await page.getByText('Preview', { exact: true }).click();
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText('What Waypost does');
    },
  ],
  announcements: [
    () => '/admin/announcements/',
    async (page) => expect(page.getByRole('listitem', { name: 'The harbour is closed' })).toBeVisible(),
  ],
  'a new announcement': [
    () => '/admin/announcements/new/',
    async (page) => {
      await page.getByRole('textbox', { name: 'Text' }).fill('**Fog** on [the coast](https://a.example)');
      await expect(
        page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'the coast' }),
      ).toBeVisible();
    },
  ],
  'the videos of the team': [
    () => '/admin/videos/',
    async (page) => {
      await expect(page.getByRole('heading', { level: 2, name: 'Tutorial videos' })).toBeVisible();
      await page.getByRole('button', { name: 'New video' }).click();
      await expect(
        page.getByRole('dialog', { name: 'New video' }).getByRole('textbox', { name: 'Title' }),
      ).toBeVisible();
    },
  ],
  'the lists of agencies': [
    () => '/admin/agencies/?kind=license',
    async (page) => expect(page.getByRole('listitem', { name: 'Ontario: TICO registration' })).toBeVisible(),
  ],
  'the plans of the team': [
    () => '/admin/plans/',
    async (page) => {
      await expect(page.getByRole('listitem', { name: 'PRO' })).toBeVisible();
      await page.getByRole('button', { name: 'New plan' }).click();
      await expect(page.getByRole('dialog', { name: 'New plan' }).getByRole('textbox', { name: 'Name' })).toBeVisible();
    },
  ],
  'the campaigns of the team': [
    () => '/admin/campaigns/',
    async (page) => expect(page.getByRole('link', { name: 'Fjords in May' }).first()).toBeVisible(),
  ],
  'a campaign of the team': [
    ({ posts }) => `/admin/campaigns/${posts}/`,
    async (page) => {
      await page.getByRole('button', { name: /Fjord number 1/ }).click();
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
      await expect(page.getByRole('article')).toBeVisible();
    },
  ],
  'the link previews of a campaign': [
    ({ posts }) => `/admin/campaigns/${posts}/?tab=previews`,
    async (page) => expect(page.getByRole('button', { name: 'Edit Fjords' })).toBeVisible(),
  ],
  'the settings of a campaign': [
    ({ posts }) => `/admin/campaigns/${posts}/?tab=settings`,
    async (page) => expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible(),
  ],
  'the newsletters of the team': [
    () => '/admin/emailcampaigns/',
    async (page) => expect(page.getByRole('link', { name: 'Fjords', exact: true }).first()).toBeVisible(),
  ],
  'a newsletter of the team': [
    ({ campaign }) => `/admin/emailcampaigns/${campaign}/`,
    async (page) => {
      await page.getByRole('button', { name: 'Edit block 2: Image' }).click();
      await expect(page.getByRole('textbox', { name: 'Alternative text' })).toBeVisible();
      await page.getByText(/^Checks/).click();
      await expect(page.getByRole('button', { name: /^An image block has no image/ })).toBeVisible();
    },
  ],
  'whom a newsletter of the team is for': [
    ({ campaign }) => `/admin/emailcampaigns/${campaign}/?tab=settings`,
    async (page) => expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible(),
  ],
  'the marketing calendar': [
    () => '/admin/calendar/',
    async (page) => expect(page.locator('[data-measured]')).toBeVisible(),
  ],
  'a week of the marketing calendar': [
    () => '/admin/calendar/?view=week',
    async (page) => expect(page.locator('[data-measured]')).toBeVisible(),
  ],
  suppliers: [
    () => '/admin/suppliers/',
    async (page) => expect(page.getByRole('link', { name: 'Northern Lines' }).first()).toBeVisible(),
  ],
  'a supplier': [
    ({ supplier }) => `/admin/suppliers/${supplier}/`,
    async (page) => {
      await expect(page.getByRole('row', { name: /^LinkedIn/ })).toContainText('N/A');
      await expect(page.getByRole('group', { name: 'Facebook' }).getByRole('textbox').first()).toBeVisible();
    },
  ],
  taxonomies: [
    () => '/admin/taxonomies/',
    async (page) => {
      await expect(page.getByRole('listitem', { name: 'Beach' })).toBeVisible();
      await page.getByRole('button', { name: 'New term' }).click();
      await expect(page.getByRole('dialog', { name: 'New term' })).toBeVisible();
    },
  ],
  operations: [
    () => '/admin/operations/',
    async (page) => expect(page.getByRole('heading', { level: 2, name: 'Background tasks' })).toBeVisible(),
  ],
  'posts that need a look': [
    () => '/admin/operations/posts/?state=failed',
    async (page) => expect(page.getByRole('link', { name: 'Failed', exact: true })).toBeVisible(),
  ],
  'newsletters that need a look': [
    () => '/admin/operations/newsletters/?list=uncertain',
    async (page) => expect(page.getByRole('link', { name: 'Not confirmed', exact: true })).toBeVisible(),
  ],
  'abandoned jobs': [
    () => '/admin/operations/jobs/',
    async (page) => expect(page.getByRole('heading', { level: 1, name: 'Abandoned jobs' })).toBeVisible(),
  ],
  'the audit log': [
    () => '/admin/audit/',
    async (page) => expect(page.getByRole('button', { name: /^Only what / }).first()).toBeVisible(),
  ],
};
