export { NewsletterAnalytics } from './analytics/lazy-newsletter-analytics.ts';
export { CampaignReport } from './campaign/lazy-campaign-report.ts';
export { reportsScreens } from './routes.tsx';
