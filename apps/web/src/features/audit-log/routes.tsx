import { screens } from '../../platform/navigation/screen.ts';
import { staffIcon } from '../../ui/marks/staff-icon.tsx';
import { auditPaths as at } from './paths.ts';

export const auditScreens = screens({
  scope: 'staff',
  at: at.log,
  words: ['audit', 'accounts/users'],
  load: () => import('./audit-page.tsx'),
  nav: { key: 'audit', group: 'staff', icon: staffIcon('IconHistory'), needs: 'audit.read' },
});
