import type { Translated } from '../translated.ts';
import type { stats as en } from './en.ts';

export const stats = {
  post_views: { label: 'Vues', description: 'Combien de fois la publication est apparue à l’écran.' },
  post_reach: { label: 'Portée', description: 'Combien de personnes ont vu la publication au moins une fois.' },
  post_reactions: { label: 'Réactions', description: 'Les J’aime et les autres réactions à la publication.' },
  post_clicks: { label: 'Clics', description: 'Clics n’importe où sur la publication.' },
  followers: {
    label: 'Abonnés',
    description: 'Personnes abonnées à la page. C’est une statistique de la page, pas d’une publication.',
  },
  post_interactions: {
    label: 'Interactions',
    description: 'J’aime, commentaires, partages et enregistrements réunis.',
  },
  post_saved: { label: 'Enregistrements', description: 'Combien de fois la publication a été enregistrée.' },
  post_likes: { label: 'J’aime', description: 'Combien de personnes ont aimé la publication.' },
  post_comments: { label: 'Commentaires', description: 'Combien de commentaires la publication a reçus.' },
  post_shares: { label: 'Partages', description: 'Combien de fois la publication a été partagée.' },
  post_impressions: { label: 'Impressions', description: 'Combien de fois la publication a été affichée.' },
  post_impressions_unique: {
    label: 'Impressions uniques',
    description: 'À combien de personnes la publication a été affichée.',
  },
  post_engagement: {
    label: 'Taux d’engagement',
    description: 'Part des personnes qui ont vu la publication et ont cliqué, aimé, commenté ou partagé.',
  },
  reel_views: { label: 'Vues', description: 'Combien de fois le reel a été lu.' },
  reel_watch_time: {
    label: 'Durée de visionnement',
    description: 'Durée totale pendant laquelle le reel a été regardé.',
  },
  reel_average_watch_time: {
    label: 'Durée moyenne de visionnement',
    description: 'Durée moyenne de chaque lecture.',
  },
  reel_reactions: { label: 'Réactions', description: 'Les J’aime et les autres réactions au reel.' },
  reel_social_interactions: {
    label: 'Interactions sociales',
    description: 'Réactions, commentaires et partages réunis.',
  },
  reel_interactions: {
    label: 'Interactions',
    description: 'J’aime, commentaires, partages et enregistrements réunis.',
  },
  reel_saved: { label: 'Enregistrements', description: 'Combien de fois le reel a été enregistré.' },
  reel_likes: { label: 'J’aime', description: 'Combien de personnes ont aimé le reel.' },
  reel_comments: { label: 'Commentaires', description: 'Combien de commentaires le reel a reçus.' },
  reel_shares: { label: 'Partages', description: 'Combien de fois le reel a été partagé.' },
  video_views: { label: 'Vues', description: 'Combien de fois la vidéo a été lue.' },
  video_watch_time: {
    label: 'Durée de visionnement',
    description: 'Durée totale pendant laquelle la vidéo a été regardée.',
  },
  video_average_watch_time: {
    label: 'Durée moyenne de visionnement',
    description: 'Durée moyenne de chaque lecture.',
  },
  video_reactions: { label: 'Réactions', description: 'Les J’aime et les autres réactions à la vidéo.' },
} as const satisfies Translated<typeof en>;
