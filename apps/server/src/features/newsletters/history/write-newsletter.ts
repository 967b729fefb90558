import type { Sql } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';
import { mailingHistory, type RunContent } from '../../mailing/index.ts';
import { contentOfCopy } from '../copies/html-of-copy.ts';
import type { NewsletterDeps } from '../deps.ts';

type WriteRun = Awaited<ReturnType<typeof mailingHistory>>['writeRun'];
type Recipients = Parameters<WriteRun>[2];

interface Whose {
  readonly campaignId: number;
  readonly accountId: number;
  readonly profileId: number;
}

/** What the copy of an advisor sends, and to which list. */
export async function contentFor(
  deps: Pick<NewsletterDeps, 'db' | 'config' | 'storage'>,
  { campaignId, accountId, profileId }: Whose,
): Promise<{ readonly content: RunContent; readonly listId: number }> {
  const campaign = await deps.db.row(
    query.selectFrom('email_campaigns').select('variants').where('id', '=', campaignId),
  );
  if (campaign === null) throw new Error('there is no such newsletter');
  const built = await contentOfCopy(
    deps,
    {
      ...{ variants: campaign.variants, account_id: accountId, profile_id: profileId },
      ...{ subject: null, intro_html: null },
    },
    false,
  );
  if (built === null) throw new Error('the newsletter says nothing');
  return built;
}

const DAY_MS = 86_400_000;
/** Staff write and publish before. */
const PUBLISHED_DAYS = 7;

/** Writes a draft as one that was published and went out, with an advisor's copy of it. */
export async function writeNewsletter(
  tx: Sql,
  { campaignId, accountId, profileId }: Whose,
  { content, listId }: Awaited<ReturnType<typeof contentFor>>,
  { fireAt, recipients }: { readonly fireAt: Date; readonly recipients: Recipients },
): Promise<void> {
  const before = (days: number) => new Date(fireAt.getTime() - days * DAY_MS);
  const published = before(PUBLISHED_DAYS);
  await tx.run(
    query
      .updateTable('email_campaigns')
      .set({ state: 'published', fire_at: fireAt, edit_by: before(1), published_at: published, spread_upto: accountId })
      .set({ created_at: before(PUBLISHED_DAYS + 2), updated_at: published })
      .where('id', '=', campaignId),
  );
  const { writeRun } = await mailingHistory();
  const run = await writeRun(tx, { profileId, listId, content, fireAt }, recipients);
  await tx.run(
    query.insertInto('newsletters').values({
      ...{ campaign_id: campaignId, account_id: accountId, profile_id: profileId, fire_at: fireAt, run_id: run },
      ...{ began_at: fireAt, told_at: published, created_at: published, version: 2 },
    }),
  );
}
