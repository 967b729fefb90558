import type { Locale } from '@waypost/i18n';
import type { Reads } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/index.ts';
import type { RunContent } from '../../mailing/index.ts';
import { agencyOf } from '../../profiles/index.ts';
import { senderOf } from '../account/sender.ts';
import { buildContent } from '../body/build-content.ts';
import { SAMPLE_AGENCY, SAMPLE_SENDER } from '../body/sample-sender.ts';
import { writtenIn } from '../copies/written-in.ts';
import type { NewsletterDeps } from '../deps.ts';
import { readVariants } from './campaign-store.ts';
import { imagesShown } from './image-store.ts';

const accountOf = (db: Reads, profile: number) =>
  db.row(query.selectFrom('newsletter_accounts').select('id').where('profile_id', '=', profile));

/**
 * A campaign in a language as an advisor's readers would get it, or a made-up advisor's: where it says nothing in it, in the one in which
 * they get it then; null where it says nothing at all.
 */
export async function contentOfCampaign(
  deps: NewsletterDeps,
  campaign: number,
  { locale: wanted, profile }: { readonly locale: Locale; readonly profile: number | null },
): Promise<RunContent | null> {
  const variants = await readVariants(deps.db, campaign);
  const locale = writtenIn(variants, wanted);
  const variant = variants[locale];
  if (variant == null) return null;
  const images = await imagesShown(deps, [variant]);
  const own = { subject: null, intro: null };
  const given = { locale, variant, images, own, inert: true };
  if (profile === null) return buildContent({ ...given, sender: SAMPLE_SENDER, agency: SAMPLE_AGENCY });
  const account = await accountOf(deps.db, profile);
  const sender = account && (await senderOf(deps, deps.db, account.id));
  if (sender === null) throw notFound('newsletters.errors.noProfile');
  return buildContent({ ...given, sender, agency: await agencyOf(deps.db, profile) });
}
