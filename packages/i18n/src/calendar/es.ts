import type { Translated } from '../translated.ts';
import type { calendar as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { calendar: { menu: 'Calendario', tab: 'Calendario' } } as const satisfies Translated<typeof enNav>;

export const calendar = {
  title: 'Calendario',
  create: 'Crear publicación',
  upgrade: 'Mejora tu membresía a PRO para usar esta función.',
  empty: 'Aún no hay nada programado aquí. Haz clic en una hora libre para empezar una publicación.',
  emptyPhone: 'No hay nada programado este día. Toca una hora libre para empezar una publicación.',
  noNetworks: 'No elegiste ninguna red. Elige una arriba para ver sus publicaciones.',
  item: {
    what: '{app}, {status}:',
    open: 'Detalles',
    performance: 'Rendimiento de la publicación',
    emailPerformance: 'Rendimiento del correo',
    scheduled: 'Programado',
    delivered: 'Entregado',
    move: 'Mover…',
    moveTitle: 'Mover publicación',
    moveNewsletter: 'Mover boletín',
  },
  moved: {
    saved: 'Se guardó la nueva hora',
    failed: 'No se puede reprogramar la publicación',
  },
  refused: {
    itemTitle: 'La publicación no se movió',
    itemPassed: 'Una publicación no se puede mover al pasado.',
    newsletterTitle: 'El boletín no se movió',
    newsletterPassed: 'Un boletín no se puede mover al pasado.',
    soon: 'Elige una hora que sea al menos {minutes} minutos más tarde.',
    slotTitle: 'Elige una hora posterior',
    slotPassed: 'Esta hora ya pasó.',
  },
  fresh: {
    underWay: '{count, plural, one {Tu publicación se está enviando.} other {# publicaciones se están enviando.}}',
    stopped: '{count, plural, one {Tu publicación no se publicó.} other {# publicaciones no se publicaron.}}',
    see: 'Ver publicaciones',
  },
  feed: {
    open: 'Suscribirse',
    title: 'Suscripción al calendario',
    text: 'Consulta tus publicaciones en Outlook, Calendario de Apple o Google Calendar. Se mantienen al día y abarcan un año. Quien tenga la dirección puede verlas.',
    since: 'Activa desde: {when}',
    create: 'Crear dirección',
    renew: 'Crear otra dirección',
    renewHint: 'Una dirección nueva reemplaza la anterior.',
    end: 'Terminar',
    ended: 'La suscripción terminó',
    address: 'Dirección privada',
    once: 'Cópiala ahora: se muestra una sola vez.',
    copy: 'Copiar dirección',
    acting: 'Solo la persona en cuyo nombre actúas puede crear esta dirección o terminar la suscripción.',
  },
  suggested: {
    suggestedTime: 'Hora sugerida:',
    free: 'Libre',
    freeSlot: 'Espacio libre en {app}:',
    short: 'Conectar {app}',
    title: '{app}: sin conexión',
    text: 'Las publicaciones de {app} se enviarían a horas como esta. Conecta {app} para programarlas.',
    newsletters:
      'Los boletines se enviarían a horas como esta. Configúralos y tus clientes los recibirán en tu nombre.',
    connect: 'Conectar',
  },
} as const satisfies Translated<typeof en>;
