import type { MetricKey, ReasonPrefix, SocialApp } from '@waypost/contract/networks';
import type { PostType } from '@waypost/contract/posts';
import type { Messages } from '@waypost/i18n';

export { networkReason } from './reason.ts';

/**
 * What the product asks of a social network, in the product's words. An adapter keeps no state and touches no table;
 * the publishing machine stores what an adapter answers before it asks the next thing.
 *
 * The calls that lead to a post (stage, release, settle, find) never answer {@link Forbidden}: `confirmRefusals` has asked
 * by then whether the page is lost.
 */
export interface SocialConnector<R extends AnyRefusal = Refusal> {
  readonly network: SocialApp;
  /** Absent credentials make the app "not set up". */
  readonly configured: boolean;
  /** Every cause that it can name in a {@link Refusal}; the conformance suite finds a sentence for each. */
  readonly reasons: readonly ReasonCode[];

  // --- consent -------------------------------------------------------------------------------------------------
  /** `again`: ask once more for permissions that the person declined before. */
  authUrl(request: { redirectUri: string; state: string; again?: boolean }): string;
  /** Turns the code of the callback into a long-lived consent. Throws {@link SocialError}. */
  exchangeCode(request: { code: string; redirectUri: string }): Promise<GrantTokens>;
  /** Null where the network has no refresh; the person has to reconnect then. */
  refresh(grant: GrantAccess): Promise<GrantTokens | null>;
  /** Every page that the consent reaches, also those that the person may not publish as. */
  listPages(grant: GrantAccess): Promise<RemotePage[]>;
  /** Which of the permissions that we asked for are missing now. */
  missingScopes(grant: GrantAccess): Promise<string[]>;
  /** Until when we may read with it, where that ends by itself although publishing goes on. Absent where nothing does. Throws {@link SocialError}. */
  dataAccessEnd?(grant: GrantAccess): Promise<Date | null>;
  /** A notice that the network sent us; null when it is not the network's. Absent where none sends any. */
  readNotice?(signed: string): Notice | null;
  /** Withdraws the consent at the network. */
  revoke(grant: GrantAccess): Promise<void>;
  /**
   * Asks the network whether the page can still be published to. Throws {@link SocialError} when it cannot: `reconnect`
   * when the page is lost, also for want of a permission that publishing needs.
   */
  checkPage(page: PageAccess): Promise<void>;

  // --- publishing ----------------------------------------------------------------------------------------------
  /**
   * Does one repeatable, invisible step towards the release and says what it made. The caller stores `staged` before
   * the next call, so a crash leaves at most one unused remote object behind.
   */
  stage(page: PageAccess, post: PostSnapshot, staged: Staged): Promise<StageResult<R>>;
  /**
   * The one irreversible call. `maySend` is asked immediately before the first byte is written; when it says no,
   * nothing is sent and the answer is `not-sent`. Never retries, never follows redirects, never throws.
   */
  release(page: PageAccess, post: PostSnapshot, staged: Staged, guard: SendGuard): Promise<ReleaseResult<R>>;
  /** Reads what became of an accepted release. */
  settle(page: PageAccess, ref: string): Promise<SettleResult<R>>;
  /** Reads the network for the post of an attempt. */
  find(page: PageAccess, query: FindQuery): Promise<FindResult<R>>;
  /** Deletes a published post. Repeatable: an absent post is success. Throws {@link SocialError}. */
  remove(page: PageAccess, remoteId: string): Promise<void>;
  /** Deletes a staged object that no post will use. Repeatable. Throws {@link SocialError}. */
  discard(page: PageAccess, staged: { id: string; kind: string }): Promise<void>;
  /** Address of a published post for people; null while the network has none. Throws {@link SocialError}. */
  permalink(page: PageAccess, remoteId: string): Promise<string | null>;
  /** Writes the first comment. Not repeatable: read {@link findComment} before any second try. Never throws. */
  comment(page: PageAccess, remoteId: string, text: string, guard: SendGuard): Promise<ReleaseResult>;
  /** The id of our own comment with this text, or null after a complete read. Throws {@link SocialError}. */
  findComment(page: PageAccess, remoteId: string, text: string): Promise<string | null>;

  // --- figures -------------------------------------------------------------------------------------------------
  /** Metric values by the field names of the contract; null where the network gives none. Throws {@link SocialError}. */
  fetchStats(page: PageAccess, post: { remoteId: string; type: PostType }): Promise<StatsResult>;
  fetchFollowers(page: PageAccess): Promise<number | null>;
}

/** What a network's folder makes, before its refusals are confirmed. */
export type SocialAdapter = SocialConnector<AnyRefusal>;
type Facts = 'network' | 'configured' | 'reasons';
/** What the product holds of a network: its calls, whose adapter an API loads with the first; undefined where it has none of that kind. */
export type LateConnector = {
  readonly [K in Exclude<keyof SocialConnector, Facts>]-?: NonNullable<SocialConnector[K]> extends (
    ...given: infer G
  ) => infer A
    ? (...given: G) => Promise<Awaited<A> | (undefined extends SocialConnector[K] ? undefined : never)>
    : never;
};
export type SocialConnectors = Readonly<Record<SocialApp, LateConnector | null>>;

export interface GrantAccess {
  readonly networkUserId: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly mintedAt?: MintedAt;
}
/** That a person took our access back, or wants it deleted. */
export interface Notice {
  /** His id at the network. */
  readonly person: string;
  /** When he said so; null where the notice does not tell. */
  readonly at: Date | null;
}
/** Business time at which a token was made, for networks that do not know it everywhere at once, and for notices that come late. */
export type MintedAt = Date | null;
export interface GrantTokens {
  readonly networkUserId: string;
  readonly accessToken: string;
  /** Null means "none in this answer"; a stored one stays. */
  readonly refreshToken: string | null;
  readonly mintedAt?: MintedAt;
  readonly expiresAt: Date | null;
  readonly scopes: readonly string[];
  /** Permissions that were not given and without which nothing can be published; what else is missing only costs figures or comments. */
  readonly missingNeeded: readonly string[];
}
export interface RemotePage {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  /** The person may publish as this page. */
  readonly admin: boolean;
  readonly followers: number | null;
  /** Networks with page tokens hand one out per page; the others publish with the grant's token. */
  readonly token: string | null;
  readonly organizationUrn: string | null;
  readonly isFeed: boolean;
}
export interface PageAccess {
  readonly pageId: string;
  readonly token: string;
  readonly isFeed: boolean;
  readonly mintedAt?: MintedAt;
}

export interface SnapshotMedia {
  readonly kind: 'image' | 'video';
  /** Immutable storage key; names the media in `staged`. */
  readonly key: string;
  /** Publicly fetchable address of the bytes. */
  readonly url: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly altText: string | null;
  /** The bytes from the start, for networks that are handed a file instead of its address. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}
export interface PostSnapshot {
  readonly type: PostType;
  /** Exactly what goes out: normalised, signature included. */
  readonly text: string;
  readonly link: string | null;
  /** What the page behind the link calls itself, where we know it; plain text. */
  readonly linkTitle?: string | null;
  /** The picture of the link's card, for networks that take one from us; nothing else of it is shown. */
  readonly linkPicture?: SnapshotMedia | null;
  readonly media: readonly SnapshotMedia[];
}

/** What staging made so far: one entry per remote object, in the order of creation. */
export interface StagedObject {
  readonly id: string;
  readonly kind: string;
  /** Storage key of the media that it carries, if any. */
  readonly key: string | null;
  /** ISO time after which it must not be used. */
  readonly expiresAt: string | null;
  readonly data?: Readonly<Record<string, string | number | boolean>>;
  /** No release of this post will use it any more (text or picture changed, or it expired): hand it to `discard`. */
  readonly unused?: boolean;
}
export interface Staged {
  readonly objects: readonly StagedObject[];
}
export type StageResult<R extends AnyRefusal = AnyRefusal> =
  | { readonly kind: 'ready'; readonly staged: Staged }
  /** One more step is needed at once; store `staged` and call again. */
  | { readonly kind: 'more'; readonly staged: Staged }
  | { readonly kind: 'wait'; readonly staged: Staged; readonly seconds: number }
  | { readonly kind: 'refused'; readonly staged: Staged; readonly refusal: R };

export interface SendGuard {
  maySend(): boolean;
  /** Aborts when the total deadline of the call has passed. */
  readonly signal: AbortSignal;
}

/** Closed list of causes: those that the catalogues have a sentence for, see `networkReason`. */
export type ReasonCode =
  | keyof Messages['connections']['reasons']
  | `${ReasonPrefix}_${keyof Messages['connections']['shared_reasons']}`;

interface Cause<Code = ReasonCode> {
  readonly code: Code;
  /** The network's own sentence for the person, when it gave one. */
  readonly detail: string | null;
}
export type Refusal<Code = ReasonCode> = Cause<Code> &
  (
    | { readonly kind: 'rejected' }
    /** `lasting`: the cause, should it not pass after all. */
    | { readonly kind: 'try-later'; readonly lasting?: Code }
    /**
     * Rate limit or quota: not counted as a try; `post`: only this one waits. `seconds` null = the network did not say,
     * and `daily` = where it counts, it counts until midnight UTC.
     */
    | {
        readonly kind: 'wait';
        readonly scope: 'app' | 'person' | 'page' | 'post';
        readonly seconds: number | null;
        readonly daily?: true;
      }
    /** `grant`: the consent is broken; `page`: only this page is. */
    | { readonly kind: 'reconnect'; readonly scope: 'grant' | 'page' }
    /** The account is blocked for a while; publishing on it pauses. */
    | { readonly kind: 'blocked'; readonly seconds: number }
    | { readonly kind: 'gone' }
    /** Our own fault or configuration (a sunset version, a missing proof): never the person's to mend. */
    | { readonly kind: 'ours' }
    /** The network says that this text is there already; it may name the post. */
    | { readonly kind: 'duplicate'; readonly remoteId: string | null }
  );
/** A permission or a role is missing. By itself this leaves open whether for this call only, or for publishing too. */
export type Forbidden = Cause & { readonly kind: 'forbidden' };
export type AnyRefusal = Refusal | Forbidden;

export type ReleaseResult<R extends AnyRefusal = AnyRefusal> =
  | { readonly kind: 'live'; readonly id: string; readonly permalink: string | null }
  | { readonly kind: 'accepted'; readonly ref: string }
  | { readonly kind: 'refused'; readonly refusal: R }
  /** Proven: no byte left. */
  | { readonly kind: 'not-sent'; readonly detail: string }
  /** A byte left and nothing readable came back: it may or may not be there. */
  | { readonly kind: 'unknown'; readonly detail: string };

export type SettleResult<R extends AnyRefusal = AnyRefusal> =
  | { readonly kind: 'pending'; readonly seconds: number }
  | { readonly kind: 'live'; readonly id: string; readonly permalink: string | null }
  | { readonly kind: 'failed'; readonly refusal: R };

export interface FindQuery {
  readonly post: PostSnapshot;
  readonly staged: Staged;
  /** When the release may have started, on the business clock. */
  readonly commitStartedAt: Date;
  /** When the release must have ended. */
  readonly deadline: Date;
  readonly acceptedRef: string | null;
  /** Shared by finds that look for several posts of the page at once. */
  readonly reading?: Reading;
}
/** One reading of a page for many posts: whoever asks first reads, back to `from`, and the others look at the same. */
export interface Reading {
  readonly from: Date;
  once<T>(what: string, read: () => Promise<T>): Promise<T>;
}
export interface Candidate {
  readonly remoteId: string;
  readonly text: string;
  readonly createdAt: Date | null;
  readonly permalink: string | null;
  readonly evidence: string;
}
export type FindResult<R extends AnyRefusal = AnyRefusal> =
  /**
   * A complete read. `certainty: 'id'` rests on an id that only our release can have used, `'text'` on equality of
   * text, author, app and time. No candidates = absent in this read.
   */
  | { readonly kind: 'read'; readonly certainty: 'id' | 'text'; readonly candidates: readonly Candidate[] }
  | {
      readonly kind: 'cannot-read';
      readonly refusal: R;
      /**
       * Where nothing can be read but a twin is refused: until so many seconds after the first release, an identical one
       * is answered with `duplicate` and the first one's id, if the first is there.
       */
      readonly probeUntilS?: number;
    };

export type Metrics = Partial<Record<MetricKey, number | null>>;
export interface StatsResult {
  readonly metrics: Readonly<Metrics>;
  /** Names that the network refused, for staff. */
  readonly refused: readonly string[];
  /** Share of the rate limit used, 0–100, when the network says so; stats stop at 90. */
  readonly usagePercent: number | null;
}

/** Thrown by the calls that are not part of a release. */
export class SocialError extends Error {
  readonly refusal: AnyRefusal;
  constructor(refusal: AnyRefusal, options?: { cause?: unknown }) {
    super(`${refusal.kind}: ${refusal.code}`, options);
    this.name = 'SocialError';
    this.refusal = refusal;
  }
}
