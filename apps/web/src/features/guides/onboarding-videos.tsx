import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

/** The last part of the dashboard, which waits for nothing above it: its code, words and videos come by themselves. */
export const OnboardingVideos = loadAgain(() => withWords(['guides/viewer'], () => import('./carousel.tsx')));
