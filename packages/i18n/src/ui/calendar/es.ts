import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  calendar: {
    today: 'Hoy',
    previous: { day: 'Día anterior', week: 'Semana anterior', month: 'Mes anterior' },
    next: { day: 'Día siguiente', week: 'Semana siguiente', month: 'Mes siguiente' },
    networks: 'Redes',
    loading: 'Cargando el calendario',
    noText: 'Sin texto',
    more: 'Más acciones: {text}',
    others: '+{count, number} más',
    othersHint: '{count, plural, one {Mostrar # publicación más} other {Mostrar # publicaciones más}}',
    hour: '{time}: {count, plural, one {# publicación} other {# publicaciones}}',
    times: 'Horas',
  },
} as const satisfies Translated<typeof en>;
