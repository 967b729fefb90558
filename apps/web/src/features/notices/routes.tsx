import { screens } from '../../platform/navigation/screen.ts';
import { noticesPaths } from './paths.ts';

export const noticesScreens = screens({
  scope: 'public',
  at: noticesPaths.notices,
  words: ['notices'],
  load: () => import('./notices-page.tsx'),
});
