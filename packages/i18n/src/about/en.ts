import type { About } from './about.ts';

export const en: About = {
  name: 'English',
  dayjs: null,
  needsScript: 'Waypost needs JavaScript.',
  notLoaded: 'Waypost couldn’t be loaded.',
  reload: 'Reload the page',
};
