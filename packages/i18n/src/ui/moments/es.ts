import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  dateTime: {
    zone: 'Hora de Toronto ({zone})',
    clear: 'Borrar fecha y hora',
    apply: 'Usar esta hora',
    placeholder: 'Elige fecha y hora',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previous: 'Anterior',
    next: 'Siguiente',
    time: 'Hora',
    unreadable: 'Escribe una hora, por ejemplo {example}.',
    soonest: 'Lo antes posible',
    tomorrow: 'Mañana temprano',
    monday: 'El lunes temprano',
  },
} as const satisfies Translated<typeof en>;
