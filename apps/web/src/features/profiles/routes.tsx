import { screens } from '../../platform/navigation/screen.ts';

export const profilesScreens = screens({ scope: 'profile', path: 'setup/', load: () => import('./setup-page.tsx') });
