import type { Translated } from '../translated.ts';
import type { shell as en } from './en.ts';

export const shell = {
  skip: 'Aller au contenu',
  sidebar: 'Menu et profil',
  mainMenu: 'Menu principal',
  phoneMenu: 'Menu principal abrégé',
  brandLink: 'Waypost, aller à l’accueil',
  close: 'Fermer',
  groups: {
    newsletter: 'Infolettre',
    account: 'Compte',
    marketing: 'Marketing',
    staff: 'Équipe',
  },
  troubled: 'À régler',
  tabs: {
    more: 'Plus',
  },
  profile: {
    details: 'Détails et changement de profil',
    plan: 'Forfait {plan}',
    plans: {
      free: 'Gratuit',
      grow: 'Grow',
      pro: 'PRO',
      premium: 'PREMIUM',
    },
    memberSince: 'Membre depuis : {date}',
    switch: 'Changer de profil',
    edit: 'Modifier les détails du profil',
    membership: 'Forfait',
  },
  account: {
    label: 'Compte de {name}',
    settings: 'Paramètres du compte',
    help: 'Aide',
    signOut: 'Se déconnecter',
  },
  language: {
    label: 'Langue',
  },
  scheme: {
    dark: 'Passer en mode sombre',
    light: 'Passer en mode clair',
  },
  sandbox: {
    text: 'Bac à sable : rien ne quitte cet ordinateur',
    link: 'Ouvrir le bac à sable',
  },
  impersonation: {
    label: 'Session au nom d’une autre personne',
    text: 'Vous agissez en tant que {name}.',
    stop: 'Terminer',
  },
  offline: {
    text: 'Vous êtes hors ligne. Votre saisie reste ici; vous pourrez enregistrer au retour de la connexion.',
  },
  expired: {
    title: 'Connectez-vous de nouveau',
    text: 'Votre session a pris fin. Connectez-vous et continuez : rien de ce que vous avez saisi n’est perdu.',
    submit: 'Se connecter',
    close: 'Pas maintenant',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être erronée, ou elle appartient à un profil que vous ne pouvez pas ouvrir.',
    home: 'Aller à l’accueil',
  },
  noPermission: {
    title: 'Vous n’avez pas accès à cette page',
    text: 'Cette page est réservée à l’équipe. Demandez l’accès à votre administrateur au besoin.',
    home: 'Aller à l’accueil',
  },
  error: {
    title: 'Un problème est survenu sur cette page',
    text: 'Vos données sont en sécurité. Réessayez; si le problème persiste, rechargez la page.',
    retry: 'Réessayer',
    reload: 'Recharger la page',
  },
  public: {
    brandLink: 'Waypost, aller à la page de connexion',
    pictureLabel: 'À propos de Waypost',
    claim: 'Vos publications partent à l’heure, même quand vous êtes à bord.',
    sub: 'Programmez Facebook, Instagram et LinkedIn au même endroit et voyez ce qui attire les voyageurs.',
  },
} as const satisfies Translated<typeof en>;
