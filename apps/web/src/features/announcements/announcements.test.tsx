import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissAnnouncement, listAnnouncements } from '@waypost/contract/announcements';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { listed } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { Announcements } from './announcements.tsx';

const list = (...results: object[]) => listed(...results) as never;
const FIRST = {
  id: 1,
  type: 'warning',
  message: '<p>The <b>fjords</b> are closed</p>',
  link: 'https://agency.example/',
};
const SECOND = { id: 2, type: 'success', message: '<p>They are open</p>', link: null };

it('shows one at a time, and closing shows the next', async () => {
  signedIn();
  answer(listAnnouncements, list(FIRST, SECOND));
  answer(dismissAnnouncement, undefined);
  const user = userEvent.setup();
  await renderInApp(<Announcements />);
  expect((await screen.findByText('fjords')).tagName).toBe('B');
  expect(screen.getByRole('link', { name: /Learn more/ }).getAttribute('href')).toBe('https://agency.example/');
  expect(screen.queryByText('They are open')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close announcement' }));
  await screen.findByText('They are open');
  await user.click(screen.getByRole('button', { name: 'Close announcement' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull());
  expect(asked.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    '/api/announcements/1/dismiss/',
    '/api/announcements/2/dismiss/',
  ]);
});

it('is not closed by staff who act for its reader', async () => {
  signedIn({ impersonator: { pk: 9, name: 'Robin Keller' } });
  answer(listAnnouncements, list(FIRST));
  await renderInApp(<Announcements />);
  await screen.findByText('Only the person you’re acting for can close this.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says in the words of the server why they could not be read', async () => {
  signedIn();
  answer(listAnnouncements, () => refuse(400, { user_message: 'The announcements are on holiday.' }));
  await renderInApp(<Announcements />);
  await screen.findByText('The announcements are on holiday.');
});
