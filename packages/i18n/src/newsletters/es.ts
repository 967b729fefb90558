import type { Translated } from '../translated.ts';
import type { newsletters as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { newsletters: { menu: 'Boletines', tab: 'Boletines' } } as const satisfies Translated<typeof enNav>;

/** The list of newsletters, on its page and on the dashboard. */
export const newsletters = {
  list: {
    title: 'Boletines',
    lead: 'Lo que tus clientes reciben en tu nombre. Hora de Toronto.',
    tabs: 'Boletines',
    upcoming: 'Próximos',
    published: 'Enviados',
    deleted: 'Eliminados',
    top: 'Top',
    sentBefore: 'Enviados antes',
    period: 'Periodo',
    allDates: 'Todas las fechas',
    count: '{count, plural, one {# boletín} other {# boletines}}',
    contacts: 'Contactos',
    settings: 'Configuración',
  },
  empty: {
    upcoming: 'No hay boletines próximos en este periodo.',
    upcomingText: 'Te escribiremos cuando puedas adaptar el próximo boletín.',
    published: 'No hay boletines enviados en este periodo.',
    deleted: 'Todavía no hay boletines eliminados.',
    top: 'No hay datos disponibles',
    noAccountTitle: 'Tu boletín no está conectado',
    noAccountText: 'Conéctalo una vez: escribimos los boletines y tus clientes los reciben en tu nombre.',
    setUp: 'Conectar boletín',
  },
  status: {
    scheduled: 'Programado',
    delivered: 'Entregado',
    sending: 'En envío',
    paused: 'En pausa',
    held: 'Requiere atención',
    stopped: 'Detenido',
    deleted: 'Eliminado',
  },
  card: {
    open: 'Abrir el boletín: {subject}',
    editableUntil: 'Se puede editar hasta: {when}',
    changed: 'Con cambios tuyos',
    sent: 'Enviados',
    opens: 'Aperturas',
    clicks: 'Clics',
    metrics: 'Estadísticas detalladas',
    preview: 'Vista previa',
    restore: 'Restaurar',
    progress: 'Enviados: {done, number} de {audience, number}',
    restored: 'El boletín está de nuevo en tu calendario',
    restoreFailed: 'No se pudo restaurar el boletín',
  },
} as const satisfies Translated<typeof en>;
