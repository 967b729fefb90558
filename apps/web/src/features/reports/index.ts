export { NewsletterAnalytics } from './analytics/lazy-newsletter-analytics.ts';
export { useCampaignStats } from './api.ts';
export { CampaignFigures } from './campaign/lazy-campaign-figures.ts';
export { CampaignReport } from './campaign/lazy-campaign-report.ts';
export { reportsScreens } from './routes.tsx';
