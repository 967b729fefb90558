import {
  type HeldReason,
  isNewsletterEditable,
  NEWSLETTER_LATER_DAYS,
  type Newsletter,
  type NewsletterCountry,
  type NewsletterDetail,
  type NewsletterStats,
} from '@waypost/contract/newsletters';
import { isMessageKey, type Locale, textIn, translator } from '@waypost/i18n';
import { wireTime } from '../../../platform/http/index.ts';
import { type Ends, waitingOf } from '../../mailing/index.ts';
import { mediaUrl } from '../../media/index.ts';
import { agencyOf } from '../../profiles/index.ts';
import { lineFor } from '../body/build-content.ts';
import { shownTo } from '../body/shown-to.ts';
import type { NewsletterDeps } from '../deps.ts';
import type { CopyRow, WholeCopy } from './copy-store.ts';
import { htmlOfCopy } from './html-of-copy.ts';
import { writtenIn } from './written-in.ts';

const NOBODY = { first_name: '', last_name: '', email: '' };
const DAY_MS = 86_400_000;

export const latestFireAt = (campaignFireAt: Date): Date =>
  new Date(campaignFireAt.getTime() + NEWSLETTER_LATER_DAYS * DAY_MS);

function subjectOf(row: CopyRow): string {
  if (row.sent_subject !== null) return shownTo(row.sent_subject, NOBODY);
  return row.subject ?? row.texts?.[writtenIn(row.texts, row.locale)]?.subject ?? '';
}

/** Why a run stands still, in the reader's language. */
function stoodSentence(reason: string | null, state: string | null, locale: Locale): string | null {
  if (state !== 'paused' && state !== 'held' && state !== 'set_back') return null;
  const key = `newsletters.stood.${reason ?? (state === 'set_back' ? 'set_back' : 'other')}`;
  const t = translator(locale);
  return isMessageKey(key) ? t(key as 'newsletters.stood.other') : t('newsletters.stood.other');
}

function statsOf(row: CopyRow, locale: Locale): NewsletterStats | null {
  const { run_id, run_state, audience } = row;
  if (run_id === null || run_state === null) return null;
  const ends = endsOf(row);
  const waiting = audience === null ? 0 : waitingOf(audience, ends);
  // Since it goes on: what stood still for a night is no slower in the morning.
  const tried = ends.accepted + ends.rejected - (row.judged_ended ?? 0);
  const minutes = row.going_since === null ? 0 : (row.real_now.getTime() - row.going_since.getTime()) / 60_000;
  const rate = run_state === 'sending' && tried > 0 && minutes > 0 ? tried / minutes : null;
  return {
    ...{ run: run_id, state: run_state, reason: stoodSentence(row.reason, run_state, locale), audience },
    ...{ ...ends, waiting },
    rate_per_minute: rate && Math.round(rate * 10) / 10,
    eta: rate === null ? null : wireTime(new Date(row.real_now.getTime() + (waiting / rate) * 60_000)),
  };
}
const endsOf = (row: CopyRow): Ends => ({
  ...{ accepted: row.accepted ?? 0, rejected: row.rejected ?? 0, suppressed: row.suppressed ?? 0 },
  ...{ cancelled: row.stopped ?? 0, uncertain: row.uncertain ?? 0 },
});

/** Why it does not go out; that newsletters are switched off is told before its time has come. */
const heldOf = ({ held, run_id, deleted_at, is_enabled }: CopyRow): HeldReason | null =>
  run_id === null && deleted_at === null && !is_enabled ? 'no_account' : held;

/** Who reads it. */
interface Reader {
  readonly locale: Locale;
  readonly readOnly: boolean;
}

export function presentCopy(deps: NewsletterDeps, row: CopyRow, { locale, readOnly }: Reader): Newsletter {
  const { deleted_at, country, thumbnail_key, logo_key, texts } = row;
  const written = writtenIn(texts, row.locale);
  const thumbnail = thumbnail_key && mediaUrl(deps, thumbnail_key);
  const status = row.run_id === null ? 'pending' : 'published';
  const deleted = deleted_at !== null;
  const held = heldOf(row);
  const times = { fire_at: wireTime(row.fire_at), edit_by: row.edit_by && wireTime(row.edit_by) };
  return {
    ...{ id: row.id, name: row.name, subject: subjectOf(row), status, ...times, deleted },
    editable: row.campaign_state !== 'cancelled' && isNewsletterEditable({ status, deleted, ...times }, row.now),
    logo: row.show_logo && logo_key !== null ? mediaUrl(deps, logo_key) : null,
    image_thumbnail: thumbnail,
    image_placeholder: thumbnail,
    ...{ num_sent: row.accepted ?? 0, num_open: row.opened ?? 0, num_click: row.clicked ?? 0 },
    ...{ num_hard_bounce: row.bounced_hard ?? 0, num_optout: row.unsubscribed ?? 0, num_agent: row.num_agent ?? 0 },
    stats: statsOf(row, locale),
    suppliers: row.suppliers,
    country: country === null ? '' : textIn(locale, country),
    country_iso: row.iso2 as NewsletterCountry | null,
    published: status === 'published',
    ...{ version: row.version, campaign: row.campaign_id, emarketing: row.account_id, profile: row.profile_id },
    held: held && { reason: held, message: translator(locale)(`newsletters.held.${held}`) },
    preheader: texts?.[written]?.preheader ?? '',
    locale: written,
    restorable: deleted && !row.cancelled && row.campaign_state !== 'cancelled' && row.now < row.fire_at,
    subject_edited: row.subject !== null,
    intro_edited: row.intro_edited,
    fire_at_edited: row.fire_at_edited,
    paused_for_all: row.paused_at !== null,
    read_only: readOnly,
  };
}

/** One with what it says. */
export async function presentWholeCopy(
  deps: NewsletterDeps,
  row: WholeCopy,
  reader: Reader,
): Promise<NewsletterDetail> {
  const said = row.variants[writtenIn(row.variants, row.locale)];
  const fireAt = row.campaign_fire_at ?? row.fire_at;
  const [agency, htmlbody] = await Promise.all([agencyOf(deps.db, row.profile_id), htmlOfCopy(deps, row, NOBODY)]);
  const copy = presentCopy(deps, row, reader);
  return {
    ...copy,
    shown: {
      // What was sent is filled in already.
      subject: row.sent_subject === null ? lineFor(copy.subject, agency, NOBODY) : copy.subject,
      preheader: lineFor(copy.preheader, agency, NOBODY),
    },
    intro_html: row.intro_html ?? said?.intro_html ?? '',
    campaign_subject: said?.subject ?? '',
    campaign_intro_html: said?.intro_html ?? '',
    campaign_fire_at: wireTime(fireAt),
    fire_at_until: wireTime(latestFireAt(fireAt)),
    htmlbody,
    test_to: row.user_email,
  };
}
