import type { Href } from '@waypost/contract/wire';
import type { Locale, Translate } from '@waypost/i18n';
import type { z } from '#zod';
import type { Config } from '../config/config.ts';
import type { Sql } from '../db/database.ts';

/** What a mail says, before it has a look. All of it is plain text; the layout escapes. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown as a block of its own: an excerpt of the post, or one line per item. */
  readonly quote?: string;
  readonly items?: readonly string[];
  /** Leads to a page of ours. */
  readonly button?: { readonly label: string; readonly to: Href };
  readonly after?: readonly string[];
}

export interface Recipient {
  readonly t: Translate;
  readonly locale: Locale;
  readonly firstName: string;
  readonly publicUrl: string;
  /** What `MailKind.secret` made for this mail; empty for the kinds without one. */
  readonly secret: string;
}

/** One mail that the product writes by itself. A feature declares its own (`feature({ mails })`). */
export interface MailKind<P extends z.ZodType = z.ZodType> {
  /** The name that its outbox rows carry. */
  readonly id: string;
  readonly params: P;
  /**
   * What only the mail itself may hold, such as the token of its link: made when it is sent, stored in no table, and the
   * same at every try. `null` when there is nothing to say any more, because the link has expired or been replaced.
   */
  secret?(tx: Sql, config: Config, mailId: number): Promise<string | null>;
  write(params: z.output<P>, to: Recipient): Letter;
}
export const mailKind = <P extends z.ZodType>(kind: MailKind<P>): MailKind<P> => kind;
