import type { Outcome, Reply } from '../../../connectors/mail/port.ts';
import { meaningOf } from './enhanced-no.ts';
import type { About, DeliveryReason } from './reasons.ts';

export type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'uncertain' }
  | { readonly kind: 'rejected'; readonly reason: DeliveryReason; readonly about: About }
  | { readonly kind: 'deferred'; readonly reason: DeliveryReason; readonly slower: boolean }
  /** The server refuses us, or this sender of ours: nothing is counted, and nothing leaves for a while. */
  | { readonly kind: 'our-fault'; readonly reason: string; readonly sender: boolean };

const RATE_WORDS = /throttl|rate|too many|too fast|exceed/i;
const isRate = ({ code, enhanced, text }: Reply): boolean =>
  [421, 450, 451, 452, 454].includes(code) && (RATE_WORDS.test(text) || /^4\.(7\.\d+|3\.2)$/.test(enhanced ?? ''));
const GREYLIST_WORDS = /gr[ea]ylist|try again later|come back/i;

/** What a final no is about, by its enhanced code, else by its code and words. */
function rejected({ code, enhanced, text }: Reply): Verdict {
  const [subject = 0, detail = 0] = (enhanced ?? '').split('.').slice(1).map(Number);
  const no = (reason: DeliveryReason, about: About): Verdict => ({ kind: 'rejected', reason, about });
  const known = meaningOf(subject, detail);
  if (known !== null && known.reason !== 'refused') return no(known.reason, known.about);
  if (code === 552) return /quota|full|storage/i.test(text) ? no('mailbox_full', 'mailbox') : no('too_big', 'nobody');
  // Some servers tell it in words alone, and some say it to everybody; a mailbox is not given up for that at first sight.
  return no('refused', known?.about ?? 'mailbox');
}

/** What an answer means for this delivery, for its recipient, and for how fast we go on. */
export function classify(outcome: Outcome): Verdict {
  if (outcome.kind === 'accepted' || outcome.kind === 'uncertain') return { kind: outcome.kind };
  if (outcome.kind === 'unsent') return { kind: 'deferred', reason: 'unreachable', slower: false };
  const { stage, reply } = outcome;
  const final = reply.code >= 500;
  const unknown = reply.code === 530 || reply.code === 535;
  if (final && (stage === 'mail' || unknown))
    return { kind: 'our-fault', reason: `${reply.code} ${reply.enhanced ?? ''}`.trim(), sender: !unknown };
  if (final) return rejected(reply);
  if (isRate(reply)) return { kind: 'deferred', reason: 'throttled', slower: true };
  if (/^4\.2\.2$/.test(reply.enhanced ?? '')) return { kind: 'deferred', reason: 'mailbox_full', slower: false };
  return { kind: 'deferred', reason: GREYLIST_WORDS.test(reply.text) ? 'greylisted' : 'busy', slower: false };
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const PAUSES_S = [30, 2 * MINUTE_S, 10 * MINUTE_S, 30 * MINUTE_S, HOUR_S, 2 * HOUR_S, 4 * HOUR_S];
/** How long a delivery is tried; a newsletter that comes later than that is none. */
export const GIVE_UP_S = 48 * HOUR_S;

/** Seconds until the next try after so many, spread by a fifth each way so that those of one server do not come together. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const pause = PAUSES_S[Math.min(attempts, PAUSES_S.length) - 1] ?? PAUSES_S[0] ?? 0;
  return pause * (0.8 + 0.4 * random);
}
