import type { Translated } from '../translated.ts';
import type { posts as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { posts: { menu: 'Publicaciones', tab: 'Publicaciones' } } as const satisfies Translated<
  typeof enNav
>;

export const posts = {
  status: {
    publishing: 'Publicando…',
    scheduled_for: 'Programada',
    posted: 'Publicada',
    deleted: 'Eliminada',
    deleted_by_frequency: 'Eliminada (frecuencia)',
    reposted: 'Publicada de nuevo',
    post_error: 'Error al publicar',
    missed: 'No salió a tiempo',
    unconfirmed: 'Sin confirmar',
    reconnect: 'Conexión perdida',
    paused: 'En pausa',
    will_be_deleted: 'Se eliminará',
    removed: 'Eliminada',
    delete_error: 'Error al eliminar',
    post_failed_1: 'Error al publicar (1)',
    post_failed_2: 'Error al publicar (2)',
    post_failed_3: 'Error al publicar (3)',
  },
  list: {
    title: 'Calendario de publicaciones de {app}',
    lead: 'Hora de Toronto.',
    openPage: 'Abrir {page} en {app}',
    networks: 'Red',
    all: 'Todas las redes',
    tabs: 'Publicaciones',
    upcoming: 'Próximas',
    published: 'Publicadas',
    deleted: 'Eliminadas',
    top: 'Top',
    paused: 'En pausa',
    filters: 'Filtros',
    period: 'Período',
    past: '{days, plural, other {Últimos # días}}',
    ahead: '{days, plural, other {Próximos # días}}',
    allDates: 'Todas las fechas',
    week: 'Semana de creación',
    weekOf: 'Semana {week, number}: {from} – {to}',
    justCreated: '{count, plural, one {Tu nueva publicación} other {Tus nuevas publicaciones}}',
    dismissNew: 'Ver toda la lista',
    create: 'Crear publicación',
    clear: 'Borrar filtros',
    count: '{count, plural, one {# publicación} other {# publicaciones}}',
  },
  all: {
    title: 'Todas las redes',
    openOn: '{app}: {status}',
    more: 'Más para: {text}',
    forNetworks: 'Se aplica a {networks}.',
    notFor: 'Sin cambios: {networks}.',
    textsDiffer: 'Ahora cada red tiene un texto distinto. Todas recibirán este.',
    differ: 'Textos distintos',
    anyNetwork: 'tus redes',
  },
  card: {
    scheduled: 'Programada',
    openPost: 'Abrir publicación: {text}',
    noText: 'Publicación sin texto',
    video: 'Video',
    reel: 'Reel',
    preparing: 'Preparando: {percent, number}%',
    unprepared: 'No se pudo preparar este video',
  },
} as const satisfies Translated<typeof en>;
