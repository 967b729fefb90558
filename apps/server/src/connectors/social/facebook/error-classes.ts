import { GraphFailure } from '../meta-graph.ts';
import type { GraphEnvelope, GraphUsage } from '../meta-graph-envelope.ts';
import { type Refusal, SocialError } from '../port.ts';
import type { FbReason } from './reasons.ts';

type Kind = Refusal['kind'];
export interface ErrorClass {
  readonly code: number | 'any';
  /** Absent: every subcode of the code that has no line of its own. */
  readonly subcode?: number;
  readonly kind: Kind;
  readonly reason: FbReason;
  readonly scope?: 'app' | 'person' | 'page' | 'grant';
  readonly seconds?: number;
  /** On the one irreversible call this answer does not prove that nothing was published. */
  readonly ambiguous?: true;
}

const DAY_S = 86_400;

/**
 * Graph API, guide "Handle errors", and the error tables of the Pages API: code first, then subcode, never the status.
 * The first line that fits counts, so subcodes stand before their code.
 */
export const ERROR_CLASSES: readonly ErrorClass[] = [
  // Photo and link processing; these subcodes come under different codes.
  { code: 'any', subcode: 1366046, kind: 'rejected', reason: 'fb_photo_invalid' },
  { code: 'any', subcode: 1366051, kind: 'duplicate', reason: 'fb_photo_already_posted' },
  { code: 'any', subcode: 2069019, kind: 'rejected', reason: 'fb_photo_invalid' },
  { code: 'any', subcode: 1363047, kind: 'try-later', reason: 'fb_unavailable' },
  { code: 'any', subcode: 1609010, kind: 'try-later', reason: 'fb_unavailable' },
  { code: 'any', subcode: 1363037, kind: 'rejected', reason: 'fb_video_invalid' },
  // The call worked and its answer failed.
  { code: 'any', subcode: 1772107, kind: 'rejected', reason: 'fb_comment_unread', ambiguous: true },

  { code: 1, kind: 'try-later', reason: 'fb_unavailable', ambiguous: true },
  { code: 2, kind: 'try-later', reason: 'fb_unavailable', ambiguous: true },
  { code: 3, kind: 'ours', reason: 'fb_app_misconfigured' },
  { code: 101, kind: 'ours', reason: 'fb_app_misconfigured' },
  { code: 104, kind: 'ours', reason: 'fb_our_mistake' },
  { code: 2500, kind: 'ours', reason: 'fb_our_mistake' },
  { code: 2635, kind: 'ours', reason: 'fb_version_sunset' },
  { code: 3001, kind: 'ours', reason: 'fb_our_mistake' },

  { code: 100, subcode: 33, kind: 'gone', reason: 'fb_gone' },
  { code: 100, subcode: 36007, kind: 'reconnect', scope: 'grant', reason: 'fb_code_expired' },
  { code: 100, subcode: 36008, kind: 'ours', reason: 'fb_our_mistake' },
  { code: 100, subcode: 36009, kind: 'reconnect', scope: 'grant', reason: 'fb_code_expired' },
  { code: 100, kind: 'rejected', reason: 'fb_invalid' },
  { code: 197, kind: 'rejected', reason: 'fb_empty' },
  { code: 324, kind: 'rejected', reason: 'fb_photo_invalid' },
  { code: 389, kind: 'rejected', reason: 'fb_video_invalid' },
  { code: 1609005, kind: 'rejected', reason: 'fb_link_unscrapable' },

  // The same code means a rate limit without this subcode and a block with it.
  { code: 4, subcode: 2207051, kind: 'blocked', seconds: DAY_S, reason: 'fb_spam_blocked' },
  { code: 4, kind: 'wait', scope: 'app', reason: 'fb_rate_limited' },
  { code: 341, kind: 'wait', scope: 'app', reason: 'fb_rate_limited' },
  { code: 17, kind: 'wait', scope: 'person', reason: 'fb_rate_limited' },
  { code: 32, kind: 'wait', scope: 'page', reason: 'fb_rate_limited' },
  { code: 613, kind: 'wait', scope: 'page', reason: 'fb_rate_limited' },
  ...Array.from({ length: 15 }, (_, n): ErrorClass => {
    return { code: 80_000 + n, kind: 'wait', scope: 'page', reason: 'fb_rate_limited' };
  }),

  { code: 368, subcode: 1390008, kind: 'blocked', seconds: DAY_S, reason: 'fb_posting_too_fast' },
  { code: 368, subcode: 4854002, kind: 'rejected', reason: 'fb_identity_check' },
  { code: 368, subcode: 1404082, kind: 'duplicate', reason: 'fb_duplicate' },
  { code: 368, subcode: 1404102, kind: 'rejected', reason: 'fb_community_standards' },
  { code: 368, subcode: 1404112, kind: 'blocked', seconds: DAY_S, reason: 'fb_account_limited' },
  { code: 368, kind: 'blocked', seconds: DAY_S, reason: 'fb_blocked' },
  { code: 506, kind: 'duplicate', reason: 'fb_duplicate' },

  // People tick permissions per page, so a missing one says nothing about their other pages.
  { code: 10, kind: 'reconnect', scope: 'page', reason: 'fb_permission_missing' },
  ...Array.from({ length: 100 }, (_, n): ErrorClass => {
    return { code: 200 + n, kind: 'reconnect', scope: 'page', reason: 'fb_permission_missing' };
  }),

  { code: 102, kind: 'reconnect', scope: 'grant', reason: 'fb_token_invalid' },
  { code: 190, subcode: 492, kind: 'reconnect', scope: 'page', reason: 'fb_role_lost' },
  { code: 190, subcode: 458, kind: 'reconnect', scope: 'grant', reason: 'fb_app_removed' },
  { code: 190, subcode: 459, kind: 'reconnect', scope: 'grant', reason: 'fb_checkpoint' },
  { code: 190, subcode: 460, kind: 'reconnect', scope: 'grant', reason: 'fb_password_changed' },
  { code: 190, subcode: 463, kind: 'reconnect', scope: 'grant', reason: 'fb_token_expired' },
  { code: 190, subcode: 464, kind: 'reconnect', scope: 'grant', reason: 'fb_unconfirmed_user' },
  { code: 190, kind: 'reconnect', scope: 'grant', reason: 'fb_token_invalid' },
];

/** 100 is also how Facebook complains about the proof of the app's secret; only its text tells that apart. */
const PROOF = /appsecret_proof/;

export function classOf(error: Pick<GraphEnvelope, 'code' | 'subcode' | 'message' | 'transient'>): ErrorClass {
  if (error.code === 100 && error.subcode === null && PROOF.test(error.message))
    return { code: 100, kind: 'ours', reason: 'fb_app_misconfigured' };
  const known = ERROR_CLASSES.find(
    (line) =>
      (line.code === 'any' || line.code === error.code) &&
      (line.subcode === undefined || line.subcode === error.subcode),
  );
  if (known) return known;
  return error.transient
    ? { code: error.code, kind: 'try-later', reason: 'fb_unavailable' }
    : { code: error.code, kind: 'rejected', reason: 'fb_refused' };
}

export function refusalOf(envelope: GraphEnvelope, usage: GraphUsage | null): Refusal {
  const found = classOf(envelope);
  // A cause that has no sentence of its own is told in Facebook's words, even if those are meant for developers.
  const detail = envelope.userMessage ?? (found.reason === 'fb_refused' ? envelope.message : null);
  const base = { code: found.reason, detail };
  switch (found.kind) {
    case 'wait':
      return { ...base, kind: 'wait', scope: waitScope(found), seconds: usage?.waitSeconds ?? null };
    case 'reconnect':
      return { ...base, kind: 'reconnect', scope: found.scope === 'page' ? 'page' : 'grant' };
    case 'blocked':
      return { ...base, kind: 'blocked', seconds: found.seconds ?? DAY_S };
    case 'duplicate':
      return { ...base, kind: 'duplicate', remoteId: null };
    default:
      return { ...base, kind: found.kind };
  }
}

const waitScope = ({ scope }: ErrorClass): 'app' | 'person' | 'page' =>
  scope === 'app' || scope === 'person' ? scope : 'page';

/** Whether an error answer to the irreversible call leaves open what happened. */
export function isAmbiguous(status: number, envelope: GraphEnvelope): boolean {
  const found = classOf(envelope);
  if (found.ambiguous) return true;
  // A 5xx proves a refusal only when its envelope has a meaning that we know.
  return status >= 500 && (found.kind === 'try-later' || found.reason === 'fb_refused');
}

/** What the port promises to throw: every failure of a call as a {@link SocialError}. */
export function socialError(error: unknown): SocialError {
  if (error instanceof SocialError) return error;
  if (error instanceof GraphFailure && error.envelope)
    return new SocialError(refusalOf(error.envelope, error.usage), { cause: error });
  if (error instanceof GraphFailure)
    return new SocialError({ kind: 'try-later', code: 'fb_no_answer', detail: null }, { cause: error });
  throw error;
}

/** Runs calls that answer or throw a {@link SocialError}. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw socialError(error);
  }
}
