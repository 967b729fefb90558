import type { HeldReason } from '@waypost/contract/newsletters';
import { float8, int8 } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { query, realNow, sql } from '../../../platform/db/query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { sweep } from '../../../platform/sweeps/sweep.ts';
import { type RunContent, startRun } from '../../mailing/index.ts';
import { queueMail } from '../../outbox/index.ts';
import { holdSender } from '../account/hold-sender.ts';
import { type Sender, senderOf } from '../account/sender.ts';
import type { NewsletterDeps } from '../deps.ts';
import { newsletterHeld } from '../emails/newsletter-held.ts';
import { readCopy, type WholeCopy } from './copy-store.ts';
import { holdCopy } from './hold-copies.ts';
import { contentOfCopy } from './html-of-copy.ts';
import { isLate, isSaid } from './late.ts';

const LEASE_S = 60;
/** How long after a look at one that cannot go out somebody looks again. */
const AGAIN_S = 300;

/**
 * Copies whose time has come: those that nobody has looked at, the longest due first, and after them those that could not go out. Who
 * dies with one leaves it to a later look; what waits for its advisor is not looked at.
 */
const takeDue = statement(
  'take-due-newsletters',
  { takes: { limit: int8, leaseS: float8 }, gives: { id: int8, campaign_id: int8 } },
  ($) => `
  UPDATE newsletters SET look_at = clock_timestamp() + make_interval(secs => ${$.leaseS})
  WHERE id IN (
    SELECT n.id FROM newsletters n JOIN email_campaigns c ON c.id = n.campaign_id JOIN profiles p ON p.id = n.profile_id
    WHERE n.deleted_at IS NULL AND n.run_id IS NULL AND n.fire_at <= app_now()
      AND coalesce(n.held, '') NOT IN ('late', 'paused') AND (n.look_at IS NULL OR n.look_at <= clock_timestamp())
      AND c.state IN ('publishing', 'published') AND c.paused_at IS NULL AND p.deleted_at IS NULL
    ORDER BY (n.held IS NOT NULL), n.fire_at, n.id LIMIT ${$.limit} FOR UPDATE OF n SKIP LOCKED
  ) RETURNING id, campaign_id`,
);
interface Due {
  readonly id: number;
  readonly campaign_id: number;
}

/** Why a copy cannot go out now; null where nothing is in its way. Asked before anything is built. */
function obstacle(deps: NewsletterDeps, seen: WholeCopy, sender: Sender | null): HeldReason | null {
  if (isLate(seen)) return 'late';
  if (sender?.isEnabled !== true) return 'no_account';
  if (seen.email_verified_at === null) return 'unverified';
  if (deps.bulkMail === null) return 'not_configured';
  return sender.postalAddress.length === 0 ? 'no_address' : null;
}

/** Starts the run of a copy. What it says is built before anything is held; whatever was changed meanwhile is taken whole at the next look. */
export async function fireCopy(deps: NewsletterDeps, due: Due): Promise<boolean> {
  const seen = await readCopy(deps.db, due.id);
  const sender = await senderOf(deps, deps.db, seen.account_id);
  const reason = obstacle(deps, seen, sender);
  if (reason !== null || sender === null) return hold(deps, seen, reason ?? 'no_account', sender);
  const built = await contentOfCopy(deps, seen, false, sender).catch((error: unknown) => {
    deps.log.error({ err: error, newsletter: due.id }, 'a newsletter could not be built');
    return null;
  });
  return built === null ? hold(deps, seen, 'failed', sender) : begin(deps, due, seen, built);
}

async function begin(
  deps: NewsletterDeps,
  due: Due,
  seen: WholeCopy,
  { content, listId, sender }: { readonly content: RunContent; readonly listId: number; readonly sender: Sender },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const stays = await holdSender(deps, tx, sender);
    const { campaign, row } = await holdCopy(tx, { id: due.id, campaignId: due.campaign_id });
    const at = row.fire_at_edited ? row.fire_at : campaign.fire_at;
    const isDue = at !== null && at <= campaign.now;
    const goes = row.run_id === null && row.deleted_at === null && row.held !== 'paused' && campaign.paused_at === null;
    const same =
      row.version === seen.version &&
      campaign.version === seen.campaign_version &&
      JSON.stringify(stays) === JSON.stringify(sender);
    if (!isDue || !goes || campaign.state === 'cancelled' || !same) {
      // Moved, left out, paused or said otherwise since it was read, or by who has left, switched it off or comes from elsewhere.
      await tx.run(
        query
          .updateTable('newsletters')
          .set({ look_at: null, ...(at !== null && !row.fire_at_edited && { fire_at: at }) })
          .where('id', '=', row.id)
          .where('run_id', 'is', null),
      );
      return false;
    }
    const run = await startRun(tx, {
      ...{ profileId: row.profile_id, listId, content, fireAt: at },
      isSaid: isSaid({ ...row, fire_at: at, resumed_at: campaign.resumed_at, now: campaign.now }),
    });
    await tx.run(
      query
        .updateTable('newsletters')
        .set((e) => ({
          ...{ run_id: run, began_at: realNow, fire_at: at, held: null, held_at: null, look_at: null },
          version: e('version', '+', 1),
        }))
        .where('id', '=', row.id),
    );
    return true;
  });
}

/**
 * Writes down why it does not go out, tells its advisor once for each reason, and looks again in a while; not at what only she can let
 * go. Whatever was said meanwhile is heard first.
 */
async function hold(deps: NewsletterDeps, seen: WholeCopy, held: HeldReason, sender: Sender | null): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { campaign, row } = await holdCopy(tx, { id: seen.id, campaignId: seen.campaign_id });
    const same = row.version === seen.version && campaign.version === seen.campaign_version;
    if (row.run_id !== null || row.deleted_at !== null || !same) {
      await tx.run(query.updateTable('newsletters').set({ look_at: null }).where('id', '=', row.id));
      return false;
    }
    await tx.run(
      query
        .updateTable('newsletters')
        .set({
          ...{ held, held_at: sql<Date>`coalesce(held_at, app_now())` },
          look_at: held === 'late' ? null : sql<Date>`clock_timestamp() + make_interval(secs => ${AGAIN_S})`,
          version: row.version + (row.held === held ? 0 : 1),
        })
        .where('id', '=', row.id),
    );
    // Who has switched newsletters off knows; what fails on our side is for operators.
    if (held !== 'failed' && sender?.isEnabled === true) await tell(tx, seen, held);
    return false;
  });
}

async function tell(tx: Sql, seen: WholeCopy, reason: HeldReason): Promise<void> {
  const who = await tx.row(query.selectFrom('profiles').select(['user_id', 'slug']).where('id', '=', seen.profile_id));
  if (who === null) return;
  await queueMail(tx, newsletterHeld, {
    userId: who.user_id,
    params: { slug: who.slug, newsletter: seen.id, name: seen.name, reason },
    dedupeKey: `newsletter-held-${seen.id}-${reason}`,
  });
}

/** Copies whose time has come become runs. */
export const firingSweep = (deps: NewsletterDeps) =>
  sweep({
    id: 'newsletters.fire',
    everyMs: 2_000,
    lanes: 2,
    take: (atMost) => deps.db.rows(takeDue({ limit: atMost, leaseS: LEASE_S })),
    work: (due: Due) => fireCopy(deps, due),
  });
