import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { EmailProps } from './email-performance.tsx';
import type { PostingProps } from './posting-performance.tsx';

/** Code and words come when it is shown. */
export const PostingPerformance = loadAgain<PostingProps>(() =>
  withWords(['marketing', 'stats'], () => import('./posting-performance.tsx')),
);
export const EmailPerformance = loadAgain<EmailProps>(() =>
  withWords(['marketing'], () => import('./email-performance.tsx')),
);
