import type { Translated } from '../translated.ts';
import type { posts as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { posts: { menu: 'Publicaciones', tab: 'Posts' } } as const satisfies Translated<typeof enNav>;

export const posts = {
  status: {
    publishing: 'Publicando...',
    scheduled_for: 'Programada para el',
    posted: 'Publicada',
    deleted: 'Eliminada',
    deleted_by_frequency: 'Eliminada por la frecuencia de publicación',
    reposted: 'Publicada de nuevo',
    post_error: 'Error de publicación',
    missed: 'No salió a tiempo',
    unconfirmed: 'Sin confirmar',
    reconnect: 'En espera de la conexión',
    will_be_deleted: 'Se eliminará',
    removed: 'Eliminada',
    delete_error: 'Error al eliminar',
    post_failed_1: 'Publicación fallida (1)',
    post_failed_2: 'Publicación fallida (2)',
    post_failed_3: 'Publicación fallida (3)',
  },
  list: {
    title: 'Calendario de publicación de {app}',
    lead: 'Todas las horas son de Toronto.',
    openPage: 'Abrir {page} en {app}',
    networks: 'Red',
    tabs: 'Publicaciones',
    upcoming: 'Próximas',
    published: 'Publicadas',
    deleted: 'Eliminadas',
    top: 'Mejores',
    paused: 'En pausa',
    period: 'Período',
    past: '{days, plural, other {Últimos # días}}',
    ahead: '{days, plural, other {Próximos # días}}',
    allDates: 'Todas las fechas',
    week: 'Creada en la semana',
    weekOf: 'Semana {week, number}: {from} – {to}',
    justCreated: '{count, plural, one {Tu nueva publicación} other {Tus nuevas publicaciones}}',
    dismissNew: 'Ver toda la lista',
    create: 'Crear publicación',
    clear: 'Borrar filtros',
    count: '{count, plural, one {# publicación} other {# publicaciones}}',
  },
  card: {
    scheduled: 'Programada',
    openPost: 'Abrir publicación: {text}',
    noText: 'Publicación sin texto',
    video: 'Vídeo',
    reel: 'Reel',
    preparing: 'En preparación: {percent, number} %',
    unprepared: 'No se pudo preparar este vídeo',
  },
} as const satisfies Translated<typeof en>;
