import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOperations, type Operations, retryMail } from '@waypost/contract/operations';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { renderOnPage } from '../../testing/render.tsx';
import OperationsPage from './operations-page.tsx';

const at = '2026-11-22T12:00:00Z';
const unknown = { count: 1, results: [{ provider: 'linkedin' as const, page: null, remote_id: 'urn:li:share:9' }] };
const state: Operations = {
  version: '0.1.0',
  publishing: { held: { reason: 'restored', since: at }, address: 'doubted', unknown },
  workers: [],
  sweeps: [{ id: 'posts.comments', passed: at }],
  posts: { due: 3, oldest: at, parked: 4, underway: 0, unconfirmed: 1, asked: 2, failed: 1_000, missed: 0 },
  mails: {
    waiting: 0,
    failed: 1,
    newest: [{ id: 7, kind: 'verify', address: 'ana@agency.example', tries: 12, error: '550', created: at }],
  },
  newsletters: {
    possible: true,
    sending: 2,
    asking: 1,
    uncertain: 3,
    deliveries: { waiting: 200, accepted: 1_800, rejected: 4, suppressed: 0, cancelled: 0, uncertain: 2 },
    stopped: { until: at, reason: 'auth 535' },
  },
  payments: { provider: 'Outseta', unknown_plans: [{ uid: 'Strange1', people: 2 }] },
  jobs: [],
  disk: { free: 41e9, total: 252e9 },
  backup: null,
};

it('says what stands still, and sends a mail again', async () => {
  signedIn();
  answer(getOperations, state);
  answer(retryMail, undefined);
  await renderOnPage(OperationsPage);
  await screen.findByText(/^On hold since /);
  screen.getByText(/^Another Waypost seems to answer/);
  await screen.findByText('LinkedIn · urn:li:share:9');
  screen.getByText(/^Last complete round: /);
  screen.getByText(/^2 newsletters are being sent\. 1 is on hold/);
  screen.getByText(/^The email server isn’t accepting newsletters/);
  screen.getByText('auth 535');
  screen.getByText('1,800');
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(/^Failed: 1,000\+/)).toBe('/admin/operations/posts/?state=failed');
  expect(screen.queryByRole('link', { name: /^Missed/ })).toBeNull();
  expect(href(/^What can’t be confirmed/)).toBe('/admin/operations/newsletters/?list=uncertain');
  expect(screen.getByText('posts.comments').closest('details')?.open).toBe(false);
  screen.getByText(/^No worker has been seen/);
  screen.getByText(/41\sGB of 252\sGB/);
  screen.getByText('None made with npm run backup');
  await userEvent.click(screen.getByRole('button', { name: 'Send again to ana@agency.example' }));
  await expect
    .poll(() => asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body)))
    .toEqual([{ mail: 7 }]);
});

it.each([
  [['plans.change'] as const, true],
  [[], false],
])('names plans that lead nowhere, and who can mend it (%j)', async (permissions, may) => {
  signedIn({ permissions: [...permissions] });
  answer(getOperations, state);
  await renderOnPage(OperationsPage);
  await screen.findByText('Strange1');
  screen.getByText('2 people bought it');
  const link = screen.queryByRole('link', { name: 'Go to Plans' });
  expect(link?.getAttribute('href') ?? null).toBe(may ? '/admin/plans/' : null);
  if (!may) screen.getByText(/^Outseta sold plans .* Someone who may change the plans has to enter the ID\.$/);
});
