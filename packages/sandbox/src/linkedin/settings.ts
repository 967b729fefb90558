import { SCOPES } from './consent/scopes.ts';

const ACCESS_MS = 60 * 86_400_000;

/** Switches of the fake LinkedIn; tests turn them through the control. */
export type LinkedInSettings = {
  /** Scopes that LinkedIn gave to the app; asking for another one fails the whole consent. */
  appScopes: string[];
  /** Approved partners get refresh tokens; others never. */
  partner: boolean;
  /** In the development tier member analytics do not exist and the daily quotas are small. */
  tier: 'standard' | 'development';
  /** Calls a day; when absent the tier decides. `null` is no limit. */
  quota?: { member: number | null; app: number | null };
  /** How long an access token lives. */
  tokenLifeMs: number;
  /** A token answers 65601 for so long after it was made. */
  mintingWindowMs: number;
  /** Whether versions end a year after they came, on the sandbox clock. */
  versionsEnd: boolean;
  imageProcessingMs: number;
  videoProcessingMs: number;
  /** How long the address of an upload is good. */
  uploadUrlMs: number;
  videoMinBytes: number;
  /** The next media fail their processing with these reasons, one each. */
  failNext: string[];
  /** Posting a video that is still PROCESSING: refused, or taken and live once the video is. */
  earlyVideo: 'refused' | 'accepted';
  /** Brackets, asterisks and tildes must be escaped inside addresses too; else the text is cut off there. */
  strictLittleText: boolean;
  /** ETags of video parts in quotation marks, as HTTP has them, or bare. */
  quotedEtags: boolean;
  /** 422 for the text of one of the author's posts in this window; `alsoDeleted` after deleting it too. */
  duplicate: { enabled: boolean; windowMs: number; alsoDeleted: boolean };
  /** Figures of a post appear this long after it went out. */
  insightsLagMs: number;
  /** Somebody took a like back that was never counted. */
  negativeLikes: boolean;
};

export function defaultLinkedInSettings(): LinkedInSettings {
  return {
    appScopes: Object.keys(SCOPES).filter((scope) => !scope.startsWith('r_member_social')),
    strictLittleText: false,
    partner: false,
    tier: 'standard',
    tokenLifeMs: ACCESS_MS,
    mintingWindowMs: 3_000,
    versionsEnd: true,
    imageProcessingMs: 1_000,
    videoProcessingMs: 15_000,
    uploadUrlMs: 24 * 60 * 60_000,
    videoMinBytes: 75 * 1024,
    failNext: [],
    earlyVideo: 'refused',
    quotedEtags: true,
    duplicate: { enabled: true, windowMs: 10 * 60_000, alsoDeleted: false },
    insightsLagMs: 60_000,
    negativeLikes: false,
  };
}
