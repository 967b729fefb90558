import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { announcementsPaths as at } from './paths.ts';

export const announcementsScreens = screens(
  {
    scope: 'staff',
    at: at.list,
    words: ['announcements', 'ui/ordered'],
    load: () => import('./staff/list-page.tsx'),
    nav: { key: 'announcements', group: 'staff', icon: staffIcon('IconSpeakerphone'), needs: 'announcements.change' },
  },
  {
    scope: 'staff',
    at: at.editor,
    words: ['announcements', 'announcements/card'],
    load: () => import('./staff/editor-page.tsx'),
    under: 'announcements',
  },
);
