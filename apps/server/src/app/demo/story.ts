import type { DemoRole } from '@waypost/contract/accounts';
import type { BrandingChange } from '@waypost/contract/branding';
import type { SocialApp } from '@waypost/contract/networks';
import type { Plan } from '@waypost/contract/plans';
import type { Slot } from '@waypost/contract/slots';
import type { ToldCampaign } from './campaigns/told-campaign.ts';

/** Something to say, with posters of the sandbox by their names. */
export interface Piece {
  readonly text: string;
  readonly on: readonly SocialApp[];
  readonly pictures: readonly string[];
  readonly comment?: string;
  /** One of the story's clips, in the place of the pictures where this computer makes videos. */
  readonly clip?: string;
  /** Its figures are so many times those of a usual post. */
  readonly appeal?: number;
}
/** What somebody posts, in the order in which one tells it. */
export const pieceOf = (text: string, on: Piece['on'], pictures: Piece['pictures'], more?: Partial<Piece>): Piece => ({
  text,
  on,
  pictures,
  ...more,
});

/** Who the agency is; its host is one that the team offers, or none. */
export interface StoryAgency {
  readonly country?: number;
  readonly host?: string;
  readonly details: Readonly<Record<string, string>>;
  /** Drawings of the sandbox, by their names. */
  readonly photo: string;
  readonly logo: string;
}

/** Somebody who gets the newsletters. */
export interface StoryClient {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly daysAgo: number;
  /** She has unsubscribed, or her mailbox is gone. */
  readonly left?: 'T' | 'U';
}

/** What an advisor of the demo world has done and plans, in one profile. */
export interface Story {
  readonly role: DemoRole;
  readonly slug: string;
  /** The plan of the person while all this was made; staff have changed it since. */
  readonly madeOn?: Plan;
  readonly agency?: StoryAgency;
  /** Whose consent, by the id in the sandbox, and which of the pages that it reaches. */
  readonly connections: readonly { readonly app: SocialApp; readonly person: string; readonly page: string }[];
  /** Chosen for a network; the others keep the suggested ones. */
  readonly slots?: readonly { readonly app: SocialApp; readonly times: readonly Slot[] }[];
  /** The library: posters, and what they show in words. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Upright videos of the library: the posters that they fade through, and what they show in words. */
  readonly clips?: Readonly<Record<string, { readonly posters: readonly string[]; readonly shows: string }>>;
  /** Those of another profile of the person, used here too. */
  readonly shares?: Story['pictures'];
  /** How the posts are branded. */
  readonly branding?: readonly BrandingChange[];
  /** Days until the LinkedIn consent ends, where that is soon. */
  readonly linkedinDays?: number;
  /** Oldest first, over the last 90 days. */
  readonly past: readonly Piece[];
  /** Over the three weeks to come. */
  readonly ahead: readonly Piece[];
  readonly drafts: readonly Piece[];
  /** The newsletter account, and its list. */
  readonly newsletter?: {
    readonly sender: string;
    readonly replyTo: string;
    readonly signature: string;
    readonly clients: readonly StoryClient[];
  };
  /** What the team writes for her clients. */
  readonly campaigns?: readonly ToldCampaign[];
  readonly troubles?: { readonly missed: Piece; readonly question: Piece; readonly refused: Piece };
}

const DAYS_BACK = 90;
const DAYS_AHEAD = 21;
const HOURS = ['08:45', '12:15', '17:30', '10:40', '19:05'];

/** A time of day in Toronto, so many days from a moment. */
export function torontoTime(anchor: Date, days: number, time: string): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(anchor.getTime())
    .toZonedDateTimeISO('America/Toronto')
    .toPlainDate()
    .add({ days });
  return new Date(day.toZonedDateTime({ timeZone: 'America/Toronto', plainTime: time }).epochMilliseconds);
}

const hourOf = (which: number): string => HOURS[which % HOURS.length] ?? '12:00';

/** When the person came; all that the story tells is younger. */
export const joinedTime = (anchor: Date): Date => torontoTime(anchor, -400, '09:20');

/** When a file of the library was uploaded: before the first post that shows it, the last one three days before. */
export const uploadTime = (anchor: Date, which: number, many: number): Date =>
  torontoTime(anchor, -DAYS_BACK - 3 * (many - which), hourOf(which));

/** They come more often as time goes on. */
const GROWING = 1.3;

/** Spread over the days before the anchor, closer and closer; the last one is of the day before. */
export const pastTime = (anchor: Date, which: number, many: number): Date => {
  const left = 1 - which / Math.max(many - 1, 1);
  return torontoTime(anchor, -1 - Math.round((DAYS_BACK - 2) * left ** GROWING), hourOf(which));
};

/** Spread over the days after the anchor; the first one is of the next day. */
export const timeAhead = (anchor: Date, which: number, many: number): Date =>
  torontoTime(anchor, 1 + Math.round((which * (DAYS_AHEAD - 1)) / Math.max(many - 1, 1)), hourOf(which + 1));
