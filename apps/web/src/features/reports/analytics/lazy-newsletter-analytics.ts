import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';

/** Code and words come when somebody looks at newsletters. */
export const NewsletterAnalytics = loadAgain(() =>
  withWords(['posts', 'reports'], () => import('./newsletter-analytics.tsx')),
);
