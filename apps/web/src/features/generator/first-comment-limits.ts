import { FIRST_COMMENT_MAX, messageLength, type SocialApp } from '@waypost/contract';

/** Networks that take less than we keep. LinkedIn refuses a longer comment (its comment box counts to 1,250). */
const LIMITS: Readonly<Partial<Record<SocialApp, number>>> = { linkedin: 1_250 };

export interface CommentLimit {
  readonly app: SocialApp;
  readonly limit: number;
}

/** What the chosen networks ask for beyond the common limit. */
export const commentLimits = (apps: readonly SocialApp[]): readonly CommentLimit[] =>
  apps.flatMap((app) => {
    const limit = LIMITS[app];
    return limit === undefined ? [] : [{ app, limit }];
  });

/** The strictest one counts: there is one comment for all. */
export const commentMax = (apps: readonly SocialApp[]): number =>
  Math.min(FIRST_COMMENT_MAX, ...commentLimits(apps).map(({ limit }) => limit));

/** The first network that would refuse this comment, so that it is known before the post goes out. */
export const commentTooLong = (comment: string, apps: readonly SocialApp[]): CommentLimit | null =>
  commentLimits(apps).find(({ limit }) => messageLength(comment.trim()) > limit) ?? null;
