import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../ui/states/states.tsx';
import type { NewsletterListProps } from './copies/list/newsletter-list.tsx';

export { newsletterAccountScreens } from './account/routes.tsx';
export { useNewsletter } from './copies/api.ts';
export { RescheduleNewsletter } from './copies/detail/reschedule.tsx';
export { newslettersScreens } from './copies/routes.tsx';

/** The list where it stands beside others, such as on the dashboard; it comes when its tab is opened. */
export const NewsletterList = loadAgain<NewsletterListProps>(
  () => withWords(['newsletters'], () => import('./copies/list/newsletter-list.tsx')),
  () => ListSkeleton({ rows: 3 }),
);
