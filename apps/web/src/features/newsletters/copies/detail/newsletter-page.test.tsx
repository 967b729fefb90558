import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelNewsletter,
  deleteNewsletter,
  getNewsletter,
  listNewsletters,
  type NewsletterDetail,
  patchNewsletter,
  pauseNewsletter,
  restoreNewsletter,
  resumeNewsletter,
  testNewsletter,
} from '@waypost/contract/newsletters';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../../testing/api.ts';
import { connected, listed, profileWith } from '../../../../testing/fixtures.ts';
import { newsletter, stats } from '../../../../testing/newsletters.ts';
import { openAt } from '../../../../testing/open-at.tsx';

const open = () => openAt('/blue-fjord/emarketing/post/31/');
const applied = (of: NewsletterDetail) => ({ ...of, applied_count: 1, skipped: [] });
const sent = (method: string) => asked.filter((call) => call.method === method).map(({ body }) => JSON.parse(body));
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save changes' });

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn({ profile: profileWith({ emarketing: connected() }) });
  answer(listNewsletters, listed());
});

it('shows the mail in a frame that nothing gets out of, and as a phone and in the dark', async () => {
  answer(getNewsletter, newsletter());
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Waterfalls at their fullest' }, { timeout: 20_000 });
  const frame = () => screen.getByTitle('Preview of the newsletter');
  expect(frame().getAttribute('sandbox')).toBe('');
  expect(frame().getAttribute('src')).toBe('/api/scheduled_email_campaign/31/preview.html?v=4');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(frame().parentElement?.getAttribute('data-device')).toBe('phone');
  await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }));
  expect(frame().getAttribute('src')).toBe('/api/scheduled_email_campaign/31/preview.html?v=4&dark=1');
});

it('begins as a phone shows it on a phone', async () => {
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: media.includes('max-width'), media, onchange: null },
      ...{ addListener() {}, removeListener() {} },
    }),
  );
  try {
    answer(getNewsletter, newsletter());
    await open();
    const frame = await screen.findByTitle('Preview of the newsletter', {}, { timeout: 20_000 });
    expect(frame.parentElement?.getAttribute('data-device')).toBe('phone');
    await userEvent.click(screen.getByRole('radio', { name: 'Desktop' }));
    expect(screen.getByTitle('Preview of the newsletter').parentElement?.getAttribute('data-device')).toBe('desktop');
  } finally {
    narrow.mockRestore();
  }
});

it('shows both lines as a client reads them, and the subject in its field as it is written', async () => {
  const subject = 'Hello {{contact.first_name|you}} from {{agency.name}}';
  answer(getNewsletter, newsletter({ subject, shown: { subject: 'Hello you from Blue Fjord', preheader: '' } }));
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Hello you from Blue Fjord' }, { timeout: 20_000 });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Hello you from Blue Fjord',
    'English',
  ]);
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', subject);
});

it('sends what was changed and nothing else, keeps it through a refusal, and follows what is stored', async () => {
  let now = newsletter();
  answer(getNewsletter, () => now);
  let refused = true;
  answer(patchNewsletter, ({ body }) => {
    if (refused) {
      refused = false;
      now = newsletter({ version: 5, shown: { subject: 'Waterfalls at their fullest', preheader: 'Other words' } });
      return refuse(409, { error: 'stale_version', message: 'It was changed meanwhile.' });
    }
    now = newsletter({ ...JSON.parse(body), version: 6, subject_edited: true });
    return applied(now);
  });
  await open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' }, { timeout: 20_000 });
  expect((await save()).disabled).toBe(true);
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Come with me');
  await screen.findByText('The preview shows what is saved.');
  await userEvent.click(await save());
  await screen.findByText('Other words');
  expect(subject).toHaveProperty('value', 'Come with me');
  await waitFor(async () => expect((await save()).disabled).toBe(false));
  await userEvent.click(await save());
  await screen.findByText('Changed by you');
  expect(sent('PATCH')).toEqual([
    { subject: 'Come with me', version: 4 },
    { subject: 'Come with me', version: 5 },
  ]);
  expect(screen.getByText('Original subject: Waterfalls at their fullest')).toBeDefined();
  expect((await save()).disabled).toBe(true);
  answer(patchNewsletter, applied(newsletter({ version: 7 })));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
  await waitFor(() => expect(subject).toHaveProperty('value', 'Waterfalls at their fullest'));
  expect(sent('PATCH').at(-1)).toEqual({ subject: null, version: 6 });
});

it('leaves it out at once, and takes that back from the toast', async () => {
  answer(getNewsletter, newsletter());
  const deleted = newsletter({ deleted: true, editable: false, restorable: true, version: 5 });
  answer(deleteNewsletter, () => {
    answer(getNewsletter, deleted);
    return applied(deleted);
  });
  answer(restoreNewsletter, () => {
    answer(getNewsletter, newsletter({ version: 6 }));
    return applied(newsletter({ version: 6 }));
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave this one out' }, { timeout: 20_000 }));
  await screen.findByText('You’ve left this newsletter out');
  expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('textbox', { name: 'Subject' });
  await screen.findByText('The newsletter is back in your schedule');
});

it('sends a test to oneself, and says when there were too many', async () => {
  answer(getNewsletter, newsletter());
  answer(testNewsletter, undefined);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a test' }, { timeout: 20_000 }));
  await screen.findByText('The test is on its way to marina@bluefjord.example');
});

it('tells the progress with its pace and end, and stops for good after a question', async () => {
  const sending = stats({
    ...{ state: 'sending', accepted: 24, rejected: 1, suppressed: 0, waiting: 75 },
    ...{ rate_per_minute: 600, eta: '2031-05-07T13:05:00Z' },
  });
  const under = newsletter({ status: 'published', editable: false, stats: sending });
  answer(getNewsletter, under);
  const stopped = newsletter({
    ...{ status: 'published', editable: false, num_sent: 24 },
    stats: stats({ state: 'cancelled', accepted: 24, rejected: 1, suppressed: 0, cancelled: 75 }),
  });
  answer(cancelNewsletter, () => {
    answer(getNewsletter, stopped);
    return stopped;
  });
  await open();
  await screen.findByText('25 of 100 done · About 600 a minute · Done around 9:05AM', {}, { timeout: 20_000 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
  const question = await screen.findByRole('dialog', { name: 'Stop this sending?' });
  within(question).getByText(/^75 clients haven’t got it yet and won’t\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Stop sending' }));
  await screen.findByText('24 clients got it.');
});

it('says why it does not go out, and what mends that', async () => {
  answer(
    getNewsletter,
    newsletter({ editable: false, held: { reason: 'no_address', message: 'Your agency has no postal address.' } }),
  );
  const { unmount } = await open();
  await screen.findByText('Your agency has no postal address.', {}, { timeout: 20_000 });
  expect(screen.getByRole('link', { name: 'Add your postal address' }).getAttribute('href')).toBe(
    '/blue-fjord/emarketing/settings/',
  );
  unmount();
  const asking = newsletter({
    ...{ status: 'published', editable: false },
    stats: stats({ state: 'held', reason: 'It is more than a day late.', accepted: 0, waiting: 97 }),
  });
  answer(getNewsletter, asking);
  answer(resumeNewsletter, { ...asking, stats: stats({ state: 'sending', waiting: 50 }) });
  await open();
  await screen.findByText('It is more than a day late.', {}, { timeout: 20_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Continue sending' }));
  await screen.findByText('The sending goes on');
});

it('can be left out and paused after the last edit, and says that it waits', async () => {
  const closed = newsletter({ editable: false });
  const message = 'You paused this newsletter.';
  answer(getNewsletter, closed);
  answer(pauseNewsletter, () => {
    const paused = newsletter({ editable: false, held: { reason: 'paused', message } });
    answer(getNewsletter, paused);
    return paused;
  });
  await open();
  await screen.findByRole('button', { name: 'Leave this one out' }, { timeout: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByText(message);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  answer(resumeNewsletter, () => {
    answer(getNewsletter, closed);
    return closed;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Continue sending' }));
  await screen.findByRole('button', { name: 'Pause' });
});

it('shows whoever may only look what it says and how it stands, and no verb', async () => {
  answer(
    getNewsletter,
    newsletter({ read_only: true, held: { reason: 'no_address', message: 'Your agency has no postal address.' } }),
  );
  const { unmount } = await open();
  await screen.findByText('You can look at this newsletter, but not change it.', {}, { timeout: 20_000 });
  await screen.findByText('Your agency has no postal address.');
  expect(screen.getByTitle('Preview of the newsletter')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  const verbs = /^(Send me a test|Leave this one out|Restore|Pause|Stop sending|Continue sending|Save changes)$/;
  expect(screen.queryByRole('button', { name: verbs })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add your postal address' })).toBeNull();
  unmount();
  for (const state of ['sending', 'paused'] as const) {
    answer(
      getNewsletter,
      newsletter({
        ...{ read_only: true, status: 'published', editable: false },
        stats: stats({ state, accepted: 0, waiting: 97 }),
      }),
    );
    const { unmount: end } = await open();
    await screen.findByRole('link', { name: 'Detailed metrics' }, { timeout: 20_000 });
    expect(screen.queryByRole('button', { name: verbs })).toBeNull();
    end();
  }
});

it('says that there is no such newsletter, and what could not be read', async () => {
  answer(getNewsletter, () => refuse(404));
  const { unmount } = await open();
  await screen.findByText('There’s no such newsletter here', {}, { timeout: 20_000 });
  unmount();
  answer(getNewsletter, () => refuse(403));
  await open();
  await screen.findByText('The newsletter couldn’t be loaded', {}, { timeout: 20_000 });
});
