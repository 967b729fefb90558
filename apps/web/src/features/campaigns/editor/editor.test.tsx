import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Campaign,
  changeCampaign,
  changePosting,
  checkCampaign,
  createPosting,
  deletePosting,
  getCampaign,
  listCampaignAgents,
  listPostings,
  type Posting,
  previewPosting,
  publishCampaign,
  restorePosting,
} from '@waypost/contract/campaigns';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { listCategories, listDestinations, listTravelTypes } from '@waypost/contract/taxonomies';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { listed, user } from '../../../testing/fixtures.ts';
import { finding, findings, postCampaign, posting, preview } from '../../../testing/post-campaigns.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import { useCampaign } from '../api.ts';
import { Editor } from './editor.tsx';

function Page() {
  const { data } = useCampaign(12);
  return data ? <Editor campaign={data} /> : null;
}
const AT = '/admin/campaigns/12/';
const bodies = (method: string, path: string) =>
  asked.filter((call) => call.method === method && call.url === path).map(({ body }) => JSON.parse(body || 'null'));
const rowOf = (text: RegExp) => screen.findByRole('button', { name: text });
const writers = ['marketing.view_calendar', 'marketing.manage_campaigns'] as const;

/** The API of one campaign with its posts, with versions that count. */
function stored(first: Campaign, ...posts: Posting[]) {
  let now = first;
  let all = posts;
  const put = (id: number, change: Partial<Posting>) => {
    all = all.map((one) => (one.id === id ? { ...one, ...change, version: one.version + 1 } : one));
  };
  answer(getCampaign, () => now);
  answer(changeCampaign, ({ body }) => {
    const { version, supplier: _, ...rest } = JSON.parse(body);
    if (version !== now.version) return refuse(409, { code: 'stale_version' });
    now = { ...now, ...rest, version: version + 1 };
    return now;
  });
  answer(listPostings, () => listed(...all));
  answer(changePosting, ({ body, url }) => {
    const { version, media: _, link, ...rest } = JSON.parse(body);
    const id = Number(url.split('/')[3]);
    const before = all.find((one) => one.id === id);
    if (version !== before?.version) return refuse(409, { code: 'stale_version' });
    put(id, { ...rest, ...(link !== undefined && { link }) });
    return all.find((one) => one.id === id) ?? refuse(404);
  });
  return { byOther: put, add: (one: Posting) => (all = [...all, one]) };
}

beforeEach(() => {
  window.sessionStorage.clear();
  signedIn({ permissions: [...writers] });
  answer(listSuppliersSimple, listed());
  answer(checkCampaign, findings());
  answer(previewPosting, preview());
  for (const terms of [listTravelTypes, listDestinations, listCategories])
    answer(terms, { results: [{ slug: 'cruise', name: 'Cruises' }] });
  answer(listCampaignAgents, {
    ...{ agents: 2, count: 2, next: null, previous: null, results: [] },
    ...{ by_country: [{ country: 'CA', agents: 2 }], by_app: [{ app: 'facebook', agents: 2 }] },
  });
});

it('lists the posts in the order of their times, and says what each lacks', async () => {
  answer(checkCampaign, findings(finding({ posting: 32 })));
  stored(postCampaign(), posting(), posting({ id: 32, app: 'instagram', message: '', fire_at: null }));
  await renderOnPage(Page, AT);
  await rowOf(/Dec 1, 2026.*10:00AM.*Facebook.*The fjords wait for you/);
  await rowOf(/No time yet.*Instagram.*No text yet.*1 thing to fix/);
  const rows = screen.getAllByRole('button', { expanded: false, name: /^(Dec|No time)/ });
  expect(rows.map((row) => row.textContent?.includes('No text yet'))).toEqual([false, true]);
});

it('saves what is typed after a pause, on top of the version that was seen, and takes it back', async () => {
  stored(postCampaign(), posting());
  await renderOnPage(Page, AT);
  await userEvent.click(await rowOf(/The fjords wait/));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.type(text, '!');
  await screen.findByText('Saving…');
  await screen.findByText('Saved just now');
  expect(bodies('PATCH', '/api/postings/31/')).toEqual([{ version: 1, message: 'The fjords wait for you!' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies('PATCH', '/api/postings/31/')).toHaveLength(2));
  expect(bodies('PATCH', '/api/postings/31/').at(-1)).toEqual({ version: 2, message: 'The fjords wait for you' });
});

it('puts placeholders in, and says of one that there is none of it', async () => {
  stored(postCampaign(), posting({ message: '' }));
  await renderOnPage(Page, `${AT}?posting=31`);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await userEvent.click(screen.getByRole('button', { name: 'Agency name' }));
  expect(text.value).toBe('{{agency.name}}');
  await userEvent.type(text, ' {{{{agent.name}}');
  await screen.findByText('This placeholder doesn’t exist: agent.name');
});

it('asks the writer when somebody else saved, and saves on top of theirs', async () => {
  const { byOther } = stored(postCampaign(), posting());
  await renderOnPage(Page, `${AT}?posting=31`);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  byOther(31, { message: 'Theirs' });
  answer(checkCampaign, findings());
  const { getPosting } = await import('@waypost/contract/campaigns');
  answer(getPosting, posting({ message: 'Theirs', version: 2 }));
  await userEvent.type(text, ' mine');
  await screen.findByText('Somebody else changed this post.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Saved just now');
  expect(bodies('PATCH', '/api/postings/31/').at(-1)).toEqual({ version: 2, message: 'The fjords wait for you mine' });
});

it('adds a post for a network, opens it, and copies it to another', async () => {
  const { add } = stored(postCampaign());
  answer(createPosting, ({ body }) => {
    const { app, message = '' } = JSON.parse(body);
    const made = posting({ id: app === 'linkedin' ? 34 : 33, app, message, fire_at: null });
    add(made);
    return made;
  });
  await renderOnPage(Page, AT);
  await screen.findByText('No posts yet');
  await userEvent.click(screen.getByRole('button', { name: 'Add post' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'For Instagram' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Hello');
  await screen.findByText('Saved just now');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Instagram post 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy to LinkedIn' }));
  await waitFor(() => expect(bodies('POST', '/api/postings/')).toHaveLength(2));
  expect(bodies('POST', '/api/postings/')[1]).toMatchObject({ campaign: 12, app: 'linkedin', message: 'Hello' });
});

it('deletes a post at once while nobody has it, and takes that back', async () => {
  stored(postCampaign(), posting());
  answer(deletePosting, undefined);
  answer(restorePosting, posting());
  await renderOnPage(Page, AT);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Facebook post 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/postings/31/restore/'));
});

it('leads from a check to the field that it is about', async () => {
  answer(
    checkCampaign,
    findings(
      finding(),
      finding({
        code: 'country_without_agents',
        posting: null,
        app: null,
        text: 'No advisor in Canada.',
        severity: 'warning',
      }),
    ),
  );
  stored(postCampaign(), posting({ message: '' }));
  await renderOnPage(Page, AT);
  await userEvent.click(await screen.findByText('Checks (1)'));
  await userEvent.click(await screen.findByRole('button', { name: /The text is missing/ }));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(document.activeElement).toBe(text), { timeout: 3_000 });
});

it('says before publishing what will happen, and publishes the version that was seen', async () => {
  stored(postCampaign({ num_postings: 1 }), posting());
  answer(publishCampaign, postCampaign({ published: true, version: 5 }));
  await renderOnPage(Page, AT);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Publish' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish campaign' }));
  await dialog.findByText(/2 advisors get a copy of each post/);
  dialog.getByText(/Facebook: 2 advisors · 1 post/);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published');
  expect(bodies('POST', '/api/campaigns/12/publish/')).toEqual([{ version: 4 }]);
});

it('publishes nothing while something has to be fixed, and leads there', async () => {
  answer(checkCampaign, findings(finding()));
  stored(postCampaign(), posting({ message: '' }));
  await renderOnPage(Page, AT);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Publish' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish campaign' }));
  await dialog.findByText('1 thing has to be fixed before it can be published.');
  expect(dialog.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
  await screen.findByRole('button', { name: /The text is missing/ });
});

it('shows beside a post what is written of it and not saved yet, with the details of an advisor', async () => {
  signedIn({ permissions: [...writers], user: { ...user, is_staff: true } });
  const published = postCampaign({ published: true });
  stored(published, posting({ campaign: published }));
  answer(
    previewPosting,
    preview({ settings: { ...preview().settings, placeholders: { 'agency.name': 'Harbour Travel' } } }),
  );
  answer(listCampaignAgents, {
    ...{ agents: 1, count: 1, next: null, previous: null, by_country: [], by_app: [] },
    results: [{ profile: 7, name: 'Ida Berg', agency_name: 'Harbour Travel', country: 'CA', apps: ['facebook'] }],
  });
  await renderOnPage(Page, `${AT}?posting=31`);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const shown = await screen.findByRole('article');
  await userEvent.type(text, ', says {{{{agency.name}}');
  await waitFor(() => expect(shown.textContent).toContain('The fjords wait for you, says ‹Agency name›'));
  await userEvent.click(screen.getByRole('combobox', { name: 'As advisor' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ida Berg · Harbour Travel' }));
  await waitFor(() => expect(shown.textContent).toContain('The fjords wait for you, says Harbour Travel'));
  await screen.findByText('44 / 63,206 characters with this advisor’s details');
  expect(bodies('PATCH', '/api/postings/31/')).toEqual([]);
});

it('shows who manages its supplier the posts and how they look, and no verb', async () => {
  signedIn({ permissions: ['marketing.view_calendar'] });
  stored(postCampaign(), posting({ actions: [] }));
  await renderOnPage(Page, AT);
  await userEvent.click(await rowOf(/The fjords wait/));
  await screen.findByRole('article');
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Publish|Add post|Actions for/ })).toBeNull();
});
