import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import type { TestApp } from '../../../testing/app.ts';
import { buildContact, buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor } from '../../../testing/factories.ts';
import { runWaitingJobs } from '../../../testing/outbox.ts';
import { firingSweep } from '../copies/fire-copy.ts';

const DAY = 86_400_000;
export const VARIANT = {
  subject: 'Fjords for {{contact.first_name|you}} by {{agency.name|us}}',
  preheader: 'Before the crowds',
  intro_html: '<p>Hello {{contact.first_name|there}},</p>',
  blocks: [
    { id: 'a', type: 'text', html: '<p>In May. <a href="https://fjords.example/may">Read on</a></p>', align: 'left' },
    {
      ...{ id: 'b', type: 'button', label: 'Book', url: '{{booking_link}}', align: 'center', colour: '#ffcc00' },
      supplier: null,
    },
    {
      ...{ id: 'c', type: 'offer', image: null, alt: '', decorative: false, title: '7 nights & <more>', html: '' },
      ...{ price: '$999', label: 'See it', url: 'https://fjords.example/offer', supplier: null },
    },
    { id: 'd', type: 'footer', html: '<p>Prices as of today.</p>' },
  ],
};

/** Staff who write, and advisors whose clients get it. */
export async function newsletterWorld(app: TestApp) {
  const { waypost } = app;
  const { db } = waypost;
  const staff = await buildAdvisor(app, { isStaff: true, permissions: ['newsletters.change'] });
  const calls = {
    staff,
    async advisor(contacts: readonly { email: string; first?: string }[] = [], address = '1 Main St\nToronto') {
      const advisor = await buildAdvisor(app);
      const { list, account } = await buildList(app, advisor.profileId);
      await db.run('UPDATE newsletter_accounts SET postal_address = $2 WHERE id = $1', [account, address]);
      for (const contact of contacts) await buildContact(app, list, contact);
      const user = await db.row<{ email: string }>('SELECT email FROM users WHERE id = $1', [advisor.userId]);
      return { ...advisor, list, account, email: user?.email ?? '' };
    },
    async draft(variant: object = VARIANT) {
      const made = await staff.client.post('/api/emailcampaigns/', { name: 'Fjords' });
      const saved = await staff.client.patch(`/api/emailcampaigns/${made.body.id}/`, {
        ...{ version: made.body.version, variants: { en: variant } },
      });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
      return saved.body as { id: number; version: number };
    },
    at: (days: number) => new Date(waypost.clock.now().getTime() + days * DAY).toISOString(),
    publish: ({ id, version }: { id: number; version: number }, fire_at: string, edit_by: string | null = null) =>
      staff.client.post(`/api/emailcampaigns/${id}/publish/`, { version, fire_at, edit_by }),
    spread: () => runWaitingJobs(waypost, 'newsletters-spread'),
    steer: () => runWaitingJobs(waypost, 'newsletters-steer'),
    /** A campaign whose copies are made. */
    async published(days = 3, variant: object = VARIANT) {
      const draft = await calls.draft(variant);
      const answer = await calls.publish(draft, calls.at(days));
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      await calls.spread();
      return draft.id;
    },
    async copyOf(campaign: number, account: number) {
      const row = await db.row<{ id: number; run_id: number | null; held: string | null; version: number }>(
        'SELECT id, run_id, held, version FROM newsletters WHERE campaign_id = $1 AND account_id = $2',
        [campaign, account],
      );
      if (row === null) throw new Error('no copy');
      return row;
    },
    /** Lets the time of a copy come, without turning the clock. */
    due: (campaign: number) =>
      db.run(
        `WITH c AS (UPDATE email_campaigns SET fire_at = app_now() - interval '1 minute', edit_by = app_now() - interval '1 day' WHERE id = $1)
         UPDATE newsletters SET fire_at = app_now() - interval '1 minute' WHERE campaign_id = $1`,
        [campaign],
      ),
    fire: () => runDue(firingSweep(waypost)),
  };
  return calls;
}
