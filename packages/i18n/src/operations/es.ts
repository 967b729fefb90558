import type { Translated } from '../translated.ts';
import type { operations as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { operations: { menu: 'Operación', tab: 'Operación' } } as const satisfies Translated<typeof enNav>;

export const operations = {
  title: 'Operación',
  lead: 'Cómo está Waypost.',
  refresh: 'Actualizar',
  details: 'Detalles técnicos',
  back: 'Operación',
  lists: 'Listas',
  retry: 'Reintentar',
  seeList: '{name}: {count}. Mostrar la lista',
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
    parked: 'En espera de su página',
    failed: 'Con error',
    missed: 'No salieron a tiempo',
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
    lately: 'Destinatarios de lo que está abierto o terminó en el último día:',
    seeSending: 'Lo que se está enviando',
    seeAsking: 'Lo que espera una decisión',
    seeUncertain: 'Lo que no se puede confirmar',
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
    count: '{count, plural, one {# tarea abandonada.} other {# tareas abandonadas.}}',
    see: 'Mostrarlas y reintentar',
    lead: 'Lo que Waypost intentó tantas veces como puede. Conviene corregir antes la causa.',
    empty: 'No hay tareas abandonadas',
    ended: 'Último intento: {when}',
    retryOf: 'Reintentar {task}',
    retried: 'La tarea se ejecutará de nuevo',
  },
  deliveries: {
    waiting: 'Por enviar',
    accepted: 'Aceptados',
    rejected: 'Rechazados',
    suppressed: 'Excluidos',
    cancelled: 'Cancelados',
    uncertain: 'Sin confirmar',
  },
  stuck: {
    title: 'Publicaciones en detalle',
    none: 'No hay ninguna',
    number: 'N.º {id}',
    noText: 'Publicación sin texto',
    see: 'Ver la publicación',
    retryOf: 'Reintentar la publicación n.º {id} de {name}',
    retried: 'La publicación se está enviando',
    ask: {
      title: '¿Publicar esta publicación ahora?',
      text: 'Se publicará enseguida en {page}, en nombre de {name}.',
      confirm: 'Publicar ahora',
    },
    lead: {
      due: 'Llegó su hora; las toma el próximo proceso libre.',
      parked:
        'Llegó su hora, pero su página no puede publicar nada ahora. Se publicarán por sí solas si eso se arregla a tiempo.',
      unconfirmed: 'Quizá ya estén publicadas. Waypost consulta la red hasta saberlo.',
      asked: 'Quizá ya estén publicadas, y la red no lo dice. Se preguntó a sus asesores.',
      failed:
        'La red las rechazó o fallaron demasiadas veces. Reintentar las publica enseguida, en nombre de quien las escribió.',
      missed: 'Ya era tarde para publicarlas automáticamente. Sus asesores aún pueden publicarlas.',
    },
    parkedBy: {
      held: 'Todos los envíos están en pausa.',
      gone: 'La página se quitó o se cambió por otra.',
      broken: 'La conexión se perdió.',
      paused: 'La conexión está en pausa.',
      blocked: 'La red pidió una pausa.',
    },
  },
  runs: {
    title: 'Boletines en detalle',
    none: 'No hay ninguno',
    unnamed: 'Boletín n.º {id}',
    audience: '{count, plural, one {# destinatario} other {# destinatarios}}',
    lead: {
      sending: 'Lo que se está enviando y lo que pasó con cada destinatario.',
      asking: 'Esperan a que alguien decida en la página del boletín.',
      uncertain:
        'La conexión se perdió después de estos mensajes y nadie puede saber si llegaron. Nunca se envían de nuevo por sí solos.',
    },
    list: {
      sending: 'En envío',
      asking: 'En espera',
      uncertain: 'Sin confirmar',
    },
    state: {
      freezing: 'En preparación',
      sending: 'En envío',
      paused: 'En pausa',
      held: 'En espera',
      cancelled: 'Cancelado',
      set_back: 'Terminado',
      done: 'Enviado',
    },
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
