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
  periods: {
    past: '{days, plural, other {Últimos # días}}',
    ahead: '{days, plural, other {Próximos # días}}',
  },
  card: {
    scheduled: 'Programada',
    openPost: 'Abrir publicación: {text}',
    noText: 'Publicación sin texto',
    video: 'Video',
    reel: 'Reel',
    reelWaiting: 'Reel en proceso',
    videoWaiting: 'Video en proceso',
    preparing: 'Preparando: {percent, number}%',
    unprepared: 'No se pudo preparar este video',
  },
} as const satisfies Translated<typeof en>;
