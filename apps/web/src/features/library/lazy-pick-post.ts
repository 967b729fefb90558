import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../ui/states/states.tsx';
import type { PickPostProps } from './pick-post.tsx';

/** The library in the media picker: a post is chosen for its words and pictures. */
export const PickPost = loadAgain<PickPostProps>(
  () => withWords(['library', 'stats', 'ui/moments'], () => import('./pick-post.tsx')),
  () => ListSkeleton({ rows: 4 }),
);
