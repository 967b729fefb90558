import { type AnyRefusal, type ReasonCode, SocialError } from '../port.ts';
import type { GraphEnvelope, GraphUsage } from './envelope.ts';
import { GraphFailure } from './meta-graph.ts';

/** Causes that Facebook and Instagram share, because both answer over the Graph API; each adapter has its own words. */
const SHARED_REASONS = [
  'unavailable',
  'no_answer',
  'rate_limited',
  'posting_too_fast',
  'blocked',
  'spam_blocked',
  'identity_check',
  'account_limited',
  'community_standards',
  'permission_missing',
  'role_lost',
  'token_expired',
  'token_invalid',
  'app_removed',
  'checkpoint',
  'password_changed',
  'unconfirmed_user',
  'gone',
  'invalid',
  'refused',
  'comment_unread',
  'code_expired',
  'app_misconfigured',
  'version_sunset',
  'our_mistake',
] as const;
type Shared = (typeof SHARED_REASONS)[number];
export type Prefix = 'fb' | 'ig';
export type SharedReason<P extends Prefix> = `${P}_${Shared}`;
export const sharedReasons = <P extends Prefix>(prefix: P): SharedReason<P>[] =>
  SHARED_REASONS.map((name): SharedReason<P> => `${prefix}_${name}`);

export interface ErrorClass<Reason extends string = string> {
  readonly code: number | 'any';
  /** Absent: every subcode of the code that has no line of its own. */
  readonly subcode?: number;
  readonly kind: AnyRefusal['kind'];
  readonly reason: Reason;
  readonly scope?: 'app' | 'person' | 'page' | 'grant';
  readonly seconds?: number;
  /** On the one irreversible call this answer does not prove that nothing was published. */
  readonly ambiguous?: true;
}

export const DAY_S = 86_400;

/** Graph API, guide "Handle errors": code first, then subcode, never the status. */
const SHARED_CLASSES: readonly ErrorClass<Shared>[] = [
  // The call worked and its answer failed.
  { code: 'any', subcode: 1772107, kind: 'rejected', reason: 'comment_unread', ambiguous: true },

  { code: 1, kind: 'try-later', reason: 'unavailable', ambiguous: true },
  { code: 2, kind: 'try-later', reason: 'unavailable', ambiguous: true },
  { code: 3, kind: 'ours', reason: 'app_misconfigured' },
  { code: 101, kind: 'ours', reason: 'app_misconfigured' },
  { code: 104, kind: 'ours', reason: 'our_mistake' },
  { code: 2500, kind: 'ours', reason: 'our_mistake' },
  { code: 2635, kind: 'ours', reason: 'version_sunset' },
  { code: 3001, kind: 'ours', reason: 'our_mistake' },

  { code: 100, subcode: 33, kind: 'gone', reason: 'gone' },
  { code: 100, subcode: 36007, kind: 'reconnect', scope: 'grant', reason: 'code_expired' },
  { code: 100, subcode: 36008, kind: 'ours', reason: 'our_mistake' },
  { code: 100, subcode: 36009, kind: 'reconnect', scope: 'grant', reason: 'code_expired' },
  { code: 100, kind: 'rejected', reason: 'invalid' },

  // The same code means a rate limit without this subcode and a block with it.
  { code: 4, subcode: 2207051, kind: 'blocked', seconds: DAY_S, reason: 'spam_blocked' },
  { code: 4, kind: 'wait', scope: 'app', reason: 'rate_limited' },
  { code: 341, kind: 'wait', scope: 'app', reason: 'rate_limited' },
  { code: 17, kind: 'wait', scope: 'person', reason: 'rate_limited' },
  { code: 32, kind: 'wait', scope: 'page', reason: 'rate_limited' },
  { code: 613, kind: 'wait', scope: 'page', reason: 'rate_limited' },
  ...Array.from({ length: 15 }, (_, n): ErrorClass<Shared> => {
    return { code: 80_000 + n, kind: 'wait', scope: 'page', reason: 'rate_limited' };
  }),

  { code: 368, subcode: 1390008, kind: 'blocked', seconds: DAY_S, reason: 'posting_too_fast' },
  { code: 368, subcode: 4854002, kind: 'rejected', reason: 'identity_check' },
  { code: 368, subcode: 1404102, kind: 'rejected', reason: 'community_standards' },
  { code: 368, subcode: 1404112, kind: 'blocked', seconds: DAY_S, reason: 'account_limited' },
  { code: 368, kind: 'blocked', seconds: DAY_S, reason: 'blocked' },

  // People tick permissions one by one and per page: a missing one says nothing about other calls and other pages.
  { code: 10, kind: 'forbidden', reason: 'permission_missing' },
  ...Array.from({ length: 100 }, (_, n): ErrorClass<Shared> => {
    return { code: 200 + n, kind: 'forbidden', reason: 'permission_missing' };
  }),

  { code: 102, kind: 'reconnect', scope: 'grant', reason: 'token_invalid' },
  { code: 190, subcode: 492, kind: 'reconnect', scope: 'page', reason: 'role_lost' },
  { code: 190, subcode: 458, kind: 'reconnect', scope: 'grant', reason: 'app_removed' },
  { code: 190, subcode: 459, kind: 'reconnect', scope: 'grant', reason: 'checkpoint' },
  { code: 190, subcode: 460, kind: 'reconnect', scope: 'grant', reason: 'password_changed' },
  { code: 190, subcode: 463, kind: 'reconnect', scope: 'grant', reason: 'token_expired' },
  { code: 190, subcode: 464, kind: 'reconnect', scope: 'grant', reason: 'unconfirmed_user' },
  { code: 190, kind: 'reconnect', scope: 'grant', reason: 'token_invalid' },
];

/** 100 is also how the Graph API complains about the proof of the app's secret; only its text tells that apart. */
const PROOF = /appsecret_proof/;
type Facts = Pick<GraphEnvelope, 'code' | 'subcode' | 'message' | 'transient'>;

/** What one network's refusals mean in the words of the port. */
export interface MetaErrors<P extends Prefix = Prefix, Own extends ReasonCode = ReasonCode> {
  readonly classes: readonly ErrorClass<Own | SharedReason<P>>[];
  classOf(error: Facts): ErrorClass<Own | SharedReason<P>>;
  refusalOf(envelope: GraphEnvelope, usage: GraphUsage | null): AnyRefusal;
  /** Whether an error answer to the irreversible call leaves open what happened. */
  isAmbiguous(status: number, envelope: GraphEnvelope): boolean;
  /** A shared cause in this network's words. */
  reason(name: Shared): SharedReason<P>;
  isKind(error: unknown, kind: AnyRefusal['kind']): boolean;
  isReason(error: unknown, name: Shared): boolean;
  noAnswer(): SocialError;
  /** What the port promises to throw: every failure of a call as a {@link SocialError}. */
  socialError(error: unknown): SocialError;
  /** Runs calls that answer or throw a {@link SocialError}. */
  asking<T>(work: () => Promise<T>): Promise<T>;
}

/** `own`: lines that only this network has; they stand first, and the first line that fits counts. */
export function metaErrors<P extends Prefix, Own extends ReasonCode>(
  prefix: P,
  own: readonly ErrorClass<Own>[],
): MetaErrors<P, Own> {
  type Line = ErrorClass<Own | SharedReason<P>>;
  const reason = (name: Shared): SharedReason<P> => `${prefix}_${name}`;
  const classes: readonly Line[] = [
    ...own,
    ...SHARED_CLASSES.map((line) => ({ ...line, reason: reason(line.reason) })),
  ];

  const classOf = (error: Facts): Line => {
    if (error.code === 100 && error.subcode === null && PROOF.test(error.message))
      return { code: 100, kind: 'ours', reason: reason('app_misconfigured') };
    const known = classes.find(
      (line) =>
        (line.code === 'any' || line.code === error.code) &&
        (line.subcode === undefined || line.subcode === error.subcode),
    );
    if (known) return known;
    return error.transient
      ? { code: error.code, kind: 'try-later', reason: reason('unavailable') }
      : { code: error.code, kind: 'rejected', reason: reason('refused') };
  };
  const refusalOf = (envelope: GraphEnvelope, usage: GraphUsage | null): AnyRefusal => {
    const found = classOf(envelope);
    // A cause that has no sentence of its own is told in the network's words, even if those are meant for developers.
    const detail = envelope.userMessage ?? (found.reason === reason('refused') ? envelope.message : null);
    return refusalFrom(found, detail, usage);
  };
  const envelopeOf = (error: unknown) => (error instanceof GraphFailure ? error.envelope : null);
  const noAnswer = (cause?: unknown) =>
    new SocialError({ kind: 'try-later', code: reason('no_answer'), detail: null }, { cause });
  const socialError = (error: unknown): SocialError => {
    if (error instanceof SocialError) return error;
    if (error instanceof GraphFailure && error.envelope)
      return new SocialError(refusalOf(error.envelope, error.usage), { cause: error });
    if (error instanceof GraphFailure) return noAnswer(error);
    throw error;
  };
  return {
    classes,
    classOf,
    refusalOf,
    isAmbiguous(status, envelope) {
      const found = classOf(envelope);
      if (found.ambiguous) return true;
      // A 5xx proves a refusal only when its envelope has a meaning that we know.
      return status >= 500 && (found.kind === 'try-later' || found.reason === reason('refused'));
    },
    reason,
    isKind: (error, kind) => {
      const envelope = envelopeOf(error);
      return envelope !== null && classOf(envelope).kind === kind;
    },
    isReason: (error, name) => {
      const envelope = envelopeOf(error);
      return envelope !== null && classOf(envelope).reason === reason(name);
    },
    noAnswer,
    socialError,
    async asking(work) {
      try {
        return await work();
      } catch (error) {
        throw socialError(error);
      }
    },
  };
}

function refusalFrom(found: ErrorClass<ReasonCode>, detail: string | null, usage: GraphUsage | null): AnyRefusal {
  const base = { code: found.reason, detail };
  switch (found.kind) {
    case 'wait':
      return { ...base, kind: 'wait', scope: waitScope(found), seconds: usage?.waitSeconds ?? found.seconds ?? null };
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

const waitScope = ({ scope }: Pick<ErrorClass, 'scope'>): 'app' | 'person' | 'page' =>
  scope === 'app' || scope === 'person' ? scope : 'page';
