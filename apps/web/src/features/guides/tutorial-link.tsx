import type { SocialApp } from '@waypost/contract/networks';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

/** The tutorial on the card of a network, where there is one. */
export const TutorialLink = loadAgain<{ readonly app: SocialApp; readonly connected: boolean }>(() =>
  withWords(['guides/viewer'], () => import('./tutorial.tsx')),
);
