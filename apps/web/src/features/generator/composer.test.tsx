import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type GeneratedPosting,
  getDraft,
  listDrafts,
  patchDraft,
  scheduleDraft,
  undoSchedule,
} from '@waypost/contract/generator';
import { listPosts, postsOverview, preflightPost } from '@waypost/contract/posts';
import { getAdvancedFeatures } from '@waypost/contract/profiles';
import { getSlots } from '@waypost/contract/slots';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, cut, refuse, signedIn } from '../../testing/api.ts';
import { connected, listed, noTexts, overview, profileWith, session, storedDraft } from '../../testing/fixtures.ts';
import { openAt } from '../../testing/open-at.tsx';

const [own] = session().profiles;
if (own === undefined) throw new Error('the session has no profile');
const second = { ...own, pk: 2, name: 'Red Rock', slug: 'red-rock' };
const picture = {
  id: 3,
  kind: 'image' as const,
  url: '/media/3.jpg',
  thumbnail_url: '/media/3.jpg',
  width: 640,
  height: 480,
  duration: null,
};
const draft: GeneratedPosting = {
  ...storedDraft,
  message: 'Alaska by sea',
  also_profiles: [second.pk],
  custom_image_ids: [3],
  alt_texts: [''],
  media: [picture],
};
const opened: GeneratedPosting = { ...draft, version: 3 };

const someone = {
  profile: profileWith({ facebook: connected() }),
  profiles: [own, second],
};

beforeEach(() => {
  signedIn(someone);
  answer(getAdvancedFeatures, noTexts);
  answer(listPosts, listed());
  answer(listDrafts, listed(draft));
  answer(preflightPost, { messages: [], texts: {} });
  answer(scheduleDraft, { scheduled_postings_ids: [1, 2] });
  answer(patchDraft, draft);
});
async function open() {
  const entries = ['/blue-fjord/', '/blue-fjord/generator/posts/'];
  const { router } = await openAt(...entries);
  await screen.findByRole('textbox', { name: 'Text' }, { timeout: 25_000 });
  // Drawn last.
  await screen.findByRole('article');
  return router;
}
const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};
const versions = () =>
  asked.filter(({ url }) => url.endsWith('/schedule/')).map(({ body }) => JSON.parse(body).version);

it.each([true, false])('offers to show a video where videos are taken: %s', async (takesVideos) => {
  signedIn({ ...someone, takes_videos: takesVideos });
  await open();
  expect(screen.queryByRole('radio', { name: 'Video' }) !== null).toBe(takesVideos);
});

it('leads to where a booking link is entered when a text names one that is empty', async () => {
  answer(listDrafts, listed({ ...draft, message: 'Book a call: {{booking_link}}' }));
  await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Enter your booking link' });
  expect(link.getAttribute('href')).toBe('/blue-fjord/advanced_features/');
});

it('names the profiles that it goes out in, and goes on from a draft whose undo was answered to nobody', async () => {
  await open();
  await press('Post Now');
  expect(await screen.findByText(`In your profiles: ${own.name}, Red Rock`)).toBeDefined();
  answer(undoSchedule, () => cut());
  answer(getDraft, opened);
  await press(/^Undo/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Post Now');
  await screen.findByRole('button', { name: /^Undo/ });
  expect(versions()).toEqual([1, 3]);
});

it('asks for the version of a draft that it could not read after its undo', async () => {
  await open();
  await press('Post Now');
  answer(undoSchedule, () => cut());
  answer(getDraft, () => cut());
  await press(/^Undo/);
  await screen.findByText('Couldn’t undo');
  answer(getDraft, opened);
  answer(scheduleDraft, ({ body }) =>
    JSON.parse(body).version === opened.version ? { scheduled_postings_ids: [1] } : refuse(409),
  );
  await press('Post Now');
  await screen.findByRole('button', { name: /^Undo/ });
  expect(versions()).toEqual([1, 1, 3]);
});

it('leads to the profile that refused, or goes out without it', async () => {
  await open();
  answer(scheduleDraft, () =>
    refuse(400, { applications: ['Red Rock: Facebook isn’t connected.'], refused_profile: second.pk }),
  );
  await press('Post Now');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Connections of Red Rock' });
  expect(link.getAttribute('href')).toBe('/red-rock/connections/');
  await press('Publish without Red Rock');
  expect(screen.queryByText(/Facebook isn’t connected/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Red Rock' }).checked).toBe(false);
});

it('leads to posts that are not taken back', async () => {
  const router = await open();
  answer(getSlots, listed());
  answer(postsOverview, overview());
  await press('Post Now');
  answer(undoSchedule, () => refuse(409, { user_message: 'It’s too late.' }));
  answer(getDraft, { ...opened, scheduled_at: opened.updated });
  await press(/^Undo/);
  expect(await screen.findByText('It’s too late.')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/blue-fjord/calendar/'));
});
