import type { About } from './about.ts';

export const fr: About = {
  name: 'Français',
  dayjs: 'fr',
  needsScript: 'Waypost a besoin de JavaScript.',
  notLoaded: 'Waypost n’a pas pu être chargé.',
  reload: 'Recharger la page',
};
