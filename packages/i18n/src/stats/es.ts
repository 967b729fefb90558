import type { Translated } from '../translated.ts';
import type { stats as en } from './en.ts';

export const stats = {
  post_views: { label: 'Visualizaciones', description: 'Cuántas veces apareció la publicación en una pantalla.' },
  post_reach: { label: 'Alcance', description: 'Cuántas personas vieron la publicación al menos una vez.' },
  post_reactions: { label: 'Reacciones', description: 'Los Me gusta y las demás reacciones a la publicación.' },
  post_clicks: { label: 'Clics', description: 'Clics en cualquier parte de la publicación.' },
  followers: {
    label: 'Seguidores',
    description: 'Personas que siguen la página. Es una estadística de la página, no de una publicación.',
  },
  post_interactions: {
    label: 'Interacciones',
    description: 'Me gusta, comentarios, compartidos y guardados, en conjunto.',
  },
  post_saved: { label: 'Guardados', description: 'Cuántas veces se guardó la publicación.' },
  post_likes: { label: 'Me gusta', description: 'A cuántas personas les gustó la publicación.' },
  post_comments: { label: 'Comentarios', description: 'Cuántos comentarios tiene la publicación.' },
  post_shares: { label: 'Compartidos', description: 'Cuántas veces se compartió la publicación.' },
  post_impressions: { label: 'Impresiones', description: 'Cuántas veces se mostró la publicación.' },
  post_impressions_unique: { label: 'Impresiones únicas', description: 'A cuántas personas se mostró la publicación.' },
  post_engagement: {
    label: 'Tasa de interacción',
    description:
      'Proporción de personas que vieron la publicación e hicieron clic, dieron Me gusta, comentaron o la compartieron.',
  },
  reel_views: { label: 'Visualizaciones', description: 'Cuántas veces se reprodujo el reel.' },
  reel_watch_time: { label: 'Tiempo de reproducción', description: 'Tiempo total que se reprodujo el reel.' },
  reel_average_watch_time: {
    label: 'Tiempo promedio de reproducción',
    description: 'Cuánto duró cada reproducción en promedio.',
  },
  reel_reactions: { label: 'Reacciones', description: 'Los Me gusta y las demás reacciones al reel.' },
  reel_social_interactions: {
    label: 'Interacciones sociales',
    description: 'Reacciones, comentarios y compartidos, en conjunto.',
  },
  reel_interactions: {
    label: 'Interacciones',
    description: 'Me gusta, comentarios, compartidos y guardados, en conjunto.',
  },
  reel_saved: { label: 'Guardados', description: 'Cuántas veces se guardó el reel.' },
  reel_likes: { label: 'Me gusta', description: 'A cuántas personas les gustó el reel.' },
  reel_comments: { label: 'Comentarios', description: 'Cuántos comentarios tiene el reel.' },
  reel_shares: { label: 'Compartidos', description: 'Cuántas veces se compartió el reel.' },
  video_views: { label: 'Visualizaciones', description: 'Cuántas veces se reprodujo el video.' },
  video_watch_time: { label: 'Tiempo de reproducción', description: 'Tiempo total que se reprodujo el video.' },
  video_average_watch_time: {
    label: 'Tiempo promedio de reproducción',
    description: 'Cuánto duró cada reproducción en promedio.',
  },
  video_reactions: { label: 'Reacciones', description: 'Los Me gusta y las demás reacciones al video.' },
} as const satisfies Translated<typeof en>;
