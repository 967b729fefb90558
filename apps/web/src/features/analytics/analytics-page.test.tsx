import { fireEvent, screen, within } from '@testing-library/react';
import { listPosts, reportSteps, reportSummary } from '@waypost/contract/posts';
import { expect, it, vi } from 'vitest';
import { answer, asked, signedIn } from '../../testing/api.ts';
import { connected, failedPost, listed, pageData, profileWith } from '../../testing/fixtures.ts';
import { openAt } from '../../testing/open-at.tsx';

const followers = { followers: 1_200, followers_at: '2026-11-22T15:00:00Z' };
const linkedin = connected({ data: { ...pageData, ...followers } });

const post = {
  ...failedPost,
  status: 10,
  label: 'posted' as const,
  provider: 'linkedin' as const,
  app: 'linkedin' as const,
  messages_with_custom_text: 'one two three four five six seven eight nine ten eleven',
  external_link: null,
  link: null,
  stats: { fetched_at: '2026-11-22T15:00:00Z', post_impressions: 1234, post_engagement: 2.5 },
};

it('compares each figure with the period before, says what is missing, and draws one that the keyboard walks', async () => {
  signedIn({ profile: profileWith({ linkedin }) });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  answer(reportSummary, ({ url }) =>
    (new URL(url, 'http://x').searchParams.get('fire_at_to') ?? '') < yesterday
      ? { num_posts: 2, post_impressions: 0, post_engagement: 1.25, post_clicks: 8 }
      : { num_posts: 3, post_impressions: 1234, post_engagement: 2.5, post_clicks: 10 },
  );
  const today = new Date().toISOString().slice(0, 10);
  answer(reportSteps, {
    steps: [{ first: `${today.slice(0, 7)}-01`, num_posts: 3, figures: { post_impressions: 1234 } }],
    known: { post_impressions: 2 },
    fetched: { oldest: '2026-11-21T15:00:00Z', newest: '2026-11-22T15:00:00Z' },
  });
  answer(listPosts, listed(post));
  const { router } = await openAt('/blue-fjord/analytics/?period=28');

  const summary = await screen.findByRole('region', { name: 'Summary' }, { timeout: 25_000 });
  expect(await within(summary).findByText('Engagement rate (avg)')).toBeDefined();
  expect(within(summary).getByText('Updated once a day.')).toBeDefined();
  expect(within(summary).getByText('Counted Sun, Nov 22, 10:00AM')).toBeDefined();
  expect(await within(summary).findByText('+2 (+25%) compared with the period before')).toBeDefined();
  expect(within(summary).getByText('+1,234 compared with the period before')).toBeDefined();
  expect(within(summary).getByText('+1.25 points (+100%) compared with the period before')).toBeDefined();
  expect(await within(summary).findByText('Missing for 1 post.')).toBeDefined();
  expect(within(summary).getByText(/Stats fetched .* – .* · Recent posts/)).toBeDefined();
  const reach = within(summary).getByText('Unique impressions').closest('details');
  expect(within(reach as HTMLElement).getByText(/^Stats fetched .* – [^·]*$/)).toBeDefined();

  const chart = await screen.findByRole('slider');
  const said = chart.getAttribute('aria-valuetext');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).not.toBe(said);

  const row = await screen.findByRole('button', { name: /^one two three four five six seven eight nine ten…/ });
  expect(screen.getByRole('img', { name: 'This post has no link to view' })).toBeDefined();
  const top = asked.find(({ url }) => url.includes('top=true'));
  expect(new URL(top?.url ?? '', 'http://x').searchParams.get('page_size')).toBe('10');

  // What is seen, as a file; another copy of the page's posts is asked for, all of them.
  const saved = vi.spyOn(URL, 'createObjectURL');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Text table (CSV)' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 15_000 });
  const csv = await (saved.mock.calls[0]?.[0] as Blob).text();
  saved.mockRestore();
  expect(csv).toContain('Date (Toronto time),Text,Link,Impressions,Unique impressions,Engagement rate,');
  expect(csv).toContain(',one two three four five six seven eight nine ten eleven,,1234,,2.5%,');
  expect(asked.at(-1)?.url).toContain('page_size=500');

  fireEvent.click(row);
  expect(router.state.location.search).toMatchObject({ post: String(post.id) });
});
