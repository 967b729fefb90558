import type { Translated } from '../translated.ts';
import type { alerts as en } from './en.ts';

export const alerts = {
  title: 'Alertas',
  count: '{count, plural, one {# alerta} other {# alertas}}',
  none: 'Sin alertas. Todo está listo.',
  text: {
    email: 'Aún falta verificar tu correo.',
    no_apps: 'Aún no hay ninguna red conectada.',
    not_connected: 'Falta conectar {app}.',
    lost: '{app} ya no está conectado.',
    expiring: 'Tu conexión con {app} vence en {days, plural, one {# día} other {# días}}.',
  },
  step: {
    verify: 'Verificar correo',
    connect: 'Conectar',
    reconnect: 'Reconectar',
    upgrade: 'Mejorar plan',
    refresh: 'Renovar conexión',
  },
} as const satisfies Translated<typeof en>;
