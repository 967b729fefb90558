import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { operationsPaths as at } from './paths.ts';

const below = { scope: 'staff', under: 'operations' } as const;

export const operationsScreens = screens(
  {
    scope: 'staff',
    at: at.overview,
    words: ['operations'],
    load: () => import('./operations-page.tsx'),
    nav: { key: 'operations', group: 'staff', icon: staffIcon('IconActivity'), needs: 'operations.manage' },
  },
  { ...below, at: at.posts, words: ['operations'], load: () => import('./posts-page.tsx') },
  { ...below, at: at.newsletters, words: ['operations'], load: () => import('./newsletters-page.tsx') },
  { ...below, at: at.jobs, words: ['operations'], load: () => import('./jobs-page.tsx') },
);
