import type { TestApp } from '../app.ts';
import { insertId } from '../factories.ts';

const TEXT = {
  subject: 'Fjords in spring',
  preheader: '',
  intro_html: '<p>Hello {{contact.first_name|there}},</p>',
  blocks: [{ id: 'a', type: 'text', html: '<p>Waterfalls are at their fullest in May.</p>', align: 'left' }],
};

interface Changes {
  readonly variants?: object;
  /** From now on. */
  readonly fireIn?: string;
  readonly campaign?: number;
}

/** A campaign that was published, whose time is ahead. */
export async function buildCampaign({ waypost: { db } }: Pick<TestApp, 'waypost'>, changes: Changes = {}) {
  const { variants = { en: TEXT, es: null, fr: null }, fireIn = '9 days' } = changes;
  const row = await db.row<{ fire: Date; by: Date; now: Date }>(
    "SELECT app_now() + $1::interval AS fire, app_now() + $1::interval - interval '1 day' AS by, app_now() AS now",
    [fireIn],
  );
  if (row === null) throw new Error('no time');
  return insertId(db, 'email_campaigns', {
    ...{ name: 'Fjords', variants: JSON.stringify(variants), state: 'published', published_at: row.now },
    ...{ fire_at: row.fire, edit_by: row.by },
  });
}

/** An advisor's copy of a campaign. */
export async function buildNewsletter(app: Pick<TestApp, 'waypost'>, account: number, changes: Changes = {}) {
  const { db } = app.waypost;
  const campaign = changes.campaign ?? (await buildCampaign(app, changes));
  const row = await db.row<{ fire_at: Date; profile_id: number }>(
    'SELECT c.fire_at, a.profile_id FROM email_campaigns c, newsletter_accounts a WHERE c.id = $1 AND a.id = $2',
    [campaign, account],
  );
  return insertId(db, 'newsletters', { campaign_id: campaign, account_id: account, ...row });
}
