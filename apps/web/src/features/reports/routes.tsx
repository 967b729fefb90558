import { screens } from '../../platform/navigation/screen.ts';
import { reportsPaths } from './paths.ts';

export const reportsScreens = screens({
  scope: 'profile',
  at: reportsPaths.newsletter,
  words: ['reports'],
  load: () => import('./report-page.tsx'),
  under: 'analytics',
});
