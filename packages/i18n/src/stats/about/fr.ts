import type { Translated } from '../../translated.ts';
import type { stats as en } from './en.ts';

export const stats = {
  about: {
    post_views: 'Combien de fois la publication est apparue à l’écran.',
    post_reach: 'Combien de personnes ont vu la publication au moins une fois.',
    post_reactions: 'Les J’aime et les autres réactions à la publication.',
    post_clicks: 'Clics n’importe où sur la publication.',
    followers: 'Personnes abonnées à la page. C’est une statistique de la page, pas d’une publication.',
    post_interactions: 'J’aime, commentaires, partages et enregistrements réunis.',
    post_saved: 'Combien de fois la publication a été enregistrée.',
    post_likes: 'Combien de personnes ont aimé la publication.',
    post_comments: 'Combien de commentaires la publication a reçus.',
    post_shares: 'Combien de fois la publication a été partagée.',
    post_impressions: 'Combien de fois la publication a été affichée.',
    post_impressions_unique: 'À combien de personnes la publication a été affichée.',
    post_engagement: 'Part des personnes qui ont vu la publication et ont cliqué, aimé, commenté ou partagé.',
    reel_views: 'Combien de fois le reel a été lu.',
    reel_watch_time: 'Durée totale pendant laquelle le reel a été regardé.',
    reel_average_watch_time: 'Durée moyenne de chaque lecture.',
    reel_reactions: 'Les J’aime et les autres réactions au reel.',
    reel_social_interactions: 'Réactions, commentaires et partages réunis.',
    reel_interactions: 'J’aime, commentaires, partages et enregistrements réunis.',
    reel_saved: 'Combien de fois le reel a été enregistré.',
    reel_likes: 'Combien de personnes ont aimé le reel.',
    reel_comments: 'Combien de commentaires le reel a reçus.',
    reel_shares: 'Combien de fois le reel a été partagé.',
    video_views: 'Combien de fois la vidéo a été lue.',
    video_watch_time: 'Durée totale pendant laquelle la vidéo a été regardée.',
    video_average_watch_time: 'Durée moyenne de chaque lecture.',
    video_reactions: 'Les J’aime et les autres réactions à la vidéo.',
  },
} as const satisfies Translated<typeof en>;
