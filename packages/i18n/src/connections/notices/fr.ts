import type { Translated } from '../../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
  notices: {
    brokenTitle: '{app} doit être reconnecté.',
    brokenText: 'Vos publications programmées attendront d’ici là.',
    reconnect: 'Reconnecter',
    expiringTitle: '{app} expire dans {days, plural, one {# jour} other {# jours}}.',
    expiringText: 'Renouvelez la connexion pour que vos publications programmées soient envoyées.',
    refresh: 'Renouveler la connexion',
  },
} as const satisfies Translated<typeof en>;
