import type { Translated } from '../translated.ts';
import type { emails as en } from './en.ts';

export const emails = {
  footer:
    'Vous recevez ce message parce que vous avez un compte Waypost. Il s’agit d’un message de service ; il n’est pas possible de s’en désabonner.',
  not_you: 'Si ce n’était pas vous, ignorez ce message : rien ne change.',
  settings_button: 'Ouvrir les paramètres du compte',
  no_reason: 'Le réseau n’a pas donné de raison que nous connaissions. La page de la publication montre sa réponse.',
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Bienvenue, {name}',
    body: 'Veuillez confirmer que cette adresse est la vôtre. Nous y envoyons les avis sur vos publications et les liens de réinitialisation du mot de passe.',
    button: 'Confirmer cette adresse',
    life: 'Le lien fonctionne une seule fois et pendant 24 heures. Vous pouvez en demander un nouveau dans les paramètres de votre compte.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    heading: 'Bonjour {name},',
    body: 'Vous avez demandé un nouveau mot de passe. Choisissez-le à la page suivante ; vous serez déconnecté de tous vos autres appareils.',
    button: 'Choisir un nouveau mot de passe',
    life: 'Le lien fonctionne une seule fois et pendant une heure.',
  },
  account_exists: {
    subject: 'Vous avez déjà un compte',
    heading: 'Bonjour {name},',
    body: 'Quelqu’un a essayé de s’inscrire avec cette adresse. Vous avez déjà un compte ; aucun nouveau compte n’a donc été créé. Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser à la page de connexion.',
    button: 'Se connecter',
  },
  address_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    heading: 'Bonjour {name},',
    body: 'L’adresse e-mail de votre compte Waypost a été modifiée. Les messages sont désormais envoyés à la nouvelle adresse.',
    not_you:
      'Si ce n’était pas vous, prévenez immédiatement votre administrateur : quelqu’un connaît votre mot de passe.',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Bonjour {name},',
    body: 'Le mot de passe de votre compte Waypost a été modifié et vos autres sessions ont pris fin.',
    button: 'Réinitialiser le mot de passe',
    not_you: 'Si ce n’était pas vous, réinitialisez le mot de passe dès maintenant.',
  },
  post_failed: {
    subject: 'Une publication n’a pas pu paraître sur {page}',
    heading: 'Bonjour {name},',
    body: 'Une publication programmée n’a pas pu paraître sur {page}. Aucune nouvelle tentative automatique n’aura lieu. La raison :',
    button: 'Ouvrir la publication',
    next: 'Sur la page de la publication, vous voyez chaque tentative et vous pouvez la modifier, réessayer ou la supprimer.',
  },
  posts_missed: {
    subject:
      '{count, plural, one {Une publication n’est pas parue} other {# publications ne sont pas parues}} sur {page}',
    heading: 'Bonjour {name},',
    body: '{count, plural, one {Cette publication n’a pas pu paraître} other {Ces # publications n’ont pas pu paraître}} à temps sur {page} ; rien n’a donc été publié. À vous de décider : publier maintenant, reprogrammer ou ignorer.',
    button: '{count, plural, one {Ouvrir la publication} other {Ouvrir les publications}}',
  },
  preflight_trouble: {
    subject: 'Une publication sur {page} demande votre attention',
    heading: 'Bonjour {name},',
    body: 'Une publication est prévue sur {page} le {at} (heure de Toronto). En l’état, elle ne peut pas paraître :',
    button: 'Ouvrir la publication',
  },
  connection_broken: {
    subject: '{app} : {page} n’est plus connectée',
    heading: 'Bonjour {name},',
    body: '{app} ne permet plus à Waypost de publier sur {page}. Cela arrive quand un mot de passe a été changé, une autorisation retirée ou que la connexion a expiré.',
    waiting:
      'Vos publications programmées sont conservées et attendent. Reconnectez-vous dans les 48 heures : celles qui ne sont pas trop en retard paraîtront automatiquement.',
    button: 'Reconnecter {app}',
  },
  connection_expiring: {
    subject:
      '{app} : la connexion à {page} {days, plural, =0 {prend fin aujourd’hui} =1 {prend fin demain} other {prend fin dans # jours}}',
    heading: 'Bonjour {name},',
    body: '{app} autorise Waypost à publier sur {page} jusqu’au {date} : la connexion {days, plural, =0 {prend fin aujourd’hui} =1 {prend fin demain} other {prend fin dans # jours}} (heure de Toronto). {app} n’accorde ces autorisations que pour un temps limité ; renouveler la vôtre prend une minute.',
    kept: 'Votre page, vos réglages et vos publications programmées restent tels quels. Sans renouvellement, les publications attendront à partir de ce jour que vous vous reconnectiez.',
    button: 'Reconnecter {app}',
  },
} as const satisfies Translated<typeof en>;
