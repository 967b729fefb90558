import type { Translated } from '../translated.ts';
import type { operations as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { operations: { menu: 'Exploitation', tab: 'Exploitation' } } as const satisfies Translated<
  typeof enNav
>;

export const operations = {
  title: 'Exploitation',
  lead: 'L’état de Waypost.',
  refresh: 'Actualiser',
  details: 'Détails techniques',
  back: 'Exploitation',
  lists: 'Listes',
  retry: 'Réessayer',
  seeList: '{name} : {count}. Afficher la liste',
  publishing: {
    title: 'Envois',
    running: 'Les publications sont envoyées normalement.',
    held: 'Envois suspendus depuis : {since}. Le bandeau en haut de la page explique pourquoi et permet de continuer.',
    verified: 'Waypost répond à sa propre adresse.',
    unverified: 'Nous n’avons pas pu confirmer que Waypost répond à sa propre adresse. Les envois continuent.',
    doubted: 'Un autre Waypost semble répondre à cette adresse. Rien ne sera publié avant que ce soit éclairci.',
    unasked: 'Bac à sable : rien ne quitte cet ordinateur.',
  },
  unknown: {
    title: 'En ligne, mais inconnues ici ({count, number})',
    lead: 'Waypost les a publiées avant que la base de données soit restaurée ou ramenée en arrière. Vérifiez les pages avant de publier la même chose à nouveau.',
  },
  posts: {
    title: 'Publications',
    due: 'À envoyer maintenant',
    underway: 'En cours d’envoi',
    unconfirmed: 'En vérification sur le réseau',
    asked: 'En attente d’une réponse du conseiller',
    parked: 'En attente de leur page',
    failed: 'Échouées',
    missed: 'Manquées',
    oldest: 'La plus ancienne attend depuis : {when}.',
  },
  workers: {
    title: 'Processus de travail',
    none: 'Aucun processus n’a été vu depuis 24 heures. Sans lui, rien n’est publié.',
    alive: 'Actif',
    gone: 'Inactif',
    since: 'Démarrage : {started}; dernier signe : {seen}',
  },
  sweeps: {
    title: 'Tâches en arrière-plan',
    lead: 'Quand chacune a cherché du travail pour la dernière fois.',
    none: 'Aucune n’a encore cherché de travail.',
    since: 'Dernière ronde complète : {when}',
  },
  mails: {
    title: 'Courriels',
    waiting:
      '{count, plural, =0 {Aucun courriel en attente.} one {# courriel en attente.} other {# courriels en attente.}}',
    failed:
      '{count, plural, =0 {Aucun n’a échoué.} one {# courriel n’a pas pu être envoyé.} other {# courriels n’ont pas pu être envoyés.}}',
    tries: '{count, plural, one {# tentative} other {# tentatives}}',
    retry: 'Renvoyer',
    retryTo: 'Renvoyer à {address}',
    retried: 'Le courriel sera renvoyé',
  },
  newsletters: {
    title: 'Infolettres',
    impossible: 'Aucun serveur de courriel n’est configuré pour les infolettres, donc aucune ne peut être envoyée.',
    sending:
      '{count, plural, =0 {Aucune infolettre n’est en cours d’envoi.} one {# infolettre est en cours d’envoi.} other {# infolettres sont en cours d’envoi.}}',
    asking: '{count, plural, one {# attend que quelqu’un décide.} other {# attendent que quelqu’un décide.}}',
    lately: 'Destinataires de ce qui est ouvert ou terminé depuis moins d’un jour :',
    seeSending: 'Ce qui est en cours d’envoi',
    seeAsking: 'Ce qui attend une décision',
    seeUncertain: 'Ce qui ne peut être confirmé',
    stopped: 'Le serveur de courriel n’accepte pas d’infolettres pour le moment. Prochaine tentative : {when}',
  },
  plans: {
    title: 'Forfaits sans correspondance',
    text: '{provider} a vendu des forfaits dont l’identifiant ne figure dans aucun des vôtres. Les personnes qui en ont acheté un gardent leur forfait précédent.',
    mend: 'Saisissez l’identifiant dans le forfait qui y correspond : leurs forfaits suivront en quelques minutes.',
    ask: 'Une personne autorisée à modifier les forfaits doit saisir l’identifiant.',
    enter: 'Voir les forfaits',
    people: '{count, plural, one {# personne l’a acheté} other {# personnes l’ont acheté}}',
  },
  jobs: {
    title: 'Tâches abandonnées',
    none: 'Aucune.',
    count: '{count, plural, one {# tâche abandonnée.} other {# tâches abandonnées.}}',
    see: 'Les afficher et réessayer',
    lead: 'Ce que Waypost a tenté aussi souvent qu’il le peut. Mieux vaut d’abord corriger la cause.',
    empty: 'Aucune tâche abandonnée',
    ended: 'Dernière tentative : {when}',
    retryOf: 'Réessayer {task}',
    retried: 'La tâche sera exécutée de nouveau',
  },
  deliveries: {
    waiting: 'À venir',
    accepted: 'Acceptés',
    rejected: 'Refusés',
    suppressed: 'Écartés',
    cancelled: 'Annulés',
    uncertain: 'Non confirmés',
  },
  stuck: {
    title: 'Publications en détail',
    none: 'Il n’y en a aucune',
    number: 'Nº {id}',
    noText: 'Publication sans texte',
    see: 'Voir la publication',
    retryOf: 'Réessayer la publication nº {id} de {name}',
    retried: 'La publication est en cours d’envoi',
    ask: {
      title: 'Publier cette publication maintenant?',
      text: 'Elle sera publiée aussitôt sur {page}, au nom de {name}.',
      confirm: 'Publier maintenant',
    },
    lead: {
      due: 'Leur heure est venue; le prochain processus libre les prend.',
      parked:
        'Leur heure est venue, mais leur page ne peut rien publier en ce moment. Elles seront envoyées d’elles-mêmes si c’est réglé à temps.',
      unconfirmed: 'Elles sont peut-être déjà publiées. Waypost interroge le réseau jusqu’à le savoir.',
      asked: 'Elles sont peut-être déjà publiées, et le réseau ne le dit pas. Leurs conseillers ont reçu la question.',
      failed:
        'Le réseau les a refusées, ou elles ont échoué trop souvent. Réessayer les publie aussitôt, au nom du conseiller.',
      missed: 'Il était trop tard pour les envoyer automatiquement. Leurs conseillers peuvent encore les publier.',
    },
    parkedBy: {
      held: 'Tous les envois sont suspendus.',
      gone: 'La page a été retirée ou remplacée par une autre.',
      broken: 'La connexion est interrompue.',
      paused: 'La connexion a été mise en pause.',
      blocked: 'Le réseau a demandé une pause.',
    },
  },
  runs: {
    title: 'Infolettres en détail',
    none: 'Il n’y en a aucune',
    unnamed: 'Infolettre nº {id}',
    audience: '{count, plural, one {# destinataire} other {# destinataires}}',
    lead: {
      sending: 'Ce qui est en cours d’envoi, et ce qu’il est advenu de chaque destinataire.',
      asking: 'Elles attendent que quelqu’un décide, sur la page de l’infolettre.',
      uncertain:
        'La connexion s’est interrompue après ces messages : personne ne peut savoir s’ils sont arrivés. Ils ne sont jamais renvoyés automatiquement.',
    },
    list: {
      sending: 'En cours d’envoi',
      asking: 'Suspendues',
      uncertain: 'Non confirmées',
    },
    state: {
      freezing: 'En préparation',
      sending: 'En cours d’envoi',
      paused: 'En pause',
      held: 'Suspendue',
      cancelled: 'Annulée',
      set_back: 'Terminée',
      done: 'Envoyée',
    },
  },
  machine: {
    title: 'Système',
    version: 'Version',
    disk: 'Espace disque libre',
    gigabytes: '{free, number} Go sur {total, number} Go',
    unknown: 'Inconnu',
    backup: 'Dernière sauvegarde',
    never: 'Aucune faite avec npm run backup',
  },
} as const satisfies Translated<typeof en>;
