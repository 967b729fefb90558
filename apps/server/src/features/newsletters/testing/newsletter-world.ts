import { setTimeout as wait } from 'node:timers/promises';
import type { EmailCampaign } from '@waypost/contract/newsletters';
import { runDue } from '../../../platform/sweeps/start-sweeps.ts';
import type { TestApp } from '../../../testing/app.ts';
import { buildContact, buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor, buildProfile } from '../../../testing/factories.ts';
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
    /** Advisors of whom a test only wants that they are many. */
    accounts: (count: number) =>
      db.run(
        `WITH people AS (
           INSERT INTO users (email, first_name, last_name, plan, email_verified_at)
           SELECT 'many-' || i || '-' || gen_random_uuid() || '@example.test', 'Ana', 'Reyes', 'premium', app_now() FROM generate_series(1, $1::int) i
           RETURNING id),
         made AS (
           INSERT INTO profiles (user_id, slug, first_name, last_name, email, completed)
           SELECT id, 'many-' || id, 'Ana', 'Reyes', 'many-' || id || '@example.test', true FROM people RETURNING id),
         opened AS (
           INSERT INTO newsletter_accounts (profile_id, sender_name, reply_to, postal_address)
           SELECT id, 'Ana Reyes', 'ana@agency.example', '1 Main St' FROM made RETURNING id)
         INSERT INTO contact_lists (account_id, slug) SELECT id, 'primary' FROM opened`,
        [count],
      ),
    async campaign(id: number) {
      const { body } = await staff.client.get(`/api/emailcampaigns/${id}/`);
      return body as EmailCampaign;
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
    /** Another profile of the same person. */
    async secondOf({ userId }: { readonly userId: number }) {
      const { profileId } = await buildProfile(app, userId);
      return { profileId, ...(await buildList(app, profileId)) };
    },
    /** Lets the time of a copy come, without turning the clock. */
    due: (campaign: number, ago = '1 minute') =>
      db.run(
        `WITH c AS (UPDATE email_campaigns SET fire_at = app_now() - $2::interval, edit_by = app_now() - interval '5 days' WHERE id = $1)
         UPDATE newsletters SET fire_at = app_now() - $2::interval WHERE campaign_id = $1`,
        [campaign, ago],
      ),
    /** Until somebody waits for what another transaction holds. */
    async waits() {
      const waiting = () =>
        db.row(
          "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND state = 'active'",
        );
      for (let tries = 0; (await waiting()) === null; tries++) {
        if (tries > 400) throw new Error('nobody waits');
        await wait(25);
      }
    },
    fire: () => runDue(firingSweep(waypost)),
    /** What a worker would take up first. */
    take: (atMost: number) => firingSweep(waypost).take(atMost, undefined),
  };
  return calls;
}
