import type { Translated } from '../../translated.ts';
import type { mailing as en } from './en.ts';

export const mailing = {
  gone: {
    title: 'Este enlace no funciona',
    text: 'Puede que esté incompleto. Ábrelo de nuevo desde el correo.',
    awayTitle: 'Inténtalo de nuevo en un minuto',
    awayText: 'Esta página no se puede mostrar por ahora.',
    erased: 'Este boletín ya no se conserva.',
  },
  unsubscribe: {
    title: 'Cancelar la suscripción',
    question: '¿Ya no quieres recibir los boletines de {sender}?',
    address: 'Dirección: {email}',
    confirm: 'Cancelar suscripción',
    doneTitle: 'Suscripción cancelada',
    done: 'Ya no recibirás boletines de {sender}. Un envío que ya va en camino todavía puede llegarte.',
    mistake: '¿Fue un error?',
    undo: 'Volver a suscribirme',
    undoneTitle: 'Suscripción recuperada',
    undone: 'Recibirás los boletines de {sender} como antes.',
    notUndone: 'Aquí ya no se puede deshacer. Si quieres los boletines de nuevo, escríbele a {sender}.',
  },
  why: {
    title: '¿Por qué recibo esto?',
    page: 'Pediste los boletines en una página de {sender}. Fecha: {date, date, ::yyyyMMMMd}',
    added: '{sender} agregó tu dirección y confirmó que estabas de acuerdo. Fecha: {date, date, ::yyyyMMMMd}',
    again: 'Volviste a suscribirte después de cancelar. Fecha: {date, date, ::yyyyMMMMd}',
    unknown: 'Tu dirección está en la lista de contactos de {sender}.',
  },
} as const satisfies Translated<typeof en>;
