import type { Translated } from '../../translated.ts';
import type { plans as en } from './en.ts';

export const plans = {
  losses: {
    effect: {
      instagram: 'Instagram sera déconnecté',
      reels: 'Les reels à venir seront supprimés',
      data: 'Les données PRO seront retirées',
    },
    nothing: 'Rien pour le moment',
    count: {
      instagram: '{count, plural, one {# compte} other {# comptes}}',
      instagram_posts: '{count, plural, one {# publication programmée} other {# publications programmées}}',
      reels: '{count, plural, one {# reel} other {# reels}}',
      advanced_features:
        'Lien de réservation et hashtags de signature de {count, plural, one {# profil} other {# profils}}',
      texts:
        '{count, plural, one {# publication programmée a} other {# publications programmées ont}} besoin du lien de réservation et ne {count, plural, one {sera pas publiée} other {seront pas publiées}} sans lui',
      drafts: '{count, plural, one {# brouillon} other {# brouillons}}',
      business_card: 'Carte professionnelle de {count, plural, one {# profil} other {# profils}}',
    },
    kept: 'Les données PRO sont conservées {days, number} jours et reviennent avec un forfait PRO. Les reels peuvent alors être restaurés jusqu’à leur heure.',
    failed: 'Impossible de compter ce qui sera retiré',
  },
  done: {
    nothing: 'Il n’y avait rien à retirer.',
    step: {
      instagram: '{count, plural, one {# compte Instagram déconnecté} other {# comptes Instagram déconnectés}}',
      instagram_posts:
        '{count, plural, one {# publication Instagram programmée supprimée} other {# publications Instagram programmées supprimées}}',
      reels: '{count, plural, one {# reel à venir supprimé} other {# reels à venir supprimés}}',
      advanced_features: 'Fonctions avancées mises de côté : {count, plural, one {# profil} other {# profils}}',
      texts:
        '{count, plural, one {# publication programmée attend} other {# publications programmées attendent}} un autre texte ou le forfait PRO',
      drafts: 'Mis de côté : {count, plural, one {# brouillon} other {# brouillons}}',
      business_card: 'Carte professionnelle mise de côté : {count, plural, one {# profil} other {# profils}}',
    },
  },
  after: {
    title: 'Ce qui est parti avec le forfait PRO',
    kept: 'Ce qui a été mis de côté est conservé (dernier jour : {until}) et revient avec un forfait PRO.',
  },
  user: {
    title: 'Historique du forfait',
    none: 'Le forfait n’a pas encore été modifié.',
    change: '{from} → {to}',
    source: {
      provider: 'Service de paiement',
      staff: 'Équipe',
      superuser: 'Superutilisateur',
      demo: 'Démo',
      cli: 'Sur le serveur',
    },
    downgrade: {
      button: 'Rétrograder le compte de facturation',
      title: 'Rétrograder ce compte?',
      text: 'Voici ce qui se passera immédiatement dans le compte de {name} :',
      confirm: 'Rétrograder',
      started: 'Rétrogradation en cours',
      errorTitle: 'Rétrogradation impossible pour l’instant',
      error: 'Ce compte doit d’abord être rétrogradé dans {provider}.',
      at: 'Rétrogradation : {when}',
      state: {
        running: 'En cours',
        kept: 'Conservé : {until}',
        restored: 'Données rendues',
        erased: 'Données effacées',
      },
    },
    below: {
      title: 'Retirer le forfait PRO?',
      text: 'Avec le forfait {plan}, voici ce qui se passera immédiatement dans le compte de {name} :',
      confirm: 'Modifier le forfait',
    },
  },
} as const satisfies Translated<typeof en>;
