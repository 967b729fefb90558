import type { SocialApp } from '@waypost/contract/networks';
import { postsPaths } from '@waypost/contract/posts';
import { type Href, socialAppSchema } from '@waypost/contract/wire';
import { intlTags, TIME_ZONE } from '@waypost/i18n';
import { z } from '#zod';
import type { Recipient } from '../../../platform/mail/mail-kind.ts';

const EXCERPT_MAX = 140;

/** A post's text as mails carry it: one short line, cut when the mail is queued, and again when an older one is read. */
export const excerptSchema = z.string().transform((text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX - 1).trimEnd()}…` : line;
});

/** What every mail about one post carries. */
export const postParams = z.object({
  postId: z.number().int(),
  app: socialAppSchema,
  profileSlug: z.string(),
  pageName: z.string(),
  excerpt: excerptSchema,
});

export const postInList = (post: { profileSlug: string; app: SocialApp; postId: number }): Href =>
  postsPaths.schedule({ slug: post.profileSlug, app: post.app }, { post: String(post.postId) });

/** A moment as the reader's language writes it, by the clock of Toronto. */
export const timeOf = (to: Recipient, iso: string): string =>
  new Intl.DateTimeFormat(intlTags[to.locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }).format(
    new Date(iso),
  );
