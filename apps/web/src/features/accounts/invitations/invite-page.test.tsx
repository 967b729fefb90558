import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inviteUsers, listUsers } from '@waypost/contract/accounts';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import InvitePage from './invite-page.tsx';

it('counts apart what was mailed, what is handed over and what was refused, which is corrected where it stands', async () => {
  const user = userEvent.setup();
  signedIn({ permissions: ['accounts.manage_users'] });
  answer(listUsers, listed());
  answer(inviteUsers, {
    results: [
      { pk: 11, error: null, link: null },
      { pk: null, error: 'Enter a valid email.', link: null },
      { pk: 12, error: null, link: 'https://waypost.example/accounts/invitation/?token=abc' },
    ],
  });
  await renderOnPage(InvitePage);
  await user.click(await screen.findByLabelText('People, one per line'));
  await user.paste('ana@agency.ca\nBo Li <bo@agency>\nnot an address');
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  const status = await screen.findByText('1 is being sent · 1 link to hand over · 1 line to correct');
  expect(document.activeElement).toBe(status);

  answer(inviteUsers, { results: [{ pk: 13, error: null, link: null }] });
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'Correct: Bo Li <bo@agency>' });
  expect(line.value).toBe('Bo Li <bo@agency>');
  await user.clear(line);
  await user.paste('Bo Li <bo@agency.ca>');
  await user.click(screen.getByRole('button', { name: 'Send corrections' }));
  const mended = await screen.findByText('2 are being sent · 1 link to hand over');
  await waitFor(() => expect(document.activeElement).toBe(mended));
  const [, again] = asked.filter(({ method }) => method === 'POST');
  expect(again?.body).toContain(JSON.stringify([{ email: 'bo@agency.ca', first_name: 'Bo', last_name: 'Li' }]));
  expect(screen.queryByRole('textbox', { name: /Correct/ })).toBeNull();
});
