import type { Translated } from '../../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
  notices: {
    brokenTitle: 'Debes reconectar {app}.',
    brokenText: 'Tus publicaciones programadas quedan en espera hasta entonces.',
    reconnect: 'Reconectar',
    expiringTitle: '{app} vence en {days, plural, one {# día} other {# días}}.',
    expiringText: 'Renueva la conexión para que tus publicaciones programadas se envíen.',
    refresh: 'Renovar conexión',
  },
} as const satisfies Translated<typeof en>;
