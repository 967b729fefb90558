import { postsPaths } from '@waypost/contract/posts';
import { socialAppSchema } from '@waypost/contract/wire';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';
import { excerptSchema, postInList, timeOf } from './post-params.ts';

const LISTED_MAX = 20;

/** One per connection and hour: posts whose time passed before they could go out. */
export const postsMissed = mailKind({
  id: 'posts_missed',
  params: z.object({
    app: socialAppSchema,
    profileSlug: z.string(),
    pageName: z.string(),
    posts: z
      .array(z.object({ id: z.number().int(), excerpt: excerptSchema, fireAt: z.iso.datetime({ offset: true }) }))
      .min(1)
      .transform((posts) => posts.slice(0, LISTED_MAX)),
    /** Of all missed posts; the list may be a part of them. */
    count: z.number().int().optional(),
  }),
  write: ({ app, profileSlug, pageName, posts, count = posts.length }, to) => ({
    subject: to.t('emails.posts_missed.subject', { count, page: pageName }),
    heading: to.t('emails.posts_missed.heading', { name: to.firstName }),
    paragraphs: [to.t('emails.posts_missed.body', { count, page: pageName })],
    items: posts.map((post) => `${timeOf(to, post.fireAt)} · ${post.excerpt}`),
    button: {
      label: to.t('emails.posts_missed.button', { count }),
      // Where those of a page are decided about together.
      to:
        count > 1
          ? postsPaths.schedule({ slug: profileSlug, app }, { missed: '1' })
          : postInList({ profileSlug, app, postId: posts[0]?.id ?? 0 }),
    },
  }),
});
