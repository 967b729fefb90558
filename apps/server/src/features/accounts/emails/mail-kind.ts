import { socialAppSchema } from '@waypost/contract/wire';
import type { Locale, Translate } from '@waypost/i18n';
import { z } from 'zod';
import type { TokenKind } from '../tables.ts';

/** What a mail says, before it has a look. All of it is plain text; the layout escapes. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown as a block of its own: an excerpt of the post, or one line per item. */
  readonly quote?: string;
  readonly items?: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
}

export interface Recipient {
  readonly t: Translate;
  readonly locale: Locale;
  readonly firstName: string;
  readonly publicUrl: string;
  /** Of the kinds that carry a link which opens the account. */
  readonly token: string;
}

export interface Kind<P extends z.ZodType> {
  readonly params: P;
  readonly token?: TokenKind;
  readonly write: (params: z.output<P>, to: Recipient) => Letter;
}
export const mailKind = <P extends z.ZodType>(kind: Kind<P>): Kind<P> => kind;

/** Values of a stored reason; what is not known reads as nothing. */
export const reasonValues = z.record(z.string(), z.union([z.string(), z.number(), z.null()])).optional();
/** Rows carry the app as text; a mail is written for a known one only. */
export const appParam = z.string().pipe(socialAppSchema);
export const postParams = z.object({
  postId: z.number().int(),
  app: appParam,
  profileSlug: z.string(),
  pageName: z.string(),
  excerpt: z.string(),
});

/** One short line of a post's text. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 139).trimEnd()}…` : line;
}

/** Where the missed posts of a page are decided about together. */
export const missedUrl = (to: Recipient, page: { profileSlug: string; app: string }): string =>
  `${to.publicUrl}/${page.profileSlug}/${page.app}/posts/?missed=1`;

export const postUrl = (to: Recipient, post: { profileSlug: string; app: string; postId: number }): string =>
  `${to.publicUrl}/${post.profileSlug}/${post.app}/posts/?post=${post.postId}`;
