export { sendAgain } from './again/send-again.ts';
export { askForFile } from './exporting/ask-for-file.ts';
export { campaignStats } from './reading/campaign-stats.ts';
export { linksOfCampaign } from './reading/links.ts';
export { newsletterReport } from './reading/newsletter-report.ts';
export { newsletterSummary } from './reading/newsletter-summary.ts';
export { sentHtml } from './reading/sent-html.ts';
export { listRecipients } from './recipients/list-recipients.ts';
