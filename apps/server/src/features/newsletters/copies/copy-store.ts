import type { Variant } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import { bool } from '../../../platform/db/column.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { any, appNow, countAll, query, realNow, sql, typed } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { Piece } from '../../mailing/index.ts';
import { suppliersOfC } from '../campaigns/campaign-store.ts';

type Texts = Partial<Record<Locale, Pick<Variant, 'subject' | 'preheader'>>>;
/** What its languages are called, without what they say at length. */
const textsOfC = sql<Texts | null>`(SELECT jsonb_object_agg(v.key, v.value - 'blocks' - 'intro_html')
  FROM jsonb_each(c.variants) v WHERE jsonb_typeof(v.value) = 'object')`;
/** What was sent, once it was: frozen with its run. */
const sentSubject = sql<Piece[] | null>`r.content -> 'subject'`;

/** Since when its run goes on: its first message, or the last time that a person let it. Real time. */
const goingSince = sql<Date | null>`greatest(r.began_at, r.resumed_at)`;

/** A copy with its campaign, and what became of it; `n` is chosen by whoever asks. */
const copies = query
  .selectFrom('newsletters as n')
  .innerJoin('email_campaigns as c', 'c.id', 'n.campaign_id')
  .innerJoin('profiles as p', 'p.id', 'n.profile_id')
  .innerJoin('users as u', 'u.id', 'p.user_id')
  .innerJoin('newsletter_accounts as a', 'a.id', 'n.account_id')
  .leftJoin('business_details as b', 'b.profile_id', 'n.profile_id')
  .leftJoin('countries as k', 'k.id', 'c.country_id')
  .leftJoin('campaign_images as i', 'i.id', 'c.image_id')
  .leftJoin('media as m', 'm.id', 'i.media_id')
  .leftJoin('mailing_runs as r', 'r.id', 'n.run_id')
  .leftJoin('mailing_figures as f', 'f.run_id', 'r.id')
  .select(['n.id', 'n.campaign_id', 'n.account_id', 'n.profile_id', 'n.subject', 'n.fire_at', 'n.fire_at_edited'])
  .select(['n.deleted_at', 'n.cancelled', 'n.run_id', 'n.held', 'n.version', 'c.name', 'c.edit_by', 'c.paused_at'])
  .select(['c.fire_at as campaign_fire_at', 'c.state as campaign_state', 'k.iso2', 'k.name as country'])
  .select(sql<Locale>`coalesce(a.locale, u.locale)`.as('locale'))
  .select([
    'm.thumbnail_key',
    'b.logo_key',
    'a.show_logo',
    'a.is_enabled',
    'r.state as run_state',
    'r.reason',
    'r.audience',
  ])
  .select(['r.accepted', 'r.rejected', 'r.suppressed', 'r.cancelled as stopped', 'r.uncertain'])
  .select(['r.judged_ended', goingSince.as('going_since')])
  .select(['f.opened', 'f.clicked', 'f.bounced_hard', 'f.unsubscribed', textsOfC.as('texts'), appNow.as('now')])
  .select([typed(bool)`n.intro_html IS NOT NULL`.as('intro_edited'), sentSubject.as('sent_subject')])
  .select([suppliersOfC.as('suppliers'), realNow.as('real_now')])
  .select((e) =>
    e
      .selectFrom('newsletters as every')
      .select(countAll)
      .whereRef('every.campaign_id', '=', 'n.campaign_id')
      .$asScalar()
      .as('num_agent'),
  );

export type CopyRow = Awaited<ReturnType<typeof readCopies>>[number];

const readCopies = (db: Reads, ids: readonly number[]) => db.rows(copies.where('n.id', '=', any(ids)));

/** Copies in the order of their ids as given. */
export async function copiesInOrder(db: Reads, ids: readonly number[]): Promise<CopyRow[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await readCopies(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What only the page of one copy shows. */
export async function readCopy(db: Reads, id: number) {
  const row = await db.row(
    copies
      .select([
        'n.intro_html',
        'c.variants',
        'u.email as user_email',
        'u.email_verified_at',
        'a.reply_to',
        'c.version as campaign_version',
        'c.resumed_at',
        'n.go_at',
      ])
      .select(sql<Piece[] | null>`r.content -> 'html'`.as('sent_html'))
      .where('n.id', '=', id),
  );
  if (row === null) throw notFound();
  return row;
}
export type WholeCopy = Awaited<ReturnType<typeof readCopy>>;
