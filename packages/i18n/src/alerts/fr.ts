import type { Translated } from '../translated.ts';
import type { alerts as en } from './en.ts';

export const alerts = {
  title: 'Alertes',
  count: '{count, plural, one {# alerte} other {# alertes}}',
  none: 'Aucune alerte. Tout est en place.',
  text: {
    email: 'Votre adresse courriel n’est pas encore vérifiée.',
    no_apps: 'Aucun réseau n’est encore connecté.',
    not_connected: '{app} n’est pas connecté.',
    lost: '{app} n’est plus connecté.',
    expiring: 'Votre connexion à {app} expire dans {days, plural, one {# jour} other {# jours}}.',
  },
  step: {
    verify: 'Vérifier l’adresse',
    connect: 'Connecter',
    reconnect: 'Reconnecter',
    upgrade: 'Changer de forfait',
    refresh: 'Renouveler la connexion',
  },
} as const satisfies Translated<typeof en>;
