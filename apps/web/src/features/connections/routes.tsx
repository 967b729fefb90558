import { IconPlugConnected } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { anyBroken } from './connection-trouble.ts';
import { connectionsPaths as at } from './paths.ts';

const inside = { scope: 'profile', under: 'connections' } as const;

export const connectionsScreens = screens(
  {
    scope: 'profile',
    at: at.list,
    words: ['connections', 'legal'],
    load: () => import('./connections-page.tsx'),
    nav: { key: 'connections', group: 'account', icon: IconPlugConnected, troubled: anyBroken },
  },
  {
    ...inside,
    at: at.advanced,
    words: ['connections', 'plans/losses'],
    load: () => import('./advanced-features-page.tsx'),
  },
  {
    ...inside,
    at: at.settings,
    words: ['connections', 'slots', 'ui/moments'],
    load: () => import('./settings-page.tsx'),
  },
  { ...inside, at: at.remove, words: ['connections'], load: () => import('./remove-page.tsx') },
);
