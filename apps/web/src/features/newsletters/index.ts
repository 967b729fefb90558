import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../ui/states/states.tsx';
import type { MoveNewsletterProps } from './copies/detail/move-newsletter.tsx';
import type { NewsletterListProps } from './copies/list/newsletter-list.tsx';

export { newsletterAccountScreens } from './account/routes.tsx';
export { newslettersScreens } from './copies/routes.tsx';

// Every visit loads this file: what others take from the room comes when it is shown.

/** The list where it stands beside others, such as on the dashboard. */
export const NewsletterList = loadAgain<NewsletterListProps>(
  () => withWords(['newsletters'], () => import('./copies/list/newsletter-list.tsx')),
  () => ListSkeleton({ rows: 3 }),
);

/** Another time for one of them. */
export const MoveNewsletter = loadAgain<MoveNewsletterProps>(
  () => withWords(['newsletters/detail'], () => import('./copies/detail/move-newsletter.tsx')),
  () => ListSkeleton({ rows: 1, shape: 'line' }),
);
