import { postsPaths } from '@waypost/contract/posts';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { excerptSchema, timeOf } from './post-params.ts';

export const PLANNED_LISTED = 5;

/** At most one a week: posts that staff have planned since, and that are still to go out. */
export const postsPlanned = mailKind({
  id: 'posts_planned',
  params: z.object({
    profileSlug: z.string(),
    posts: z
      .array(
        z.object({
          excerpt: excerptSchema,
          fireAt: z.iso.datetime({ offset: true }),
          network: z.string(),
          /** Whoever has several profiles gets a mail for each. */
          page: z.string().nullish(),
          supplier: z.string().nullable(),
        }),
      )
      .min(1)
      .transform((posts) => posts.slice(0, PLANNED_LISTED)),
    /** Of all that are new; the list may be a part of them. */
    count: z.number().int(),
  }),
  write: ({ profileSlug, posts, count }, to) => ({
    subject: to.t('emails.posts_planned.subject', { count }),
    heading: to.t('emails.posts_planned.heading', { name: to.firstName }),
    paragraphs: [to.t('emails.posts_planned.body', { count })],
    items: posts.map(({ excerpt, fireAt, network, page, supplier }) =>
      [timeOf(to, fireAt), network, page, supplier, excerpt].filter(Boolean).join(' · '),
    ),
    button: { label: to.t('emails.posts_planned.button'), to: postsPaths.all({ slug: profileSlug }) },
  }),
});
