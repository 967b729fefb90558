import { createElement } from 'react';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../../ui/states/states.tsx';

/** What is written in is fetched when the first post is opened. */
export const PostEditor = loadAgain(
  () =>
    withWords(
      ['campaigns/editor', 'campaigns/publishing', 'generator', 'generator/further', 'media', 'ui/saving'],
      () => import('./post-editor.tsx'),
    ),
  () => createElement(ListSkeleton, { rows: 3, shape: 'line' }),
);
