import type { Translated } from '../../translated.ts';
import type { posts as en } from './en.ts';

export const posts = {
  reason: {
    missed:
      'Pasó su hora antes de poder salir, así que no se publicó nada. Publícala ahora, reprográmala o descártala.',
    late_outage:
      'Waypost no estaba en marcha a su hora, así que no se publicó nada. Publícala ahora, reprográmala o descártala.',
    reconnect: 'La conexión con la página está rota. Reconéctala y la publicación saldrá si aún no es demasiado tarde.',
    paused: 'La publicación en esta página está en pausa. Espera hasta que la reanudes.',
    connection_removed: 'La página ya no está conectada. Conéctala de nuevo para publicar esto.',
    gave_up: 'Se intentó cuatro veces sin éxito y no se volverá a intentar por sí sola.',
    unconfirmed_looking:
      'La red no dijo si la publicación llegó. La buscamos en la página y, mientras tanto, no publicamos nada dos veces.',
    unconfirmed_ask_text:
      'La red no dijo si la publicación llegó y la lectura de la página no lo aclaró. Mira la página y dínoslo, por favor.',
    unconfirmed_ask_cannot_read:
      'La red no dijo si la publicación llegó y no se puede leer la página. Mira la página y dínoslo, por favor.',
    unconfirmed_ask_late:
      'Esta publicación se tomó tarde, tras una interrupción, una pausa o una copia de seguridad restaurada. Que sepamos, no se envió nada, pero la red no nos deja comprobarlo. Mira la página y dínoslo, por favor.',
    comment_unconfirmed: 'La red no dijo si el comentario llegó. No se envía otra vez; mira la publicación, por favor.',
    comment_forbidden:
      'Aún no se escribió: {network} no nos permite {permission}. Vuelve a conectar {network} y deja activado este permiso; si ya lo está, pide a un administrador de la página un rol que lo permita. El comentario se escribirá entonces en menos de una hora.',
    figures_forbidden:
      'Sin cifras: {network} no nos permite {permission}. Vuelve a conectar {network} y deja activado este permiso; si ya lo está, pide a un administrador de la página un rol que lo permita. Llegarán entonces en menos de un día.',
    duplicate: 'La red la rechazó porque el mismo texto ya está en la página. Cambia el texto e inténtalo de nuevo.',
    same_text_out:
      'El mismo texto ya está publicado: {page}, {at, date, ::MMMdjmm}. {link, select, none {} other {{link} }}Cambia el texto e inténtalo de nuevo.',
    not_sent: 'No se envió nada porque no se pudo llegar a la red. Se vuelve a intentar automáticamente.',
    step_failed: 'La preparación falló varias veces. Inténtalo de nuevo o revisa sus imágenes y su enlace.',
    media_missing: 'Una imagen de esta publicación ya no está guardada. Crea la publicación de nuevo con otra imagen.',
    held: 'La publicación está retenida hasta que los responsables de esta instalación confirmen que puede seguir.',
    same_text_open: 'Se está publicando otra con el mismo texto en esta página. Esta la espera.',
    blocked_until: '{why} El próximo intento es el {at, date, ::MMMdjmm}.',
    rate_limited: 'La red no acepta más publicaciones por un tiempo. Esta espera hasta entonces.',
    blocked: 'La red ha bloqueado la página por un tiempo. Abre la red para ver por qué.',
    ours_configuration:
      'Algo falla de nuestro lado, no en tu publicación. Deben arreglarlo los responsables de esta instalación; la publicación espera.',
    type_unsupported: 'Este tipo de publicación aún no se puede publicar en esta red.',
    media_preparing: 'Estamos adaptando las imágenes o el vídeo a la red. La publicación saldrá en cuanto terminemos.',
    media_unprepared:
      '{detail, select, unreadable {Un archivo de esta publicación está dañado o incompleto. Elige otro.} missing {Un archivo de esta publicación ya no está guardado. Elige otro.} tool {Esta instalación no puede convertir vídeos. Sus responsables deben instalar ffmpeg.} other {No se pudo adaptar un archivo de esta publicación a la red. Inténtalo de nuevo o elige otro.}}',
    unknown: 'La red la rechazó sin dar un motivo que conozcamos.',
    unknown_detail: 'La red la rechazó y dice: {detail}',
  },
  conflict: {
    busy: 'Esta publicación se está enviando ahora mismo, o estamos averiguando si llegó. Espera hasta que se aclare, por favor.',
    posted: 'Esta publicación ya salió.',
    not_offered: 'No es posible con el estado actual de la publicación. Recarga para ver el más reciente.',
    broken_connection: 'La página ya no está conectada. Reconéctala primero.',
    paused: 'La publicación en esta página está en pausa. Reanúdala primero.',
    owned_elsewhere: 'Esa publicación de la red pertenece a otra publicación de Waypost.',
    no_image: 'Esta publicación no tiene imagen.',
    no_stats_yet: 'Las cifras se pueden actualizar después de la primera consulta.',
    stats_unreachable: 'No se pueden obtener las cifras porque la página no está conectada. Reconéctala primero.',
    idempotency_key: 'Usa una Idempotency-Key de 1 a {maximum, number} caracteres.',
    idempotency_reuse: 'Esta Idempotency-Key ya se usó para otra llamada.',
  },
} as const satisfies Translated<typeof en>;
