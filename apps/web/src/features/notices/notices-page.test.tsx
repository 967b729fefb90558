import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getNotices, patchNotice } from '@waypost/contract/notices';
import { expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { renderInApp } from '../../testing/render.tsx';
import { NoticeSwitches } from './notice-switches.tsx';

const notices = (on: boolean) => ({ notices: [{ kind: 'post_failed' as const, on }] });
const failed = () => screen.findByRole<HTMLInputElement>('switch', { name: 'A post couldn’t be published' });

it('turns a notice off with the link of a mail, and says what is always sent', async () => {
  signedIn();
  answer(getNotices, notices(true));
  answer(patchNotice, notices(false));
  await renderInApp(<NoticeSwitches token="7.abc" />);
  const user = userEvent.setup();
  expect((await failed()).checked).toBe(true);
  await user.click(await failed());
  await screen.findByText('Saved!');
  expect((await failed()).checked).toBe(false);
  expect(JSON.parse(asked.find(({ method }) => method === 'PATCH')?.body ?? '')).toEqual({
    token: '7.abc',
    kind: 'post_failed',
    on: false,
  });
  screen.getByText(/are always sent/);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});

it('says that a link is none, and where Waypost did not answer offers to try again', async () => {
  signedIn();
  answer(getNotices, () => refuse(503));
  const { unmount } = await renderInApp(<NoticeSwitches token="y" broken={<p>Broken</p>} />);
  await screen.findByRole('button', { name: 'Retry' });
  unmount();
  answer(getNotices, () => refuse(400, { token: ['no'] }));
  await renderInApp(<NoticeSwitches token="x" broken={<p>Broken</p>} />);
  await screen.findByText('Broken');
});
