import type { RunContent } from '../../mailing/index.ts';
import { agencyOf } from '../../profiles/index.ts';
import { type Sender, senderOf } from '../account/sender.ts';
import { buildContent } from '../body/build-content.ts';
import type { Reader } from '../body/shown-to.ts';
import { shownTo } from '../body/shown-to.ts';
import { imagesShown } from '../campaigns/image-store.ts';
import type { NewsletterDeps } from '../deps.ts';
import type { WholeCopy } from './copy-store.ts';
import { writtenIn } from './written-in.ts';

/** What a copy would send now, from whoever was read already; null where its campaign says nothing, or its account is gone. */
export async function contentOfCopy(
  deps: Pick<NewsletterDeps, 'db' | 'config' | 'storage'>,
  row: Pick<WholeCopy, 'variants' | 'account_id' | 'profile_id' | 'subject' | 'intro_html'>,
  inert: boolean,
  from?: Sender,
): Promise<{ content: RunContent; listId: number; sender: Sender } | null> {
  const sender = from ?? (await senderOf(deps, deps.db, row.account_id));
  if (sender === null) return null;
  const locale = writtenIn(row.variants, sender.locale);
  const variant = row.variants[locale];
  if (variant == null) return null;
  const [agency, images] = await Promise.all([agencyOf(deps.db, row.profile_id), imagesShown(deps, [variant])]);
  const own = { subject: row.subject, intro: row.intro_html };
  const content = await buildContent({ locale, variant, images, sender, agency, own, inert });
  return { content, listId: sender.listId, sender };
}

/** Its HTML as somebody gets it who is no recipient: what was sent, or what would be now. */
export async function htmlOfCopy(deps: NewsletterDeps, row: WholeCopy, reader: Reader): Promise<string> {
  if (row.sent_html !== null) return shownTo(row.sent_html, reader);
  const built = await contentOfCopy(deps, row, true);
  return built === null ? '' : shownTo(built.content.html, reader);
}
