import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CampaignStats,
  campaignLinks,
  campaignPreview,
  campaignStats,
  exportRecipients,
  listRecipients,
  type NewsletterReport,
  newsletterReport,
  type Recipient,
  sendAgain,
} from '@waypost/contract/reports';
import { beforeEach, expect, it } from 'vitest';
import { answer, asked, refuse, signedIn } from '../../testing/api.ts';
import { listed } from '../../testing/fixtures.ts';
import { renderOnPage } from '../../testing/render.tsx';
import { useReport } from './api.ts';
import CampaignReport from './campaign/campaign-report.tsx';
import { RecipientsCard } from './recipients/recipients-card.tsx';
import ReportPage from './report-page.tsx';

const figures = {
  ...{ num_sent: 180, num_open: 90, num_click: 30, num_hard_bounce: 20, num_optout: 2, num_soft_bounce: 1 },
  ...{ num_complaint: 0, machine_open: 12, machine_click: 3, opens: 120, clicks: 41 },
};
const totals = { audience: 200, accepted: 180, rejected: 12, suppressed: 3, cancelled: 0, uncertain: 5, waiting: 0 };
const link = {
  ...{ link_name: 'Fjords in May', url: 'https://fjords.example/may', supplier_name: null, supplier_label: null },
  ...{ click_count: 31, click_percentage: 75.61, recipients: 28, machine_clicks: 4 },
};
const report: NewsletterReport = {
  ...{ id: 7, campaign: 3, name: 'Fjords', subject: 'Winter sun', fire_at: '2026-11-20T14:00:00Z', tracked: true },
  run: { state: 'done', reason: null, began_at: '2026-11-20T14:00:03Z', ended_at: '2026-11-20T14:02:00Z' },
  ...{ totals, refused: 9, figures, links: [link], read_only: false },
  file: { making: false, url: null, until: null, failed: false },
};
const lia: Recipient = {
  ...{ id: 9, email: 'lia@fjords.example', first_name: 'Lía', last_name: 'Soto', state: 'accepted', reason: null },
  ...{ reply: null, sent_at: '2026-11-20T14:00:05Z', opened: true, clicked: false, clicked_at: null, machine: false },
  ...{ opened_at: '2026-11-20T15:00:00Z', bounce: null, bounced_at: null, unsubscribed_at: null, complained_at: null },
};
const omar: Recipient = {
  ...lia,
  ...{ id: 10, email: 'omar@fjords.example', first_name: 'Omar', last_name: 'Haddad', state: 'uncertain' },
  ...{ reason: 'interrupted', sent_at: null, opened: false, opened_at: null },
};
const recipients = (results: Recipient[]) => ({ ...listed(...results), count_capped: false, totals });
const reads = () => asked.filter(({ url }) => url.includes('/deliveries/?')).map(({ url }) => url);

beforeEach(() => {
  signedIn();
  answer(newsletterReport, report);
  answer(listRecipients, recipients([lia, omar]));
  answer(campaignPreview, { htmlbody: '<p>Hello</p>' });
});

it('names each figure with what it is a part of, and what is left out', async () => {
  await renderOnPage(ReportPage);
  const summary = within(await screen.findByRole('region', { name: 'Campaign Summary' }));
  const of = (label: string) => summary.getByText(label).nextElementSibling?.textContent;
  expect(of('Opens')).toBe('90120 times in all');
  expect(screen.getByRole('link', { name: 'All newsletters' }).getAttribute('href')).toBe(
    '/blue-fjord/emarketing/post/',
  );
  expect(of('Open %')).toBe('56.25%of 160 delivered');
  expect(of('Click %')).toBe('18.75%of 160 delivered');
  expect(of('Hard Bounces')).toBe('209 more were refused at once');
  expect(of('Unsubscribes')).toBe('2');
  summary.getByText(/Left out: 12 recipients whose email only a machine opened, and 3 recipients whose links/);
  summary.getByText('5 recipients whose delivery is uncertain don’t count as sent.');
  const funnel = within(screen.getByRole('list', { name: 'From delivered to clicked' }));
  expect(funnel.getAllByRole('listitem').map((item) => item.dataset.outside)).toEqual(['false', 'false', 'true']);
  funnel.getByText('CLICKED: 30, 18.75% of those delivered');
  await screen.findByTitle('Preview of the newsletter');
});

it('prints the sum of its audience, and shows who is in a group', async () => {
  const { history } = await renderOnPage(ReportPage);
  await screen.findByText(
    '200 in the audience = 180 accepted + 12 rejected + 3 suppressed + 0 cancelled + 5 uncertain + 0 waiting',
  );
  await screen.findByText('lia@fjords.example');
  await userEvent.click(screen.getByRole('button', { name: 'Uncertain 5' }));
  await waitFor(() => expect(reads().at(-1)).toContain('state=uncertain'));
  expect(history.location.search).toBe('?state=uncertain');
  answer(listRecipients, recipients([]));
  await userEvent.type(screen.getByRole('searchbox'), 'nobody');
  await screen.findByText('There are no records matching your search', {}, { timeout: 2_000 });
  expect(reads().at(-1)).toContain('filter=nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Show all recipients' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('sends again only when a person says so', async () => {
  answer(sendAgain, { sent_again: 5 });
  await renderOnPage(ReportPage);
  await userEvent.click(await screen.findByRole('button', { name: 'Send again to omar@fjords.example?' }));
  const one = within(await screen.findByRole('dialog', { name: 'Send again to omar@fjords.example?' }));
  await userEvent.click(one.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(asked.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({ deliveries: [10] });
  await userEvent.click(screen.getByRole('button', { name: 'Send again…' }));
  const all = within(await screen.findByRole('dialog', { name: 'Send again to 5 recipients?' }));
  await userEvent.click(all.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(asked.findLast(({ method }) => method === 'POST')?.body).toContain('uncertain'));
});

it('offers nothing to who may look only, and waits while it stands still', async () => {
  answer(newsletterReport, {
    ...report,
    read_only: true,
    run: { state: 'paused', reason: 'bounces', began_at: null, ended_at: null },
  });
  await renderOnPage(ReportPage);
  await screen.findByText('This newsletter is paused. Nothing more is sent until somebody lets it go on.');
  await screen.findByText('omar@fjords.example');
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Export (XLSX)' })).toBeNull();
});

/** As the address of the page names it. */
function Recipients() {
  const { data } = useReport(report.id);
  return data ? <RecipientsCard report={data} /> : null;
}

it('has few recipients as a file at once, and many made in the background', async () => {
  const { unmount } = await renderOnPage(ReportPage);
  const file = await screen.findByRole('link', { name: 'Export (XLSX)' });
  expect(file.getAttribute('href')).toBe('/api/scheduled_email_campaign/7/deliveries/file/');
  unmount();
  const many = { ...report, totals: { ...totals, audience: 6_000, accepted: 5_980 } };
  answer(newsletterReport, many);
  answer(exportRecipients, { ...many, file: { ...report.file, making: true } });
  await renderOnPage(Recipients);
  await userEvent.click(await screen.findByRole('button', { name: 'Export (XLSX)' }));
  expect((await screen.findByRole('button', { name: 'Exporting…' })).hasAttribute('disabled')).toBe(true);
});

it('says when there is no report, none yet, or none to be had', async () => {
  answer(newsletterReport, { ...report, run: null, totals: null });
  const first = await renderOnPage(ReportPage);
  await screen.findByText('This newsletter hasn’t gone out yet');
  first.unmount();
  answer(newsletterReport, () => refuse(404));
  const second = await renderOnPage(ReportPage);
  await screen.findByText('This newsletter doesn’t exist');
  second.unmount();
});

it('says why there is no preview', async () => {
  answer(campaignPreview, { htmlbody: ' ' });
  const first = await renderOnPage(ReportPage);
  await screen.findByText('No preview available');
  first.unmount();
  answer(campaignPreview, () => refuse(404));
  await renderOnPage(ReportPage);
  await screen.findByText('Unable to get the campaign preview', {}, { timeout: 10_000 });
});

const stats: CampaignStats = {
  summary: {
    ...figures,
    ...{
      name: 'Fjords',
      subject: 'Fjords in spring',
      country_iso: null,
      campaign_type: '',
      country: '',
      suppliers: { 4: 'Fjord Line' },
      date_published: null,
    },
    ...{ num_agent: 2, totals, refused: 9 },
  },
  top: {
    audience: [
      { name: 'Ana Reyes', value: 150 },
      { name: 'Bea Kim', value: 50 },
    ],
    ...{ opens: [{ name: 'Ana Reyes', value: 80 }], clicks: [] },
  },
};
const Page = () => <CampaignReport campaign={3} />;

it('tells staff what a campaign did, of one supplier or of all, on bases of its own', async () => {
  answer(campaignStats, stats);
  answer(campaignLinks, ({ url }) => listed(...(url.includes('supplier=') ? [] : [link])));
  const { history } = await renderOnPage(Page);
  const summary = within(await screen.findByRole('region', { name: 'Campaign Summary' }));
  const of = (label: string) => summary.getByText(label).nextElementSibling?.textContent;
  expect(of('Open %')).toBe('50.00%of 180 sent');
  expect(of('Click %')).toBe('33.33%of 90 who opened');
  expect(of('Advisors')).toBe('2');
  within(screen.getByRole('region', { name: 'Audience' })).getByText('Bea Kim');
  expect(within(screen.getByRole('region', { name: 'Clicks' })).getByText('None yet.')).toBeDefined();
  await screen.findByText('Fjords in May');
  await userEvent.click(screen.getByRole('combobox', { name: 'Supplier' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fjord Line' }));
  await screen.findByText('No links of this supplier.');
  await screen.findByText('Clicks are those on links of Fjord Line.');
  expect(history.location.search).toBe('?supplier=4');
  await userEvent.click(screen.getByRole('button', { name: 'View All' }));
  await waitFor(() => expect(history.location.search).toBe(''));
});

it('has no top stats of one advisor alone, and says when nothing has gone out', async () => {
  answer(campaignStats, { ...stats, summary: { ...stats.summary, num_agent: 1 } });
  answer(campaignLinks, listed(link));
  const first = await renderOnPage(Page);
  await screen.findByText('Fjords in May');
  expect(screen.queryByRole('region', { name: 'Top stats' })).toBeNull();
  first.unmount();
  const none = { audience: 0, accepted: 0, rejected: 0, suppressed: 0, cancelled: 0, uncertain: 0, waiting: 0 };
  answer(campaignStats, { ...stats, summary: { ...stats.summary, totals: none } });
  await renderOnPage(Page);
  await screen.findByText('Nothing has gone out yet');
});
