import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAnnouncements } from '@waypost/contract/announcements';
import { getConnectionStatus } from '@waypost/contract/connections';
import { listOnboardingVideos } from '@waypost/contract/guides';
import { getContent, getPost, listPosts, revisePost, type StoredContent } from '@waypost/contract/posts';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { connected, failedPost, listed, noTexts, pageData, profileWith } from '../../../testing/fixtures.ts';
import { openAt } from '../../../testing/open-at.tsx';

const post = { ...failedPost, actions: ['revise' as const], reason: null, fire_at: '2031-05-02T15:00:00Z' };
const stored: StoredContent = {
  version: 3,
  fire_at: post.fire_at,
  message: 'As it was',
  link: null,
  shows: null,
  custom_image_ids: [],
  alt_texts: [],
  first_comment: null,
  media_type: null,
  media: [],
};

beforeEach(() => {
  signedIn({ profile: profileWith({ facebook: connected() }) });
  answer(getAdvancedFeatures, noTexts);
  // Where saving and leaving lead.
  answer(listPosts, listed());
  answer(listAnnouncements, listed());
  answer(listOnboardingVideos, listed());
  answer(getConnectionStatus, {
    installed: true,
    connected: true,
    expires_at: null,
    days_left: null,
    state: 'connected',
  });
  answer(getPost, post);
  answer(getContent, stored);
});
const open = () => openAt('/blue-fjord/', '/blue-fjord/generator/posts/41/');
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }, { timeout: 25_000 });
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

it('keeps what was typed when somebody else has saved meanwhile, and offers both', async () => {
  await open();
  await userEvent.type(await text(), '!');
  answer(revisePost, () => refuse(409, { non_field_errors: ['This post was changed meanwhile.'] }));
  answer(getContent, { ...stored, version: 4, message: 'As somebody else wrote it' });
  await press('Save changes');
  expect(await screen.findByText('This post was changed somewhere else')).toBeDefined();
  expect((await text()).value).toBe('As it was!');
  answer(revisePost, post);
  await press('Keep my version');
  await press('Save changes');
  await waitFor(() =>
    expect(asked.filter(({ body }) => body.includes('As it was!')).map(({ body }) => JSON.parse(body).version)).toEqual(
      [3, 4],
    ),
  );
});

it('takes the newer version when that is wanted', async () => {
  await open();
  await userEvent.type(await text(), '!');
  answer(revisePost, () => refuse(409));
  answer(getContent, { ...stored, version: 4, message: 'As somebody else wrote it' });
  await press('Save changes');
  await press('Use the newer version');
  expect((await text()).value).toBe('As somebody else wrote it');
  expect(screen.queryByText('This post was changed somewhere else')).toBeNull();
});

it('has what was typed after a reload, and asks before it is thrown away', async () => {
  const before = await open();
  await userEvent.type(await text(), '!');
  before.unmount();
  await open();
  expect((await text()).value).toBe('As it was!');
  expect(screen.getByText('We kept the changes you hadn’t saved.')).toBeDefined();
  await press('Cancel');
  const asks = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await userEvent.click(within(asks).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('asks for a time where there is none, and does not speak of now', async () => {
  answer(getContent, { ...stored, fire_at: '2020-05-02T15:00:00Z' });
  await open();
  await text();
  expect(await screen.findByText('The scheduled time has passed. Choose a new one.')).toBeDefined();
  expect(screen.queryByText(/Leave it empty/)).toBeNull();
  const [save] = screen.getAllByRole('button', { name: 'Save changes' });
  expect(save?.hasAttribute('disabled')).toBe(true);
});

it('warns of a consent that ends before the time that the post has, and saves it', async () => {
  const ending = connected({ data: { ...pageData, expires_at: '2031-05-01T15:00:00Z' } });
  signedIn({ profile: profileWith({ facebook: ending }) });
  await open();
  await text();
  const warning = await screen.findByText(/expires before this post is due/);
  expect(warning.closest('li')?.dataset.level).toBe('warning');
  await userEvent.type(await text(), '!');
  expect(screen.getAllByRole('button', { name: 'Save changes' })[0]?.hasAttribute('disabled')).toBe(false);
});

it('says that a post that is not there is not there', async () => {
  answer(getPost, () => refuse(404));
  answer(getContent, () => refuse(404));
  await open();
  expect(await screen.findByText('This post doesn’t exist', {}, { timeout: 25_000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
