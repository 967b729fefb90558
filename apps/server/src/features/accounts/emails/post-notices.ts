import { CHANNELS } from '@waypost/contract/networks';
import { PREFLIGHT_CODES } from '@waypost/contract/posts';
import { TIME_ZONE } from '@waypost/i18n';
import { z } from 'zod';
import {
  appParam,
  excerptOf,
  mailKind,
  missedUrl,
  postParams,
  postUrl,
  type Recipient,
  reasonValues,
} from './mail-kind.ts';
import { reasonText } from './reason-text.ts';

const time = (to: Recipient, iso: string): string =>
  new Intl.DateTimeFormat(to.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE }).format(
    new Date(iso),
  );

/** A post will not go out by itself any more. */
export const postFailed = mailKind({
  params: postParams.extend({ reasonCode: z.string(), reasonValues }),
  write: (params, to) => ({
    subject: to.t('emails.post_failed.subject', { page: params.pageName }),
    heading: to.t('emails.post_failed.heading', { name: to.firstName }),
    paragraphs: [
      to.t('emails.post_failed.body', { page: params.pageName }),
      reasonText(to.locale, 'reason', params.reasonCode, params.reasonValues),
    ],
    quote: excerptOf(params.excerpt),
    button: { label: to.t('emails.post_failed.button'), url: postUrl(to, params) },
    after: [to.t('emails.post_failed.next')],
  }),
});

/** One per connection and hour: posts whose time passed before they could go out. */
export const postsMissed = mailKind({
  params: z.object({
    app: appParam,
    profileSlug: z.string(),
    pageName: z.string(),
    posts: z
      .array(z.object({ id: z.number().int(), excerpt: z.string(), fireAt: z.iso.datetime({ offset: true }) }))
      .min(1),
    /** Of all missed posts; the list may be a part of them. */
    count: z.number().int().optional(),
  }),
  write: ({ app, profileSlug, pageName, posts, count = posts.length }, to) => ({
    subject: to.t('emails.posts_missed.subject', { count, page: pageName }),
    heading: to.t('emails.posts_missed.heading', { name: to.firstName }),
    paragraphs: [to.t('emails.posts_missed.body', { count, page: pageName })],
    items: posts.slice(0, 20).map((post) => `${time(to, post.fireAt)} · ${excerptOf(post.excerpt)}`),
    button: {
      label: to.t('emails.posts_missed.button', { count }),
      url:
        count > 1 ? missedUrl(to, { profileSlug, app }) : postUrl(to, { profileSlug, app, postId: posts[0]?.id ?? 0 }),
    },
  }),
});

/** An hour before its time a post already has something that will stop it. */
export const preflightTrouble = mailKind({
  params: postParams.extend({
    fireAt: z.iso.datetime({ offset: true }),
    problems: z.array(z.object({ code: z.enum(PREFLIGHT_CODES), values: reasonValues })).min(1),
  }),
  write: (params, to) => ({
    subject: to.t('emails.preflight_trouble.subject', { page: params.pageName }),
    heading: to.t('emails.preflight_trouble.heading', { name: to.firstName }),
    paragraphs: [to.t('emails.preflight_trouble.body', { page: params.pageName, at: time(to, params.fireAt) })],
    quote: excerptOf(params.excerpt),
    items: params.problems.map(({ code, values }) => reasonText(to.locale, 'preflight', code, values)),
    button: { label: to.t('emails.preflight_trouble.button'), url: postUrl(to, params) },
  }),
});

export const connectionBroken = mailKind({
  params: z.object({ app: appParam, pageName: z.string(), profileSlug: z.string() }),
  write: ({ app, pageName, profileSlug }, { t, firstName, publicUrl }) => ({
    subject: t('emails.connection_broken.subject', { app: CHANNELS[app].name, page: pageName }),
    heading: t('emails.connection_broken.heading', { name: firstName }),
    paragraphs: [
      t('emails.connection_broken.body', { app: CHANNELS[app].name, page: pageName }),
      t('emails.connection_broken.waiting'),
    ],
    button: {
      label: t('emails.connection_broken.button', { app: CHANNELS[app].name }),
      url: `${publicUrl}/${profileSlug}/connections/?reconnect=${app}`,
    },
  }),
});

/** 21, 7 and 1 days before the end, by the calendar of Toronto. */
export const connectionExpiring = mailKind({
  params: z.object({
    app: appParam,
    pageName: z.string(),
    profileSlug: z.string(),
    expiresAt: z.iso.datetime({ offset: true }),
    days: z.number().int().min(0),
  }),
  write: ({ app, pageName, profileSlug, expiresAt, days }, { t, locale, firstName, publicUrl }) => {
    const { name } = CHANNELS[app];
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE });
    return {
      subject: t('emails.connection_expiring.subject', { app: name, page: pageName, days }),
      heading: t('emails.connection_expiring.heading', { name: firstName }),
      paragraphs: [
        t('emails.connection_expiring.body', {
          app: name,
          page: pageName,
          days,
          date: date.format(new Date(expiresAt)),
        }),
        t('emails.connection_expiring.kept'),
      ],
      button: {
        label: t('emails.connection_expiring.button', { app: name }),
        url: `${publicUrl}/${profileSlug}/connections/?reconnect=${app}`,
      },
    };
  },
});
