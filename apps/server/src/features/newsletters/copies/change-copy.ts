import {
  isNewsletterEditable,
  mayBeLeftOut,
  NEWSLETTER_AHEAD_MIN,
  NEWSLETTER_LATER_DAYS,
  unknownPlaceholder,
} from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict, invalid, type Text, text } from '../../../platform/errors/index.ts';
import { cleanRich, oneLine } from '../body/clean-rich.ts';
import type { HeldCampaign } from '../campaigns/campaign-store.ts';
import { type Applied, changeCopies, type HeldCopy } from './hold-copies.ts';
import { latestFireAt } from './present-copy.ts';
import type { NewsletterScope } from './scope.ts';

export interface CopyChange {
  readonly subject?: string | null | undefined;
  readonly intro_html?: string | null | undefined;
  readonly fire_at?: string | null | undefined;
  readonly version?: number | undefined;
  readonly apply_to_all: boolean;
}

/** 409 once a copy may not be changed any more. */
function refuseClosed(row: HeldCopy, campaign: HeldCampaign): void {
  const of = {
    status: row.run_id === null ? ('pending' as const) : ('published' as const),
    deleted: row.deleted_at !== null,
    fire_at: row.fire_at.toISOString(),
    edit_by: campaign.edit_by?.toISOString() ?? null,
  };
  if (campaign.state === 'cancelled') throw conflict('newsletters.errors.notEditable');
  if (of.deleted && isNewsletterEditable({ ...of, deleted: false }, campaign.now))
    throw conflict('newsletters.errors.leftOut');
  if (!isNewsletterEditable(of, campaign.now)) throw conflict('newsletters.errors.notEditable');
}

/** 409 once its sending has begun, which can be stopped instead. */
function refuseBegun(row: HeldCopy, { state }: HeldCampaign): void {
  if (row.run_id !== null) throw conflict('newsletters.errors.begun');
  const of = { status: 'pending', deleted: row.deleted_at !== null } as const;
  if (state === 'cancelled' || !mayBeLeftOut(of)) throw conflict('newsletters.errors.notEditable');
}

/** What an advisor says in his own words, or goes back from; staff's later changes leave it alone. */
export async function changeCopy(
  tx: Sql,
  scope: NewsletterScope,
  change: CopyChange,
  locale: Locale,
): Promise<Applied> {
  const { intro_html: written, fire_at } = change;
  const subject = change.subject && oneLine(change.subject);
  const intro = typeof written === 'string' ? await cleanRich(written) : written;
  const wrong: Record<string, Text[]> = {};
  const unknown = (said: string) => text('newsletters.errors.placeholder', { name: unknownPlaceholder(said) ?? '' });
  if (subject === '') wrong.subject = [text('errors.field.required')];
  if (subject && unknownPlaceholder(subject) !== undefined) wrong.subject = [unknown(subject)];
  if (intro && unknownPlaceholder(intro) !== undefined) wrong.intro_html = [unknown(intro)];
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return changeCopies(tx, scope, { applyToAll: change.apply_to_all, locale }, async (row, campaign) => {
    if (row.id === scope.id && change.version !== undefined && change.version !== row.version)
      throw conflict('errors.stale_version', { code: 'stale_version' });
    refuseClosed(row, campaign);
    await tx.run(
      query
        .updateTable('newsletters')
        .set((e) => ({
          ...{ subject, intro_html: intro, ...timeOf(fire_at, campaign) },
          // What its advisor has paused stays so until he lets it go on.
          ...(row.held !== 'paused' && { held: null, held_at: null }),
          ...{ look_at: null, version: e('version', '+', 1) },
        }))
        .where('id', '=', row.id),
    );
    const { apply_to_all, version, ...said } = change;
    await audit(tx, scope.profile.actor, {
      ...{ action: 'newsletter.change', objectType: 'newsletter', objectId: row.id },
      data: { fields: Object.keys(said) },
    });
  });
}

/** A time of the advisor's own, neither too soon nor too late; null is that of staff. */
function timeOf(given: string | null | undefined, campaign: HeldCampaign) {
  if (given === undefined) return {};
  const theirs = campaign.fire_at;
  if (theirs === null) throw conflict('newsletters.errors.notEditable');
  if (given === null) return { fire_at: theirs, fire_at_edited: false };
  const at = new Date(given);
  const until = latestFireAt(theirs);
  if (at.getTime() < campaign.now.getTime() + NEWSLETTER_AHEAD_MIN * 60_000)
    throw invalid({ fire_at: [text('newsletters.errors.timeSoon', { minutes: NEWSLETTER_AHEAD_MIN })] });
  if (at > until)
    throw invalid({ fire_at: [text('newsletters.errors.timeLate', { days: NEWSLETTER_LATER_DAYS, until })] });
  return { fire_at: at, fire_at_edited: at.getTime() !== theirs.getTime() };
}

interface Verb {
  readonly applyToAll: boolean;
  readonly locale: Locale;
}

/** Leaves this newsletter out, until its sending has begun: nothing of it goes to the advisor's contacts. */
export const deleteCopy = (tx: Sql, scope: NewsletterScope, verb: Verb): Promise<Applied> =>
  changeCopies(tx, scope, verb, async (row, campaign) => {
    refuseBegun(row, campaign);
    await setDeleted(tx, scope, row.id, true);
  });

export const restoreCopy = (tx: Sql, scope: NewsletterScope, verb: Verb): Promise<Applied> =>
  changeCopies(tx, scope, verb, async (row, campaign) => {
    if (row.deleted_at === null) throw conflict('newsletters.errors.notDeleted');
    if (row.cancelled || campaign.state === 'cancelled' || row.fire_at <= campaign.now)
      throw conflict('newsletters.errors.notRestored');
    await setDeleted(tx, scope, row.id, false);
  });

async function setDeleted(tx: Sql, scope: NewsletterScope, id: number, deleted: boolean): Promise<void> {
  await tx.run(
    query
      .updateTable('newsletters')
      .set((e) => ({
        ...{ deleted_at: deleted ? appNow : null, held: null, held_at: null, look_at: null, go_at: null },
        version: e('version', '+', 1),
      }))
      .where('id', '=', id),
  );
  const action = deleted ? 'newsletter.delete' : 'newsletter.restore';
  await audit(tx, scope.profile.actor, { action, objectType: 'newsletter', objectId: id });
}
