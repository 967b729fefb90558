import { withWords } from '../../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../../../ui/states/states.tsx';
import type { NewsletterListProps } from './newsletter-list.tsx';

/** The list where it stands beside others, such as on the dashboard. */
export const NewsletterList = loadAgain<NewsletterListProps>(
  () => withWords(['newsletters'], () => import('./newsletter-list.tsx')),
  () => ListSkeleton({ rows: 3 }),
);
