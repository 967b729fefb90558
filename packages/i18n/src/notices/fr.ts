import type { Translated } from '../translated.ts';
import type { notices as en } from './en.ts';

export const notices = {
  title: 'Avis par courriel',
  lead: 'Choisissez les courriels que Waypost vous envoie. Tout s’affiche aussi dans Waypost.',
  kinds: {
    post_failed: 'Une publication n’a pas pu être publiée',
    posts_missed: 'Des publications ont été manquées',
    preflight_trouble: 'Une publication demande votre attention avant son heure',
    posts_planned: 'Des publications sont prévues pour vous, une fois par semaine',
    staff_text: 'L’équipe a modifié un texte que vous aviez modifié',
    connection_broken: 'Un réseau n’est plus connecté',
    connection_expiring: 'Une connexion est sur le point d’expirer',
    contacts_imported: 'Une importation de contacts est terminée',
    contacts_exported: 'Une exportation de contacts est prête',
    newsletter_ready: 'Une infolettre est prête pour vos modifications',
  },
  always: 'Les courriels sur votre mot de passe, votre adresse et votre compte sont toujours envoyés.',
  brokenTitle: 'Ce lien ne fonctionne pas',
  brokenText: 'Il est incomplet, ou le compte n’existe plus. Connectez-vous pour choisir vos avis.',
  signIn: 'Se connecter',
  open: 'Ouvrir Waypost',
} as const satisfies Translated<typeof en>;
