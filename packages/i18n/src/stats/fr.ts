import type { Translated } from '../translated.ts';
import type { stats as en } from './en.ts';

export const stats = {
  label: {
    post_views: 'Vues',
    post_reach: 'Portée',
    post_reactions: 'Réactions',
    post_clicks: 'Clics',
    followers: 'Abonnés',
    post_interactions: 'Interactions',
    post_saved: 'Enregistrements',
    post_likes: 'J’aime',
    post_comments: 'Commentaires',
    post_shares: 'Partages',
    post_impressions: 'Impressions',
    post_impressions_unique: 'Impressions uniques',
    post_engagement: 'Taux d’engagement',
    reel_views: 'Vues',
    reel_watch_time: 'Durée de visionnement',
    reel_average_watch_time: 'Durée moyenne de visionnement',
    reel_reactions: 'Réactions',
    reel_social_interactions: 'Interactions sociales',
    reel_interactions: 'Interactions',
    reel_saved: 'Enregistrements',
    reel_likes: 'J’aime',
    reel_comments: 'Commentaires',
    reel_shares: 'Partages',
    video_views: 'Vues',
    video_watch_time: 'Durée de visionnement',
    video_average_watch_time: 'Durée moyenne de visionnement',
    video_reactions: 'Réactions',
  },
} as const satisfies Translated<typeof en>;
