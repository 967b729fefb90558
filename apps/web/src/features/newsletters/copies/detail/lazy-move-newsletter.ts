import { withWords } from '../../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../../../ui/states/states.tsx';
import type { MoveNewsletterProps } from './move-newsletter.tsx';

/** Another time for one of them. */
export const MoveNewsletter = loadAgain<MoveNewsletterProps>(
  () => withWords(['newsletters/detail'], () => import('./move-newsletter.tsx')),
  () => ListSkeleton({ rows: 1, shape: 'line' }),
);
