import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type GivenUpJob,
  listJobs,
  listRuns,
  listStuckPosts,
  retryJob,
  retryStuckPost,
  type StandingRun,
  type StuckPost,
} from '@waypost/contract/operations';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { renderOnPage } from '../../testing/render.tsx';
import JobsPage from './jobs-page.tsx';
import NewslettersPage from './newsletters-page.tsx';
import PostsPage from './posts-page.tsx';

const at = '2026-11-22T12:00:00Z';
const ana = { pk: 7, name: 'Ana Reyes' };
const post: StuckPost = {
  id: 12,
  app: 'facebook',
  excerpt: 'Fjords in May',
  fire_at: at,
  page: 'Ana Travels',
  permalink: null,
  user: ana,
  profile: ana,
  reason: 'The image is too small.',
  parked_by: null,
  retry: null,
};

it('lists what stands where, names whose it is, and retries where that is safe', async () => {
  signedIn();
  const late = { ...post, id: 13, retry: 'Its time was more than a day ago.' };
  answer(listStuckPosts, ({ url }) => ({
    next: url.includes('page=') ? null : '/api/operations/posts/?state=failed&page=5.12',
    results: url.includes('page=') ? [late] : [post],
  }));
  answer(retryStuckPost, () => refuse(409, { user_message: 'It may be published already.' }));
  await renderOnPage(PostsPage, '/?state=failed');
  await screen.findByText('Fjords in May');
  screen.getByText('The image is too small.');
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/admin/users/7/');
  const lists = within(screen.getByRole('navigation', { name: 'Lists' }));
  expect(lists.getByRole('link', { name: 'Failed' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Its time was more than a day ago.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry post no. 12 of Ana Reyes' }));
  await screen.findByText('It goes out on Ana Travels right away, in the name of Ana Reyes.');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await screen.findByText(/It may be published already\./);
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))).toEqual([{ post: 12 }]);
});

it('says what keeps a parked post, and that a list is empty', async () => {
  signedIn();
  answer(listStuckPosts, ({ url }) => ({
    next: null,
    results: url.includes('parked')
      ? [{ ...post, reason: null, parked_by: 'paused' as const, retry: 'By itself.' }]
      : [],
  }));
  await renderOnPage(PostsPage, '/?state=parked');
  await screen.findByText('The advisor paused the connection.');
  await userEvent.click(screen.getByRole('link', { name: 'Missed' }));
  await screen.findByText('There are none');
});

it('shows jobs by what they name, and gives one its tries again', async () => {
  signedIn();
  const job: GivenUpJob = {
    id: 5,
    task: 'send-mail',
    error: 'no answer',
    tries: 8,
    created: at,
    ended: at,
    about: { mail: 12 },
    retry: null,
  };
  answer(listJobs, { next: null, results: [job, { ...job, id: 4, task: 'tidy', retry: 'It runs again by itself.' }] });
  answer(retryJob, undefined);
  await renderOnPage(JobsPage);
  await screen.findByText('send-mail');
  screen.getByText(/8 attempts · mail 12$/, { selector: 'li:first-child p' });
  screen.getByText('It runs again by itself.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry send-mail' }));
  await screen.findByText('The job will run again');
});

it('leads from a newsletter to its campaign and its advisor', async () => {
  signedIn();
  const run: StandingRun = {
    ...{ id: 3, state: 'held', subject: 'Fjords', fire_at: at, campaign: 9, user: ana, profile: ana, audience: 230 },
    ...{ accepted: 200, rejected: 3, suppressed: 0, cancelled: 0, uncertain: 1 },
  };
  answer(listRuns, { next: null, results: [run] });
  await renderOnPage(NewslettersPage, '/?list=asking');
  expect((await screen.findByRole('link', { name: 'Fjords' })).getAttribute('href')).toBe('/admin/emailcampaigns/9/');
  screen.getByText('Accepted: 200 · Rejected: 3 · Not confirmed: 1');
});
