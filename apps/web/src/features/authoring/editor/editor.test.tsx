import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  campaignAdvisors,
  cancelEmailCampaign,
  changeEmailCampaign,
  checkEmailCampaign,
  type EmailCampaign,
  getEmailCampaign,
  pauseEmailCampaign,
  publishEmailCampaign,
  testEmailCampaign,
} from '@waypost/contract/newsletters';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, server, signedIn } from '../../../testing/api.ts';
import { campaign, checks, divider, progress, textBlock, words } from '../../../testing/campaigns.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { useCampaign } from '../api.ts';
import { Editor } from './editor.tsx';

function Page() {
  const { data } = useCampaign(12);
  return data ? <Editor campaign={data} /> : null;
}
const bodies = (method: string, path = '/api/emailcampaigns/12/') =>
  asked.filter((call) => call.method === method && call.url === path).map(({ body }) => JSON.parse(body || 'null'));
const order = () => screen.getAllByRole('button', { name: /^Edit block/ }).map((one) => one.textContent);
const two = words({ blocks: [textBlock('b1', 'The fjords'), divider('b2')] });

/** The API of one newsletter, with a version that counts. */
function stored(first: EmailCampaign) {
  let now = first;
  answer(getEmailCampaign, () => now);
  answer(changeEmailCampaign, ({ body }) => {
    const { version, variants, ...rest } = JSON.parse(body);
    if (version !== now.version) return refuse(409, { code: 'stale_version' });
    now = { ...now, ...rest, variants: { ...now.variants, ...variants }, version: version + 1 };
    return now;
  });
  return { byOther: (change: Partial<EmailCampaign>) => (now = { ...now, ...change, version: now.version + 1 }) };
}

beforeEach(() => {
  signedIn({ permissions: ['newsletters.change'] });
  answer(listSuppliersSimple, listed());
  answer(checkEmailCampaign, checks());
  answer(campaignAdvisors, {
    ...{ advisors: 2, contacts: 420, without_address: 1, count: 1, next: null, previous: null },
    results: [
      { profile: 1, name: 'Marina Duval', agency_name: 'Blue Fjord', locale: 'en', contacts: 400, has_address: true },
    ],
  });
  server.use(http.get('/api/emailcampaigns/12/preview.html', () => new HttpResponse(null, { status: 404 })));
});

it('saves what is typed after a pause, only what changed, on top of the version that was seen', async () => {
  stored(campaign());
  await renderOnPage(Page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Preview text' }), '!');
  await screen.findByText('Saving…');
  await screen.findByText('Saved just now');
  expect(bodies('PATCH')).toEqual([{ version: 4, variants: { en: words({ preheader: 'Before the crowds!' }) } }]);
});

it('moves, copies and deletes blocks, says so, and takes it all back', async () => {
  stored(campaign({ variants: { en: two, es: null, fr: null } }));
  await renderOnPage(Page);
  await userEvent.click(await screen.findByRole('button', { name: 'Move block 2 up: Divider' }));
  expect(order()).toEqual(['Divider', 'Text']);
  screen.getByText('Divider moved to position 1 of 2.');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate block 1: Divider' }));
  expect(order()).toEqual(['Divider', 'Divider', 'Text']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete block 3: Text' }));
  expect(order()).toEqual(['Divider', 'Divider']);
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  for (let step = 0; step < 3; step++) await userEvent.click(undo as HTMLElement);
  expect(order()).toEqual(['Text', 'Divider']);
  await userEvent.click(screen.getAllByRole('button', { name: 'Redo' })[0] as HTMLElement);
  expect(order()).toEqual(['Divider', 'Text']);
});

it('moves a block by Alt and an arrow, and keeps the focus on it', async () => {
  stored(campaign({ variants: { en: two, es: null, fr: null } }));
  await renderOnPage(Page);
  (await screen.findByRole('button', { name: 'Edit block 1: Text' })).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(order()).toEqual(['Divider', 'Text']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit block 2: Text');
});

it('adds a block, opened, behind the one that is open', async () => {
  stored(campaign({ variants: { en: two, es: null, fr: null } }));
  await renderOnPage(Page);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit block 1: Text' }));
  await userEvent.click(within(screen.getByRole('region', { name: 'Add a block' })).getByText('Button'));
  expect(order()).toEqual(['Text', 'Button', 'Divider']);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Label' }), 'Book');
  await waitFor(() => expect(bodies('PATCH').at(-1)?.variants.en.blocks[1]).toMatchObject({ label: 'Book' }));
});

it('asks the writer when somebody else saved, and saves on top of theirs', async () => {
  const { byOther } = stored(campaign());
  await renderOnPage(Page);
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  byOther({ variants: { en: words({ subject: 'Theirs' }), es: null, fr: null } });
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Mine');
  await screen.findByText('Somebody else changed this newsletter.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Saved just now');
  expect(bodies('PATCH').at(-1)).toMatchObject({ version: 5, variants: { en: { subject: 'Mine' } } });
});

it('copies a language into another one, and saves it beside the first', async () => {
  stored(campaign());
  await renderOnPage(Page);
  await userEvent.click(await screen.findByRole('tab', { name: 'Français' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy from English' }));
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect([subject.value, subject.lang]).toEqual(['Waterfalls at their fullest', 'fr']);
  await waitFor(() => expect(Object.keys(bodies('PATCH').at(-1)?.variants ?? {})).toEqual(['fr']));
});

it('leads from a check to the field that it is about', async () => {
  answer(
    checkEmailCampaign,
    checks({ code: 'subject_missing', severity: 'error', locale: 'en', block: null, field: 'subject', detail: null }),
  );
  stored(campaign({ variants: { en: words({ subject: '' }), es: null, fr: null } }));
  await renderOnPage(Page);
  await userEvent.click(await screen.findByText('Checks (1)'));
  await userEvent.click(await screen.findByRole('button', { name: /The subject is missing/ }));
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  await waitFor(() => expect(document.activeElement).toBe(subject));
  expect(subject.getAttribute('aria-invalid')).toBe('true');
});

it('publishes with its times after saying what will happen', async () => {
  const fire = '2031-05-07T13:00:00Z';
  stored(campaign({ fire_at: fire }));
  answer(
    publishEmailCampaign,
    campaign({ state: 'publishing', fire_at: fire, version: 5, progress: progress({ copies: 1 }) }),
  );
  await renderOnPage(Page);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Publish' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish newsletter' }));
  await dialog.findByText('2 advisors get a copy, for 420 contacts in all.');
  dialog.getByText(/^1 advisor has no postal address/);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(bodies('POST', '/api/emailcampaigns/12/publish/')).toEqual([{ fire_at: fire, edit_by: null, version: 4 }]),
  );
  await screen.findByText('1 of 3 made');
});

it('keeps one with errors from going out, and shows them', async () => {
  answer(
    checkEmailCampaign,
    checks({ code: 'url_missing', severity: 'error', locale: 'en', block: 'b1', field: 'url', detail: null }),
  );
  stored(campaign({ fire_at: '2031-05-07T13:00:00Z' }));
  await renderOnPage(Page);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Publish' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish newsletter' }));
  await dialog.findByText('1 thing has to be fixed before it can go out.');
  expect(dialog.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
  await screen.findByRole('button', { name: /A link has no address/ });
});

it('sends a test in a language, saved before', async () => {
  stored(campaign({ variants: { en: words(), es: null, fr: words() } }));
  answer(testEmailCampaign, undefined);
  await renderOnPage(Page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Send test' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Language' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Français/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
  await screen.findByText('Test sent to marina@bluefjord.example');
  const calls = asked.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  expect(calls).toEqual(['PATCH', 'POST']);
  expect(bodies('POST', '/api/emailcampaigns/12/send_test/')).toEqual([{ locale: 'fr' }]);
});

it('shows how far it is, and pauses and cancels it after asking', async () => {
  const running = campaign({
    ...{ state: 'published', open: false, fire_at: '2026-11-05T15:00:00Z', version: 7 },
    progress: progress({
      ...{ pending: 0, sending: 2, done: 1 },
      ...{ audience: 100, accepted: 60, rejected: 2, waiting: 38 },
    }),
  });
  stored(running);
  const paused = { ...running, paused: true };
  answer(pauseEmailCampaign, paused);
  answer(cancelEmailCampaign, { ...running, state: 'cancelled' });
  await renderOnPage(Page, '/?tab=write');
  await screen.findByText('62 of 100 done');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByRole('button', { name: 'Resume' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel newsletter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this newsletter?' }));
  dialog.getByText(/^60 readers have received it already\. The remaining 38 readers won’t/);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel newsletter' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Resume|Pause/ })).toBeNull());
});

it('lets who may only read do that', async () => {
  signedIn({ permissions: [] });
  stored(campaign());
  await renderOnPage(Page);
  await screen.findByText('You can read this newsletter, but it can’t be changed.');
  expect(screen.getByRole('textbox', { name: 'Subject' }).hasAttribute('readonly')).toBe(true);
  expect(screen.queryByRole('button', { name: /Publish|Send test|Undo|Delete block/ })).toBeNull();
});

it('sends no test of what could not be saved, and says so', async () => {
  stored(campaign());
  answer(changeEmailCampaign, () => refuse(503));
  await renderOnPage(Page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Send test' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send test' }));
  await dialog.findByText('The latest changes aren’t saved yet.');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('undoes what is written by the keys, and leaves fields beside it their own steps', async () => {
  stored(campaign());
  await renderOnPage(Page);
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  await userEvent.type(subject, '!');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reader’s first name' }), 'Lia{Control>}z{/Control}');
  expect(subject.value).toBe('Waterfalls at their fullest!');
  subject.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(subject.value).toBe('Waterfalls at their fullest');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(subject.value).toBe('Waterfalls at their fullest!');
});

it('begins a newsletter in the language that is open, without asking', async () => {
  stored(campaign({ variants: { en: null, es: null, fr: null }, locales: [] }));
  await renderOnPage(Page);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Subject' }), 'A');
  await waitFor(() =>
    expect(bodies('PATCH').at(-1)?.variants).toEqual({
      en: words({ subject: 'A', preheader: '', intro_html: '', blocks: [] }),
    }),
  );
});
