import { IconMail } from '@tabler/icons-react';
import { screens } from '../../platform/navigation/screen.ts';
import { authoringPaths as at } from './paths.ts';

export const authoringScreens = screens(
  {
    scope: 'staff',
    at: at.list,
    words: ['authoring', 'ui/ordered'],
    load: () => import('./list/campaigns-page.tsx'),
    nav: { key: 'authoring', group: 'staff', icon: IconMail, needs: 'staff' },
  },
  {
    scope: 'staff',
    at: at.campaign,
    under: 'authoring',
    words: ['authoring', 'authoring/editor', 'authoring/sending', 'ui/saving', 'ui/writing'],
    load: () => import('./editor/campaign-page.tsx'),
  },
);
