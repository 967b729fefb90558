import { bool, int4, int8, orNull, sure, text } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { appNow, query } from '../../../../platform/db/query.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../outbox/index.ts';
import type { NewsletterDeps } from '../../deps.ts';
import { newsletterReady } from '../../emails/newsletter-ready.ts';
import { QUEUE, spreadJob } from '../../job-kinds.ts';
import { type HeldCampaign, holdCampaign, keepCampaign } from '../campaign-store.ts';
import { eligibleSql } from './eligible.ts';

/** Accounts that are looked at in one transaction, whose advisors are written to in it. */
const CHUNK = 200;

const nextAccounts = statement(
  'next-newsletter-accounts',
  { takes: { after: int8, limit: int8 }, gives: { read: sure(int4), upto: orNull(int8) } },
  ($) => `
  SELECT count(*)::int AS read, max(id) AS upto
  FROM (SELECT id FROM newsletter_accounts WHERE id > ${$.after} ORDER BY id LIMIT ${$.limit}) a`,
);

/** A copy for each account that gets one, or the new time for the one that it has; who has it already is not told again. */
const giveCopies = statement(
  'give-newsletters',
  {
    takes: { campaign: int8, after: int8, upto: int8 },
    gives: { id: int8, fresh: sure(bool), user_id: int8, slug: text() },
  },
  ($) => `
  WITH given AS (
    INSERT INTO newsletters (campaign_id, account_id, profile_id, fire_at, told_at)
    SELECT c.id, a.id, a.profile_id, c.fire_at, app_now()
    FROM email_campaigns c, newsletter_accounts a JOIN profiles p ON p.id = a.profile_id
    WHERE c.id = ${$.campaign} AND c.state IN ('publishing', 'published') AND a.id > ${$.after} AND a.id <= ${$.upto} AND ${eligibleSql}
    ORDER BY a.id
    ON CONFLICT (campaign_id, account_id) DO UPDATE SET fire_at = EXCLUDED.fire_at, version = newsletters.version + 1,
        look_at = NULL, go_at = NULL, held = CASE WHEN newsletters.held = 'paused' THEN 'paused' END,
        held_at = CASE WHEN newsletters.held = 'paused' THEN newsletters.held_at END
      WHERE NOT newsletters.fire_at_edited AND newsletters.run_id IS NULL AND newsletters.fire_at <> EXCLUDED.fire_at
    RETURNING id, profile_id, version = 1 AS fresh
  )
  SELECT g.id, g.fresh, p.user_id, p.slug FROM given g JOIN profiles p ON p.id = g.profile_id ORDER BY g.id`,
);

/** One chunk; true while there is more. Can be broken off and repeated anywhere: nobody gets two copies or two mails. */
async function spreadNext({ db }: Pick<NewsletterDeps, 'db'>, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const campaign = await holdCampaign(tx, id);
    if (campaign.state !== 'publishing') return false;
    const after = campaign.spread_upto;
    const next = await tx.row(nextAccounts({ after, limit: CHUNK }));
    if (next !== null && next.upto !== null) {
      const given = await tx.rows(giveCopies({ campaign: id, after, upto: next.upto }));
      for (const copy of given) if (copy.fresh) await tell(tx, campaign, copy);
    }
    const more = next !== null && next.read === CHUNK;
    await tx.run(
      query
        .updateTable('email_campaigns')
        .set({ spread_upto: next?.upto ?? after, ...(!more && { state: 'published' }) })
        .where('id', '=', id),
    );
    return more;
  });
}

interface Copy {
  readonly id: number;
  readonly user_id: number;
  readonly slug: string;
}
/** Once for each newsletter, as long as there is something that its advisor may change. */
async function tell(tx: Sql, campaign: HeldCampaign, { id, user_id, slug }: Copy): Promise<void> {
  const { fire_at, edit_by, now, name } = campaign;
  if (fire_at === null || edit_by === null || edit_by <= now) return;
  await queueMail(tx, newsletterReady, {
    userId: user_id,
    params: { slug, newsletter: id, name, fire_at: fire_at.toISOString(), edit_by: edit_by.toISOString() },
    dedupeKey: `newsletter-ready-${id}`,
  });
}

/** Makes the copies of a campaign, and moves those that have not been given a time of their own. */
export async function runSpread(deps: Pick<NewsletterDeps, 'db'>, campaign: number): Promise<void> {
  while (await spreadNext(deps, campaign));
}

/** Those that are published and can still be changed: who joins later gets them too. */
const openCampaigns = query
  .selectFrom('email_campaigns')
  .select('id')
  .where('state', 'in', ['publishing', 'published'])
  .where('edit_by', '>', appNow)
  .orderBy('id');

/** For an account that was opened: what the others have and may still change. In the transaction that opens it. */
export async function giveNewsletters(tx: Sql, account: number): Promise<void> {
  for (const { id } of await tx.rows(openCampaigns)) {
    const campaign = await keepCampaign(tx, id);
    // It may have been cancelled before it was held, or its last edit been moved to before now.
    if (campaign.state === 'cancelled' || campaign.edit_by === null || campaign.edit_by <= campaign.now) continue;
    const given = await tx.rows(giveCopies({ campaign: id, after: account - 1, upto: account }));
    for (const copy of given) if (copy.fresh) await tell(tx, campaign, copy);
  }
}

/** Takes up what a dead process left, and accounts that were opened while copies were being made. */
export async function catchUp({ db }: Pick<NewsletterDeps, 'db'>): Promise<void> {
  const missing = query
    .selectFrom('email_campaigns as c')
    .innerJoin('newsletter_accounts as a', (join) => join.onTrue())
    .innerJoin('profiles as p', 'p.id', 'a.profile_id')
    .select('c.id')
    .distinct()
    .where('c.id', 'in', openCampaigns)
    .where('c.state', '=', 'published')
    .where('a.is_enabled', '=', true)
    .where('p.deleted_at', 'is', null)
    .where((e) => e.or([e('c.country_id', 'is', null), e('c.country_id', '=', e.ref('p.country_id'))]))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('newsletters as n')
            .select('n.id')
            .whereRef('n.campaign_id', '=', 'c.id')
            .whereRef('n.account_id', '=', 'a.id'),
        ),
      ),
    );
  const left = query.selectFrom('email_campaigns').select('id').where('state', '=', 'publishing');
  const ids = [...(await db.rows(missing)), ...(await db.rows(left))].map(({ id }) => id);
  for (const id of new Set(ids))
    await db.transaction(async (tx) => {
      const { state } = await holdCampaign(tx, id);
      if (state === 'published')
        await tx.run(
          query.updateTable('email_campaigns').set({ state: 'publishing', spread_upto: 0 }).where('id', '=', id),
        );
      await addJob(tx, spreadJob, { campaign: id }, { queue: QUEUE, key: `spread-${id}` });
    });
}
