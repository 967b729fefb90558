import type { Translated } from '../translated.ts';
import type { dashboard as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { dashboard: { menu: 'Panel', tab: 'Inicio' } } as const satisfies Translated<typeof enNav>;

export const dashboard = {
  greeting: {
    morning: 'Buenos días, {name}',
    afternoon: 'Buenas tardes, {name}',
    evening: 'Buenas noches, {name}',
    plain: 'Panel',
  },
  lead: 'Lo próximo que sale y lo que gustó a tus viajeros. Hora de Toronto.',
  createPost: 'Crear publicación',
  connect: {
    title: 'Haz clic para añadir tu primera conexión',
    text: 'Conecta una página de Facebook, una cuenta de Instagram o LinkedIn y programa tu primera publicación.',
  },
  notices: {
    brokenTitle: 'Hay que volver a conectar {app}.',
    brokenText: 'Las publicaciones programadas esperan hasta entonces.',
    expiringTitle: '{app} caduca en {days, plural, one {# día} other {# días}}.',
    expiringText: 'Renueva la conexión para que las publicaciones sigan saliendo.',
    refresh: 'Renovar conexión',
  },
  columns: {
    upcoming: 'Próximas publicaciones',
    top: 'Contenido con mejor rendimiento',
    period: 'Período',
    schedule: 'Calendario de publicación',
    networks: 'Red',
    upcomingEmpty: 'No sale nada en este período',
    topEmpty: 'No hay publicaciones en este período',
    createPost: 'Crear publicación',
  },
} as const satisfies Translated<typeof en>;
