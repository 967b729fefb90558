import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CampaignRow,
  createEmailCampaign,
  deleteEmailCampaign,
  listEmailCampaigns,
  restoreEmailCampaign,
} from '@waypost/contract/newsletters';
import { listSuppliersSimple } from '@waypost/contract/suppliers';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../../testing/api.ts';
import { campaign } from '../../../testing/campaigns.ts';
import { listed } from '../../../testing/fixtures.ts';
import { renderOnPage } from '../../../testing/render.tsx';
import CampaignsPage from './campaigns-page.tsx';

const draft = campaign();
const sent = campaign({
  ...{
    id: 13,
    name: 'Autumn in Kyoto',
    subject: '{{contact.first_name|Hello}}, maples in {{agency.name}}',
    state: 'published',
    fire_at: '2026-11-05T15:00:00Z',
    published: true,
  },
  ...{ num_agent: 12, num_sent: 4_120, num_open: 1_830, num_click: 240, country_iso: 'CA', country: 'Canada' },
});
const answersWith = (...rows: CampaignRow[]) => answer(listEmailCampaigns, listed(...rows));
const does = async (name: string, verb: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: verb }));
};
const bodyOf = (method: string) => JSON.parse(asked.find((call) => call.method === method)?.body ?? 'null');

beforeEach(() => {
  signedIn({ permissions: ['newsletters.change'] });
  answer(listSuppliersSimple, listed({ id: 3, supplier_name: 'fjordline', supplier_label: 'Fjord Line' }));
  answersWith(draft, sent);
});

it('says of each what it is, when it goes out, for whom, and how it fared', async () => {
  await renderOnPage(CampaignsPage);
  await screen.findByText('Fjords in spring');
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(first).toBe('Fjords in springWaterfalls at their fullestDraft–All countries–––');
  expect(second).toBe('Autumn in KyotoHello, maples in …PublishedNov 5, 2026 10:00AMCanada12 advisors4,1201,830240');
});

it('asks for what was typed and chosen, keeps it in the address, and says when nothing matches', async () => {
  answer(listEmailCampaigns, ({ url }) => (url.includes('search=') ? listed() : listed(draft)));
  const { history } = await renderOnPage(CampaignsPage);
  await screen.findByText('Fjords in spring');
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Deleted' }));
  await waitFor(() => expect(history.location.search).toBe('?state=deleted'));
  await userEvent.type(screen.getByRole('searchbox'), 'kyoto');
  await screen.findByText('No newsletters match your filters');
  expect(asked.at(-1)?.url).toMatch(/search=kyoto/);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Fjords in spring');
  expect(history.location.search).toBe('');
});

it('begins one by its name, and opens it', async () => {
  answer(createEmailCampaign, campaign({ id: 14 }));
  const { history } = await renderOnPage(CampaignsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'New newsletter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New newsletter' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spring');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/emailcampaigns/14/'));
  expect(bodyOf('POST')).toEqual({ name: 'Spring' });
});

it('copies one under a name of its own', async () => {
  answer(createEmailCampaign, campaign({ id: 15 }));
  await renderOnPage(CampaignsPage);
  await does('Autumn in Kyoto', 'Duplicate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate newsletter' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(bodyOf('POST')).toEqual({ name: 'Copy of Autumn in Kyoto', copy_of: 13 }));
});

it('deletes a draft, and takes it back from the message', async () => {
  answer(deleteEmailCampaign, undefined);
  answer(restoreEmailCampaign, draft);
  await renderOnPage(CampaignsPage);
  await does('Fjords in spring', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked.map(({ url }) => url)).toContain('/api/emailcampaigns/12/restore/'));
});

it('offers a published one no deletion, and a deleted one its return', async () => {
  answersWith(sent, campaign({ id: 16, name: 'Old', deleted: true }));
  await renderOnPage(CampaignsPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Autumn in Kyoto' }));
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Old' }));
  await screen.findByRole('menuitem', { name: 'Restore' });
});

it('shows those who may only read no verbs', async () => {
  signedIn({ permissions: [] });
  await renderOnPage(CampaignsPage);
  await screen.findByText('Fjords in spring');
  expect(screen.queryByRole('button', { name: /^Actions for|New newsletter/ })).toBeNull();
});

it('says that the list could not be read, and reads it again', async () => {
  answer(listEmailCampaigns, () => refuse(503));
  await renderOnPage(CampaignsPage);
  const again = await screen.findByRole('button', { name: 'Retry' });
  answersWith(draft);
  await userEvent.click(again);
  await screen.findByText('Fjords in spring');
});
