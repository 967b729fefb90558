import type { Translated } from '../translated.ts';
import type { operations as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { operations: { menu: 'Operación', tab: 'Operación' } } as const satisfies Translated<typeof enNav>;

export const operations = {
  title: 'Operación',
  lead: 'Cómo está Waypost.',
  refresh: 'Actualizar',
  details: 'Detalles técnicos',
  publishing: {
    title: 'Publicación',
    running: 'Las publicaciones se envían con normalidad.',
    held: 'Envíos en pausa (inicio: {since}). El aviso en la parte superior explica el motivo y permite continuar.',
    verified: 'Waypost responde en su propia dirección.',
    unverified: 'No pudimos confirmar que Waypost responda en su propia dirección. Los envíos continúan.',
    doubted: 'Parece que otro Waypost responde en esta dirección. No se publicará nada hasta aclararlo.',
    unasked: 'Entorno de prueba: nada sale de esta computadora.',
  },
  unknown: {
    title: 'Publicadas, pero desconocidas aquí ({count, number})',
    lead: 'Waypost las publicó antes de que la base de datos se restaurara o volviera a un estado anterior. Revisa las páginas antes de publicar lo mismo otra vez.',
  },
  posts: {
    title: 'Publicaciones',
    due: 'Pendientes ahora',
    underway: 'En proceso de envío',
    unconfirmed: 'En revisión en la red',
    asked: 'Esperan la respuesta de un asesor',
    oldest: 'La más antigua está en espera ({when}).',
  },
  workers: {
    title: 'Procesos de trabajo',
    none: 'No se vio ningún proceso en las últimas 24 horas. Sin uno no se publica nada.',
    alive: 'Activo',
    gone: 'Inactivo',
    since: 'Inicio: {started}; última señal: {seen}',
  },
  sweeps: {
    title: 'Tareas en segundo plano',
    lead: 'Cuándo buscó trabajo por última vez cada una.',
    none: 'Ninguna buscó trabajo todavía.',
    since: 'Última ronda completa: {when}',
  },
  mails: {
    title: 'Correos',
    waiting: '{count, plural, =0 {No hay correos en espera.} one {# correo en espera.} other {# correos en espera.}}',
    failed:
      '{count, plural, =0 {Ninguno falló.} one {# correo no se pudo enviar.} other {# correos no se pudieron enviar.}}',
    tries: '{count, plural, one {# intento} other {# intentos}}',
    retry: 'Enviar de nuevo',
    retryTo: 'Enviar de nuevo a {address}',
    retried: 'El correo se enviará de nuevo',
  },
  newsletters: {
    title: 'Boletines',
    impossible: 'No hay ningún servidor de correo configurado para los boletines, así que no se puede enviar ninguno.',
    sending:
      '{count, plural, =0 {No se está enviando ningún boletín.} one {Se está enviando # boletín.} other {Se están enviando # boletines.}}',
    asking:
      '{count, plural, one {# está en espera hasta que alguien decida.} other {# están en espera hasta que alguien decida.}}',
    stopped: 'El servidor de correo no acepta boletines en este momento. Próximo intento: {when}',
  },
  plans: {
    title: 'Planes sin correspondencia',
    text: '{provider} vendió planes cuyo ID no tiene ninguno de los tuyos. Quien compró uno conserva el plan que tenía.',
    mend: 'Escribe el ID en el plan que le corresponde: en unos minutos se actualizarán sus planes.',
    ask: 'Debe escribir el ID alguien con permiso para cambiar los planes.',
    enter: 'Ir a Planes',
    people: '{count, plural, one {Lo compró # persona} other {Lo compraron # personas}}',
  },
  jobs: {
    title: 'Tareas abandonadas',
    none: 'Ninguna.',
    count: '{count, plural, one {# trabajo abandonado.} other {# trabajos abandonados.}}',
  },
  machine: {
    title: 'Sistema',
    version: 'Versión',
    disk: 'Espacio libre en disco',
    gigabytes: '{free, number} GB de {total, number} GB',
    unknown: 'Se desconoce',
    backup: 'Última copia de seguridad',
    never: 'Ninguna hecha con npm run backup',
  },
} as const satisfies Translated<typeof en>;
