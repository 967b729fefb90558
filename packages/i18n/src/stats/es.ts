import type { Translated } from '../translated.ts';
import type { stats as en } from './en.ts';

export const stats = {
  label: {
    post_views: 'Visualizaciones',
    post_reach: 'Alcance',
    post_reactions: 'Reacciones',
    post_clicks: 'Clics',
    followers: 'Seguidores',
    post_interactions: 'Interacciones',
    post_saved: 'Guardados',
    post_likes: 'Me gusta',
    post_comments: 'Comentarios',
    post_shares: 'Compartidos',
    post_impressions: 'Impresiones',
    post_impressions_unique: 'Impresiones únicas',
    post_engagement: 'Tasa de interacción',
    reel_views: 'Visualizaciones',
    reel_watch_time: 'Tiempo de reproducción',
    reel_average_watch_time: 'Tiempo promedio de reproducción',
    reel_reactions: 'Reacciones',
    reel_social_interactions: 'Interacciones sociales',
    reel_interactions: 'Interacciones',
    reel_saved: 'Guardados',
    reel_likes: 'Me gusta',
    reel_comments: 'Comentarios',
    reel_shares: 'Compartidos',
    video_views: 'Visualizaciones',
    video_watch_time: 'Tiempo de reproducción',
    video_average_watch_time: 'Tiempo promedio de reproducción',
    video_reactions: 'Reacciones',
  },
} as const satisfies Translated<typeof en>;
