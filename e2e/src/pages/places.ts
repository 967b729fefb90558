import type { Page } from '@playwright/test';
import { bringContacts } from '../steps/contacts.ts';
import { details } from '../steps/posts.ts';
import type { Advisor } from '../world/advisor.ts';
import { expect } from '../world/world.ts';

/** Who looks, and at what of theirs. */
export interface Visitor extends Advisor {
  /** A post of theirs that is still to come. */
  readonly first: number;
  /** Newsletters of theirs: one that goes out, and one that did. */
  readonly newsletter: number;
  readonly sent: number;
  /** Whose offers campaigns carry. */
  readonly supplier: number;
  /** One that staff write. */
  readonly campaign: number;
  /** A campaign of library posts. */
  readonly library: number;
  /** A campaign of posts that staff write. */
  readonly posts: number;
}
export type Place = readonly [path: (visitor: Visitor) => string, ready: (page: Page) => Promise<void>];
/** What every page has. */
export const titled = async (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const heading = (name: string) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const PUBLIC: Readonly<Record<string, Place>> = {
  'sign-in': [() => '/accounts/login/', heading('Welcome back')],
  'sign-up': [() => '/accounts/signup/', heading('Create your account')],
  'password reset': [() => '/accounts/password_reset/', heading('Reset your password')],
  'new password': [() => '/accounts/reset/?token=abc', heading('Choose a new password')],
  'address confirmation': [() => '/accounts/verify/?token=abc', heading('Confirm your email')],
  'notices by mail': [() => '/accounts/notices/?token=abc', heading('Notices by email')],
  terms: [() => '/legal/terms/', heading('Terms of use')],
  cookies: [() => '/legal/tracking/', heading('Cookies')],
  'an invitation': [() => '/accounts/invitation/?token=abc', titled],
  'the first start': [() => '/accounts/first/', titled],
};
export const PRIVATE: Readonly<Record<string, Place>> = {
  dashboard: [({ slug }) => `/${slug}/`, titled],
  connections: [({ slug }) => `/${slug}/connections/`, heading('Connections')],
  'connection settings': [
    ({ slug }) => `/${slug}/facebook/settings/`,
    async (page) => expect(page.locator('[data-add]').first()).toBeVisible(),
  ],
  'connection removal': [({ slug }) => `/${slug}/facebook/delete/`, heading('Remove Facebook')],
  memberships: [
    ({ slug }) => `/${slug}/plan/`,
    async (page) => expect(page.getByRole('article', { name: 'PRO', exact: true })).toBeVisible(),
  ],
  billing: [({ slug }) => `/${slug}/billing/`, heading('Billing')],
  'advanced features': [({ slug }) => `/${slug}/advanced_features/`, heading('Advanced features')],
  'business card': [
    ({ slug }) => `/${slug}/business_card/`,
    async (page) => expect(page.getByRole('button', { name: 'Play preview' })).toBeVisible(),
  ],
  composer: [({ slug }) => `/${slug}/generator/posts/`, heading('New Social Post')],
  'the media dialog': [
    ({ slug }) => `/${slug}/generator/posts/`,
    async (page) => {
      await page.getByRole('button', { name: 'Add images' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Choose media' }).getByText('No images yet')).toBeVisible();
    },
  ],
  'the calendar of a date': [
    ({ slug }) => `/${slug}/generator/posts/`,
    async (page) => {
      await page.getByRole('button', { name: 'Date and time' }).click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  ],
  'the post library': [
    ({ slug }) => `/${slug}/library/posts/?search=quays`,
    async (page) => expect(page.getByRole('article').first()).toBeVisible(),
  ],
  'the campaign library': [({ slug }) => `/${slug}/library/campaigns/`, heading('Campaign Library')],
  'a library': [
    ({ slug, library }) => `/${slug}/library/campaigns/${library}/`,
    async (page) => expect(page.getByRole('checkbox', { name: 'Ocean cruise' })).toBeVisible(),
  ],
  'the library in the media dialog': [
    ({ slug }) => `/${slug}/generator/posts/`,
    async (page) => {
      await page.getByRole('button', { name: 'Add images' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Choose media' });
      await dialog.getByRole('tab', { name: 'Post Library' }).click();
      await expect(dialog.getByRole('button', { name: 'Use this post' }).first()).toBeVisible();
    },
  ],
  'all networks': [({ slug }) => `/${slug}/posts/`, heading('All networks')],
  'upcoming posts': [({ slug }) => `/${slug}/facebook/posts/`, heading('Facebook posting schedule')],
  'published posts': [({ slug }) => `/${slug}/facebook/posts/?tab=published`, heading('Facebook posting schedule')],
  'a post in the composer': [({ slug, first }) => `/${slug}/generator/posts/${first}/`, titled],
  'a post': [
    ({ slug, first }) => `/${slug}/facebook/posts/?post=${first}`,
    async (page) => expect(details(page)).toBeVisible(),
  ],
  calendar: [({ slug }) => `/${slug}/calendar/`, async (page) => expect(page.locator('[data-measured]')).toBeVisible()],
  analytics: [({ slug }) => `/${slug}/analytics/`, heading('Analytics')],
  'profile set-up': [({ slug }) => `/${slug}/setup/`, heading('Set up your profile')],
  'business profile': [
    ({ slug }) => `/${slug}/business_profile/`,
    async (page) => expect(page.getByRole('button', { name: 'Save' })).toBeVisible(),
  ],
  contacts: [
    ({ slug }) => `/${slug}/emarketing/contact-list/primary/`,
    async (page) => expect(page.getByText('ingrid@fjords.example')).toBeVisible(),
  ],
  'an import of contacts': [
    ({ slug }) => `/${slug}/emarketing/primary/import-contacts/`,
    async (page) => {
      await bringContacts(page, { name: 'clients.csv', text: 'Email,Name\nmarta@fjords.example,Marta\nnobody,Luc\n' });
      await expect(page.getByRole('row')).toHaveCount(3);
    },
  ],
  'what an import would do': [
    ({ slug }) => `/${slug}/emarketing/primary/import-contacts/`,
    async (page) => {
      // The file that was brought before, and not imported.
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('checkbox')).toBeVisible();
    },
  ],
  'newsletter settings': [
    ({ slug }) => `/${slug}/emarketing/settings/`,
    async (page) => expect(page.getByRole('textbox', { name: 'Signature' })).toBeVisible(),
  ],
  'a connected newsletter': [({ slug }) => `/${slug}/emarketing/signup/`, heading('Connect your newsletter')],
  'removing the newsletter': [({ slug }) => `/${slug}/emarketing/delete/`, heading('Remove newsletter')],
  newsletters: [
    ({ slug }) => `/${slug}/emarketing/post/`,
    async (page) => expect(page.getByRole('link', { name: 'Open newsletter: Lisbon by tram' })).toBeVisible(),
  ],
  'a newsletter': [
    ({ slug, newsletter }) => `/${slug}/emarketing/post/${newsletter}/`,
    async (page) => expect(page.getByRole('textbox', { name: 'Your introduction' })).toBeVisible(),
  ],
  'a newsletter that went out': [({ slug, sent }) => `/${slug}/emarketing/post/${sent}/`, heading('Fjords in spring')],
  'what a newsletter did': [
    ({ slug, sent }) => `/${slug}/reports/emarketing/${sent}/`,
    async (page) => expect(page.getByText('omar@fjords.example')).toBeVisible(),
  ],
  'what newsletters did': [
    ({ slug }) => `/${slug}/analytics/?app=emarketing`,
    async (page) => expect(page.getByRole('button', { name: /^Fjords in spring/ })).toBeVisible(),
  ],
  'account settings': [() => '/accounts/account_settings/', heading('Account settings')],
  'an unknown page': [({ slug }) => `/${slug}/nowhere/`, heading('This page doesn’t exist')],
};
/** What stands there locked. */
export const FREE: Readonly<Record<string, Place>> = {
  'the locked business card': [({ slug }) => `/${slug}/business_card/`, titled],
  'memberships without one': [({ slug }) => `/${slug}/plan/`, titled],
  'the locked post library': [({ slug }) => `/${slug}/library/posts/`, titled],
  'the locked composer': [({ slug }) => `/${slug}/generator/posts/`, titled],
  'locked advanced features': [({ slug }) => `/${slug}/advanced_features/`, titled],
};
export const MISSED: Readonly<Record<string, Place>> = {
  'a missed post': [({ slug }) => `/${slug}/facebook/posts/`, heading('Facebook posting schedule')],
  'the missed posts': [
    ({ slug }) => `/${slug}/facebook/posts/?missed=1`,
    async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Missed posts' });
      await dialog.getByRole('button', { name: 'Reschedule' }).click();
      await expect(dialog.getByLabel('New date and time')).toBeEnabled();
    },
  ],
};
/** What members of the team open. */
export const NOBODY: Visitor = {
  ...{ profile: 0, slug: 'nobody', email: '', pageName: '', page: '' },
  ...{ first: 0, newsletter: 0, sent: 0, campaign: 0, posts: 0, supplier: 0, library: 0 },
};
