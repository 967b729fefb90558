import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPages, type PageItem, selectPage } from '@waypost/contract/connections';
import type { SocialApp } from '@waypost/contract/networks';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { application, profileWith } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { PageSelector } from './page-selector.tsx';

const page = (id: string, change: Partial<PageItem> = {}): PageItem => ({
  id,
  name: `Page ${id}`,
  picture_url: null,
  taken: false,
  current: false,
  admin: true,
  ...change,
});

let pages: PageItem[];
let closed: number;

beforeEach(() => {
  signedIn();
  closed = 0;
  answer(listPages, () => ({ results: pages, missing_permissions: [] }));
  answer(selectPage, {
    name: 'Page 1',
    image: null,
    page_id: '1',
    organization_urn: null,
    is_feed: null,
    followers: null,
  });
});

async function open(auto: boolean, app: SocialApp = 'facebook') {
  const onClose = () => {
    closed += 1;
  };
  await renderOnPage(() => <PageSelector app={app} auto={auto} onClose={onClose} />);
}

const selects = () => asked.filter(({ url }) => url.includes('/select/')).map(({ url, body }) => `${url} ${body}`);

it('lets confirm only once a page is chosen, and says why a page cannot be', async () => {
  pages = [page('1'), page('2', { taken: true }), page('3', { admin: false })];
  await open(false);
  await screen.findByText('Page 1');
  const confirm = screen.getByRole('button', { name: 'Use this page' });
  expect(confirm).toHaveProperty('disabled', true);
  expect(screen.getByText('Already used by another profile')).toBeDefined();
  expect(screen.getByText('You’re not ADMIN of this page')).toBeDefined();
  expect(screen.getByRole('radio', { name: /Page 2/ })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: /Page 1/ }));
  await userEvent.click(confirm);
  await waitFor(() => expect(closed).toBe(1));
  expect(selects()).toEqual(['/api/profile_social/1/facebook/select/?id=1 {"id":"1"}']);
});

it('takes a single free page without a click when the address opened it', async () => {
  pages = [page('1')];
  await open(true);
  await waitFor(() => expect(closed).toBe(1));
  expect(selects()).toHaveLength(1);
  expect(screen.getByText('Changes saved')).toBeDefined();
});

it('leaves a single taken page to the person', async () => {
  pages = [page('1', { taken: true })];
  await open(true);
  await screen.findByText('Already used by another profile');
  expect(selects()).toEqual([]);
});

it('explains a LinkedIn list without companies', async () => {
  pages = [page('1')];
  await open(false, 'linkedin');
  expect((await screen.findByText(/No Company Page is listed/)).textContent).toContain('content admin');
  expect(screen.getByRole('button', { name: 'Reconnect' })).toBeDefined();
});

it('does not ask for a role where Company Pages can’t be connected at all', async () => {
  signedIn({ profile: profileWith({ linkedin: application({ limits: ['company_pages'] }) }) });
  pages = [page('1')];
  await open(false, 'linkedin');
  await screen.findByText(/Company Pages can’t be connected/);
  expect(screen.queryByText(/No Company Page is listed/)).toBeNull();
});
