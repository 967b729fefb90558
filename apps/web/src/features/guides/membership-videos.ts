import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

/** The link to the video of a plan, where there is one. */
export const PlanVideo = loadAgain(() => withWords(['guides/viewer'], () => import('./plan-video.tsx')));
/** The film of the page of memberships. */
export const MembershipFilm = loadAgain(() => withWords(['guides/viewer'], () => import('./film.tsx')));
