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
  lead: 'Tus próximas publicaciones y las que más gustaron a tus viajeros. Hora de Toronto.',
  ahead:
    '{count, plural, =0 {Nada programado} one {# publicación programada} other {# publicaciones programadas}} para los próximos {days, number} días. Hora de Toronto.',
  createPost: 'Crear publicación',
  connect: {
    title: 'Haz clic para agregar tu primera conexión',
    text: 'Conecta una página de Facebook, una cuenta de Instagram o LinkedIn y programa tu primera publicación.',
  },
  troubles: {
    title: 'Requiere tu atención',
    count: '{count, plural, one {# asunto requiere tu atención} other {# asuntos requieren tu atención}}',
    missed:
      '{app}: {count, plural, one {# publicación no salió a tiempo.} other {# publicaciones no salieron a tiempo.}}',
    unconfirmed:
      '{app}: {count, plural, one {# publicación sin confirmar. ¿Se publicó?} other {# publicaciones sin confirmar. ¿Se publicaron?}}',
    refused: '{app}: {count, plural, one {# publicación rechazada.} other {# publicaciones rechazadas.}}',
    review: 'Revisar',
  },
  figures: {
    posted: 'Publicaciones en línea',
    reach: 'Alcance',
    interactions: 'Interacciones',
    followers: 'Seguidores',
    days: '{days, plural, other {Últimos # días}}',
    before: 'Frente al mismo número de días anteriores',
    asOf: 'Actualización: {when}',
    none: 'Aún no hay estadísticas',
  },
  columns: {
    upcoming: 'Próximas publicaciones',
    top: 'Contenido con mejor rendimiento',
    period: 'Periodo',
    schedule: 'Calendario de publicaciones',
    analytics: 'Estadísticas',
    networks: 'Red',
    upcomingEmpty: 'No hay publicaciones programadas',
    topEmpty: 'No se publicó nada en este periodo',
    createPost: 'Crear publicación',
  },
} as const satisfies Translated<typeof en>;
