import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CampaignSummary,
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  listCampaigns,
  restoreCampaign,
} from '@waypost/contract/campaigns';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { listed } from '../../../testing/fixtures.ts';
import { postCampaign, summary } from '../../../testing/post-campaigns.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import CampaignsPage from './campaigns-page.tsx';

const draft = summary();
const out = summary({
  ...{ id: 13, title: 'Autumn in Kyoto', published: true, published_at: '2026-08-01T15:00:00Z', countries: ['CA'] },
  ...{ num_postings: 20, first_at: '2026-09-01T15:00:00Z', last_at: '2026-10-01T15:00:00Z' },
});
const answersWith = (...rows: CampaignSummary[]) => answer(listCampaigns, listed(...rows));
const does = async (name: string, verb: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: verb }));
};
const bodyOf = (method: string) => JSON.parse(asked.find((call) => call.method === method)?.body ?? 'null');
const fjordLine = { id: 3, supplier_name: 'fjordline', supplier_label: 'Fjord Line' };

beforeEach(() => {
  signedIn({ permissions: ['marketing.view_calendar', 'marketing.manage_campaigns'] });
  answer(listSuppliersSimple, listed(fjordLine, { ...fjordLine, id: 4, supplier_label: 'Hurtigruten' }));
  answersWith(draft, out);
});

it('says of each what it is, when its posts go out, and for whom', async () => {
  await renderOnPage(CampaignsPage);
  await screen.findByText('Fjords in spring');
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(first).toBe('Fjords in springFjord LineDraftCampaignNo times yet0United States, Canada');
  expect(second).toBe('Autumn in KyotoFjord LinePublishedCampaignSep 1, 2026 – Oct 1, 202620Canada');
});

it('asks for what was typed and chosen, keeps it in the address, and says when nothing matches', async () => {
  answer(listCampaigns, ({ url }) => (url.includes('search=') ? listed() : listed(draft)));
  const { history } = await renderOnPage(CampaignsPage);
  await screen.findByText('Fjords in spring');
  await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Library' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Supplier' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hurtigruten' }));
  await waitFor(() => expect(history.location.search).toBe('?type=library&supplier=4'));
  await userEvent.type(screen.getByRole('searchbox'), 'kyoto');
  await screen.findByText('No campaigns match your filters');
  expect(asked.at(-1)?.url).toMatch(/search=kyoto/);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Fjords in spring');
  expect(history.location.search).toBe('');
});

it('begins one, and opens it', async () => {
  answer(createCampaign, postCampaign({ id: 14 }));
  const { history } = await renderOnPage(CampaignsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'New campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Spring');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'United States' }));
  expect(dialog.getByRole('checkbox', { name: 'Canada' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/campaigns/14/'));
  expect(bodyOf('POST')).toEqual({ title: 'Spring', type: 'standard', supplier: null, countries: ['CA'] });
});

it('takes the posts of another one over with moved dates, and says when the first goes out then', async () => {
  answer(duplicateCampaign, postCampaign({ id: 15 }));
  const { history } = await renderOnPage(CampaignsPage);
  await does('Autumn in Kyoto', 'Duplicate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate campaign' }));
  const days = dialog.getByRole('textbox', { name: 'Move by days' });
  await userEvent.clear(days);
  // Into winter: the hour of the day stays.
  await userEvent.type(days, '91');
  dialog.getByText('First post: Sep 1, 2026 11:00AM → Dec 1, 2026 11:00AM');
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/campaigns/15/'));
  expect(bodyOf('POST')).toEqual({ title: 'Copy of Autumn in Kyoto', days: 91 });
});

it('deletes one that is not published, and takes it back from the message', async () => {
  answer(deleteCampaign, undefined);
  answer(restoreCampaign, postCampaign());
  await renderOnPage(CampaignsPage);
  await does('Fjords in spring', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/campaigns/12/restore/'));
});

it('offers a published one no deletion, and a deleted one its return', async () => {
  answersWith(out, summary({ id: 16, title: 'Old', deleted: true }));
  await renderOnPage(CampaignsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Autumn in Kyoto' }));
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Old' }));
  await screen.findByRole('menuitem', { name: 'Restore' });
});

it('shows who manages one supplier the list, no verbs and nothing to choose', async () => {
  signedIn({ permissions: ['marketing.view_calendar'] });
  answer(listSuppliersSimple, listed(fjordLine));
  await renderOnPage(CampaignsPage);
  await screen.findByText('Fjords in spring');
  expect(screen.queryByRole('button', { name: /^Actions for|New campaign/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Supplier' })).toBeNull();
});

it('says that the list could not be read, and reads it again', async () => {
  answer(listCampaigns, () => refuse(503));
  await renderOnPage(CampaignsPage);
  const again = await screen.findByRole('button', { name: 'Retry' });
  answersWith(draft);
  await userEvent.click(again);
  await screen.findByText('Fjords in spring');
});
