import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { campaignPaths as at } from './paths.ts';

export const campaignsScreens = screens(
  {
    scope: 'marketing',
    at: at.list,
    words: ['campaigns', 'ui/ordered'],
    load: () => import('./list/campaigns-page.tsx'),
    nav: { key: 'campaigns', group: 'staff', icon: staffIcon('IconBroadcast'), needs: 'marketing.view_calendar' },
  },
  {
    scope: 'marketing',
    at: at.campaign,
    under: 'campaigns',
    words: ['campaigns', 'campaigns/editor', 'campaigns/publishing', 'ui/ordered', 'ui/saving'],
    load: () => import('./editor/campaign-page.tsx'),
  },
);
