import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOnboardingVideos, type OnboardingVideo, watchOnboardingVideo } from '@waypost/contract/guides';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { listed } from '../../testing/fixtures.ts';
import { renderInApp } from '../../testing/render.tsx';
import { OnboardingVideos } from './onboarding-videos.tsx';

const video = (id: number, change: Partial<OnboardingVideo> = {}): OnboardingVideo => ({
  ...{ id, title: `Video ${id}`, thumbnail: '/media/a.jpg', video: '/media/a.mp4' },
  ...{ bottom_text: null, bottom_link: null, watched: false },
  ...change,
});
const told = (...results: OnboardingVideo[]) => answer(listOnboardingVideos, listed(...results));
const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows two at a time, arrows only for more, and plays what is pressed until it is closed', async () => {
  signedIn();
  told(
    video(1, { bottom_text: 'Read on', bottom_link: 'https://agency.example/' }),
    video(2),
    video(3, { watched: true }),
  );
  answer(watchOnboardingVideo, undefined);
  const user = userEvent.setup();
  await renderInApp(<OnboardingVideos />);
  await screen.findByRole('heading', { name: 'Get to know Waypost' });
  expect(titles()).toEqual(['Video 1Read on', 'Video 2']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://agency.example/');
  await user.click(screen.getByRole('button', { name: 'Next videos' }));
  expect(titles()).toEqual(['Video 2', 'WatchedVideo 3']);
  // Round and round: no arrow is ever off.
  await user.click(screen.getByRole('button', { name: 'Next videos' }));
  expect(titles()).toEqual(['Video 1Read on', 'Video 2']);
  await user.click(screen.getByRole('button', { name: 'Previous videos' }));
  expect(titles()).toEqual(['Video 2', 'WatchedVideo 3']);
  await user.click(screen.getByRole('button', { name: 'Previous videos' }));

  await user.click(screen.getByRole('button', { name: 'Watch: Video 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Video 1' });
  const film = within(dialog).getByLabelText<HTMLVideoElement>('Video 1', { selector: 'video' });
  expect(film.controls).toBe(true);
  film.dispatchEvent(new Event('ended'));
  film.dispatchEvent(new Event('ended'));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has no arrows where all fit, and another heading where there is none', async () => {
  signedIn();
  told(video(1), video(2));
  await renderInApp(<OnboardingVideos />);
  await screen.findByText('Video 2');
  expect(screen.queryByRole('button', { name: 'Next videos' })).toBeNull();
});

it('says welcome where there are no videos', async () => {
  signedIn();
  told();
  await renderInApp(<OnboardingVideos />);
  await screen.findByRole('heading', { name: 'Welcome to Waypost' });
  expect(screen.queryByText('Get to know Waypost')).toBeNull();
});
