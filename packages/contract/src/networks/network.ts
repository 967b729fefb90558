import type { StatsDefinition } from '../stats/metrics.ts';

/**
 * The descriptor of a network: all that the product knows about one, as plain data (decision 023). Whoever needs to know
 * what a network is called, takes or shows reads it here; nobody asks which network it is.
 */
export interface Network {
  readonly app: string;
  /** The same network as the wire names it. */
  readonly provider: string;
  readonly name: string;
  /** The app registration that people consent to. Networks that share one share its credentials and its consents. */
  readonly registration: string;
  /** How the codes of its causes begin (`li` in `li_refused`); they are stored, so it never changes. */
  readonly reasonPrefix: string;
  readonly proOnly: boolean;
  /** Days left at which a connection counts as about to expire (CONN-026, CONN-027). */
  readonly expiryWarningDays: number;
  /**
   * What a consent reaches: the `pages` or professional `accounts` that the person ticks in the network's window, or
   * whatever the person's `roles` allow, the own profile among it.
   */
  readonly consent: 'pages' | 'accounts' | 'roles';
  /** The selector opens by itself after the consent (CONN-033). */
  readonly selectorOpens: boolean;
  /** Address of a page for people: with its `{id}`, or its `{username}`, the name behind its @. A person's own profile has none. */
  readonly pageAddress: string;
  readonly permissions: readonly Permission[];
  /** For want of which permission each call beside publishing is refused, by the name that the network gives it; null where it has none. */
  readonly beside: SidePermissions;
  /** The same on a person's own profile, where that is another. */
  readonly besideOnProfile?: SidePermissions;

  readonly text: TextRules;
  readonly pictures: PictureRules;
  /** Null: takes no video. */
  readonly videos: VideoRules | null;
  /** Null: shows no links. Else who gives the card its picture: the network reads the `page` itself, or takes one from `us`. */
  readonly link: { readonly picture: 'page' | 'us' } | null;
  /** Where people see what it makes of an address, and where they share one; null where it shows no links. `{url}` is the address. */
  readonly sharing: { readonly debug: string; readonly share: string } | null;
  /** Null: takes no first comment. */
  readonly comment: { readonly limit: number } | null;
  /** The hashtag signature may be added to its posts (SHELL-036, ADV-009). */
  readonly hashtags: boolean;
  /** The time of day, on Toronto's clock, and the days (Monday is 1) for who has chosen no slots (CAL-015 to 018). */
  readonly suggested: { readonly at: string; readonly weekdays: readonly number[] };
  /** SHELL-039. */
  readonly defaultMediaType: 'post' | 'reel';
  readonly preview: PreviewLook;
  /** Whether the people reached here are a figure that suppliers pay for; else theirs is not shown (SUPP-023). */
  readonly paidReach: boolean;
  /** Whether an app may take down what it posted on a person's own profile, where that is another than a page. */
  readonly removesFromProfiles: boolean;
  /** Which figures exist per type of post (STATS-001 … STATS-010). */
  readonly figures: readonly StatsDefinition[];
}

/** What a page can do without: calls beside publishing that need permissions of their own. */
export const SIDE_CALLS = ['comments', 'figures', 'followers'] as const;
export type SideCall = (typeof SIDE_CALLS)[number];
export type SidePermissions = Readonly<Record<SideCall, string | null>>;

export interface Permission {
  /** As the network names it; in people's words it stands in the catalogues under `connections.permission`. */
  readonly name: string;
  readonly for: 'identity' | 'pages' | 'publish' | 'reading' | 'comments' | 'figures' | 'followers' | 'removal';
  /** Without it nothing can be published. */
  readonly needed: boolean;
}

export interface TextRules {
  /** Longest text, as the network counts it. */
  readonly limit: number;
  /** What is counted: the characters as written, or LinkedIn's escaped form. */
  readonly counted: 'plain' | 'little';
}

export interface PictureRules {
  readonly max: number;
  /** No post without a picture or a video. */
  readonly required: boolean;
  /** What is taken as it is; anything else is made fit beforehand. */
  readonly file: PictureFile;
}
export interface PictureFile {
  readonly types: readonly string[];
  readonly maxBytes?: number;
  readonly maxPixels?: number;
  /** Bounds of width by height and of the width. Several pictures are shown in the shape of the first. */
  readonly frame?: PictureFrame;
}
export interface PictureFrame {
  readonly tallest: number;
  readonly widest: number;
  readonly minWidth: number;
  readonly maxWidth: number;
}

export interface Seconds {
  readonly min: number;
  readonly max: number;
}
/** As what a single video may go out, and how long it may be; at least one of the two. */
export interface VideoRules {
  readonly video?: Seconds;
  /** A video that is not upright is refused where it `must` be, and looks small where it `should`. */
  readonly reel?: Seconds & { readonly upright: 'must' | 'should' };
  /** Videos may stand among the pictures of one post. */
  readonly mixes: boolean;
}

/** What a post looks like there, as far as our preview draws it. */
export interface PreviewLook {
  /** Text above the pictures, or a picture with its caption below. */
  readonly layout: 'feed' | 'photo';
  /** What is shown of a text before '…more'; null where all of it is. */
  readonly fold: { readonly characters: number; readonly lines: number } | null;
  /** What readers can do with a post, in the network's order. */
  readonly reactions: readonly ('like' | 'heart' | 'comment' | 'share' | 'repost' | 'send')[];
}

/** What we keep of a first comment; a network may take less. */
export const FIRST_COMMENT_MAX = 2_000;
