import type { About } from './about.ts';

export const es: About = {
  name: 'Español',
  dayjs: 'es',
  needsScript: 'Waypost necesita JavaScript.',
  notLoaded: 'No se pudo cargar Waypost.',
  reload: 'Vuelve a cargar la página',
};
