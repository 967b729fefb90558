import type { Translated } from '../translated.ts';
import type { emails as en } from './en.ts';

export const emails = {
  footer:
    'Vous recevez ce courriel parce que vous avez un compte Waypost. C’est un message de service : il n’est pas possible de s’en désabonner.',
  notice_footer: 'Vous recevez cet avis parce que vous avez un compte Waypost.',
  notices_link: 'Choisir les avis que vous recevez',
  not_you: 'Si ce n’était pas vous, ignorez ce courriel : rien ne changera.',
  settings_button: 'Ouvrir les paramètres du compte',
  no_reason: 'Le réseau n’a pas donné de raison connue. Sa réponse figure sur la page de la publication.',
  verify: {
    subject: 'Confirmez votre adresse courriel',
    heading: 'Bonjour {name},',
    body: 'Confirmez que cette adresse courriel est la vôtre. Nous y enverrons les avis sur vos publications et les liens de réinitialisation du mot de passe.',
    button: 'Confirmer l’adresse',
    life: 'Le lien fonctionne une seule fois, pendant 24 heures. Vous pouvez en demander un nouveau dans les paramètres de votre compte.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    heading: 'Bonjour {name},',
    body: 'Vous avez demandé un nouveau mot de passe. Choisissez-le à la page suivante; la session sera fermée sur tous vos autres appareils.',
    button: 'Choisir un nouveau mot de passe',
    life: 'Le lien fonctionne une seule fois, pendant une heure.',
  },
  invitation: {
    subject: 'Votre invitation à Waypost',
    heading: 'Bonjour {name},',
    body: 'Un compte Waypost vous attend. Choisissez un mot de passe et commencez à programmer vos publications.',
    button: 'Choisir un mot de passe',
    life: 'Le lien fonctionne une fois, pendant sept jours. Si vous n’attendiez pas ce courriel, ignorez-le.',
  },
  account_exists: {
    subject: 'Vous avez déjà un compte',
    heading: 'Bonjour {name},',
    body: 'Une personne a tenté de s’inscrire avec cette adresse courriel. Vous avez déjà un compte; aucun nouveau compte n’a donc été créé.',
    button: 'Se connecter',
    kept_subject: 'Votre compte supprimé existe encore',
    kept: 'Une personne a tenté de s’inscrire avec cette adresse courriel. Vous avez supprimé votre compte, mais il n’est pas encore effacé; aucun nouveau compte n’a donc été créé.',
    reset: 'Mot de passe oublié ou jamais choisi? Choisissez-en un ici : {url}',
  },
  address_changed: {
    subject: 'Votre adresse courriel a été modifiée',
    heading: 'Bonjour {name},',
    body: 'L’adresse courriel de votre compte Waypost a été modifiée. Les courriels sont maintenant envoyés à la nouvelle adresse.',
    not_you:
      'Si ce n’était pas vous, prévenez votre administrateur sans attendre : quelqu’un connaît peut-être votre mot de passe.',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Bonjour {name},',
    body: 'Le mot de passe de votre compte Waypost a été modifié et vos autres sessions ont été fermées.',
    button: 'Réinitialiser le mot de passe',
    not_you: 'Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant.',
  },
  account_deleted: {
    subject: 'Votre compte a été supprimé',
    heading: 'Au revoir, {name}',
    body: 'Votre compte Waypost a été supprimé. Plus rien ne sera publié et vos réseaux ont été déconnectés.',
    kept: 'Vous changez d’idée? Connectez-vous et gardez votre compte. Date limite : {date, date, ::yMMMMd}. Ensuite, tout ce qu’il contient sera effacé.',
    button: 'Garder mon compte',
    not_you: 'Si ce n’était pas vous, connectez-vous, gardez votre compte et changez votre mot de passe.',
  },
  archive_ready: {
    subject: 'Vos données sont prêtes à télécharger',
    heading: 'Bonjour {name},',
    body: 'Tout ce que contient votre compte Waypost est maintenant réuni dans un fichier. Téléchargez-le depuis les paramètres de votre compte.',
    kept: 'Le fichier ne reste pas indéfiniment. Date limite : {date, date, ::yMMMMd}. Ensuite, nous le supprimerons et vous pourrez en demander un autre.',
    button: 'Ouvrir les paramètres',
    not_you: 'Si vous n’avez rien demandé, changez de mot de passe et fermez toutes vos sessions.',
  },
  pro_removed: {
    subject: 'Ce qui a été retiré avec PRO',
    heading: 'Bonjour {name},',
    body: 'Votre forfait ne comprend plus PRO. Voici ce qui a été retiré de votre compte :',
    kept: 'Ce qui a été mis de côté est gardé pour un temps. Date limite : {date, date, ::yMMMMd}. Si vous changez de forfait d’ici là, tout revient automatiquement.',
    reels: 'Avec un forfait PRO, vous pourrez restaurer vos reels tant que leur heure n’est pas passée.',
    instagram: 'Avec un forfait PRO, vous pourrez connecter Instagram de nouveau.',
    button: 'Voir les forfaits',
  },
  contacts_imported: {
    subject: 'Votre importation est terminée : {file}',
    failed: 'Votre importation a échoué : {file}',
    heading: 'Bonjour {name},',
    body: '{added, plural, one {# contact ajouté} other {# contacts ajoutés}}, {updated, plural, one {# mis à jour} other {# mis à jour}}.',
    skipped:
      '{skipped, plural, one {# ligne n’a pas pu être importée. Vous pouvez voir pourquoi et la télécharger.} other {# lignes n’ont pas pu être importées. Vous pouvez voir pourquoi et les télécharger.}}',
    button: 'Ouvrir mes contacts',
    look: 'Voir l’importation',
  },
  contacts_exported: {
    subject: 'Vos contacts sont prêts à télécharger',
    heading: 'Bonjour {name},',
    body: 'Le fichier contient {rows, plural, one {# contact} other {# contacts}}. Téléchargez-le depuis votre liste de contacts.',
    kept: 'Le fichier ne reste pas indéfiniment. Date limite : {date, date, ::yMMMMd}.',
    button: 'Ouvrir mes contacts',
  },
  newsletter_ready: {
    subject: 'Une infolettre est prête pour vos modifications : {name}',
    heading: 'Bonjour {name},',
    body: '« {name} » est rédigée pour vos clients. Envoi : {when, date, ::yMMMMdjmm}.',
    until:
      'Vous pouvez modifier l’objet, l’introduction et l’heure, ou ne pas l’envoyer. Date limite : {until, date, ::yMMMMdjmm}. Si elle vous convient, vous n’avez rien à faire.',
    button: 'Ouvrir l’infolettre',
  },
  newsletter_held: {
    subject: 'Votre infolettre n’a pas pu être envoyée : {name}',
    heading: 'Bonjour {name},',
    body: 'L’heure de « {name} » est venue, mais l’infolettre n’a pas pu être envoyée.',
    button: 'Ouvrir l’infolettre',
  },
  post_failed: {
    subject: 'Une publication a échoué sur {page}',
    heading: 'Bonjour {name},',
    body: 'Une publication programmée sur {page} a échoué, et nous ne réessaierons pas automatiquement. La raison :',
    button: 'Ouvrir la publication',
    next: 'Sur la page de la publication, vous pouvez voir chaque tentative, modifier la publication, réessayer ou la supprimer.',
  },
  posts_missed: {
    subject: '{count, plural, one {Une publication manquée} other {# publications manquées}} sur {page}',
    heading: 'Bonjour {name},',
    body: '{count, plural, one {Cette publication n’a pas pu être envoyée} other {Ces # publications n’ont pas pu être envoyées}} à temps sur {page}; rien n’a été publié. À vous de décider : publier maintenant, reprogrammer ou ignorer.',
    button: '{count, plural, one {Ouvrir la publication} other {Ouvrir les publications}}',
  },
  preflight_trouble: {
    subject: 'Une publication sur {page} demande votre attention',
    heading: 'Bonjour {name},',
    body: 'Une publication est prévue sur {page} : {at} (heure de Toronto). En l’état, elle ne pourra pas être envoyée :',
    button: 'Ouvrir la publication',
  },
  connection_broken: {
    subject: '{app} : {page} n’est plus connectée',
    heading: 'Bonjour {name},',
    body: '{app} ne permet plus à Waypost de publier sur {page}. Cela arrive quand un mot de passe est changé, qu’une autorisation est retirée ou que la connexion expire.',
    waiting:
      'Vos publications programmées sont conservées et attendront. Reconnectez {app} dans les 48 heures : celles qui ne sont pas trop en retard seront publiées automatiquement.',
    button: 'Reconnecter {app}',
  },
  connection_expiring: {
    subject:
      '{app} : la connexion à {page} {days, plural, =0 {expire aujourd’hui} =1 {expire demain} other {expire dans # jours}}',
    heading: 'Bonjour {name},',
    body: 'La connexion à {page} {days, plural, =0 {expire aujourd’hui} =1 {expire demain} other {expire dans # jours}} : {date} (heure de Toronto). {app} n’accorde cet accès à Waypost que pour un temps limité; le renouveler prend une minute.',
    kept: 'Votre page, vos paramètres et vos publications programmées resteront tels quels. Sans renouvellement, les publications attendront à partir de ce jour que vous reconnectiez {app}.',
    button: 'Reconnecter {app}',
  },
} as const satisfies Translated<typeof en>;
