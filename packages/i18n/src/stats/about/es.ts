import type { Translated } from '../../translated.ts';
import type { stats as en } from './en.ts';

export const stats = {
  about: {
    post_views: 'Cuántas veces apareció la publicación en una pantalla.',
    post_reach: 'Cuántas personas vieron la publicación al menos una vez.',
    post_reactions: 'Los Me gusta y las demás reacciones a la publicación.',
    post_clicks: 'Clics en cualquier parte de la publicación.',
    followers: 'Personas que siguen la página. Es una estadística de la página, no de una publicación.',
    post_interactions: 'Me gusta, comentarios, compartidos y guardados, en conjunto.',
    post_saved: 'Cuántas veces se guardó la publicación.',
    post_likes: 'A cuántas personas les gustó la publicación.',
    post_comments: 'Cuántos comentarios tiene la publicación.',
    post_shares: 'Cuántas veces se compartió la publicación.',
    post_impressions: 'Cuántas veces se mostró la publicación.',
    post_impressions_unique: 'A cuántas personas se mostró la publicación.',
    post_engagement:
      'Proporción de personas que vieron la publicación e hicieron clic, dieron Me gusta, comentaron o la compartieron.',
    reel_views: 'Cuántas veces se reprodujo el reel.',
    reel_watch_time: 'Tiempo total que se reprodujo el reel.',
    reel_average_watch_time: 'Cuánto duró cada reproducción en promedio.',
    reel_reactions: 'Los Me gusta y las demás reacciones al reel.',
    reel_social_interactions: 'Reacciones, comentarios y compartidos, en conjunto.',
    reel_interactions: 'Me gusta, comentarios, compartidos y guardados, en conjunto.',
    reel_saved: 'Cuántas veces se guardó el reel.',
    reel_likes: 'A cuántas personas les gustó el reel.',
    reel_comments: 'Cuántos comentarios tiene el reel.',
    reel_shares: 'Cuántas veces se compartió el reel.',
    video_views: 'Cuántas veces se reprodujo el video.',
    video_watch_time: 'Tiempo total que se reprodujo el video.',
    video_average_watch_time: 'Cuánto duró cada reproducción en promedio.',
    video_reactions: 'Los Me gusta y las demás reacciones al video.',
  },
} as const satisfies Translated<typeof en>;
