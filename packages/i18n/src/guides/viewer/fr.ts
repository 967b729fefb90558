import type { Translated } from '../../translated.ts';
import type { guides as en } from './en.ts';

export const guides = {
  viewer: {
    withVideos: 'Découvrir Waypost',
    withVideosText: 'De courtes vidéos qui montrent comment ça marche.',
    withoutVideos: 'Bienvenue dans Waypost',
    withoutVideosText: 'Des vidéos qui montrent comment ça marche s’afficheront ici.',
    previous: 'Vidéos précédentes',
    next: 'Vidéos suivantes',
    position: '{one, select, true {{from, number}} other {{from, number}–{to, number}}} sur {count, number}',
    watch: 'Regarder : {title}',
    watched: 'Vue',
    notReady: 'Cette vidéo est encore en préparation. Réessayez dans quelques minutes.',
    newTab: '(s’ouvre dans un nouvel onglet)',
    tutorial: 'Voir un court tutoriel',
    learn: 'En savoir plus',
    setup: 'Configurer votre forfait PRO',
    info: 'À propos de ce tutoriel',
  },
} as const satisfies Translated<typeof en>;
