import { sendTestMail } from './body/test-mail.ts';
import { contentOfCampaign } from './campaigns/content-of-campaign.ts';
import { readCopy } from './copies/copy-store.ts';
import { contentOfCopy } from './copies/html-of-copy.ts';
import type { NewsletterDeps } from './deps.ts';
import type { TestMail } from './job-kinds.ts';

/** Builds what it says now, and sends it. */
export const sendTest = (deps: NewsletterDeps, mail: TestMail): Promise<void> =>
  sendTestMail(deps, mail, async ({ newsletter, campaign, locale, profile }) => {
    if (campaign !== null) return contentOfCampaign(deps, campaign, { locale, profile });
    const row = newsletter === null ? null : await readCopy(deps.db, newsletter);
    return row && ((await contentOfCopy(deps, row, true))?.content ?? null);
  });
