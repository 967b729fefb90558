import type { Translated } from '../../translated.ts';
import type { posts as en } from './en.ts';

export const posts = {
  reason: {
    missed: 'Pasó su hora antes del envío, así que no se publicó nada. Publícala ahora, reprográmala o descártala.',
    late_outage:
      'Waypost no estaba disponible a la hora programada, así que no se publicó nada. Publícala ahora, reprográmala o descártala.',
    reconnect: 'Se perdió la conexión con la página. Reconéctala y la publicación se enviará si todavía está a tiempo.',
    paused:
      'Las publicaciones en esta página están en pausa. Reanúdalas y esta se publicará, si para entonces no es demasiado tarde.',
    connection_removed: 'La página ya no está conectada. Reconéctala para publicar.',
    removed_deleted: 'La página ya no está conectada. Reconéctala para restaurar esta publicación.',
    gave_up: 'Lo intentamos cuatro veces sin éxito y no lo intentaremos de nuevo automáticamente.',
    unconfirmed_looking:
      'La red no confirmó si se publicó. Estamos revisando la página y, mientras tanto, no publicaremos nada dos veces.',
    unconfirmed_ask_text: 'La red no confirmó si se publicó y no pudimos saberlo por la página. Revísala y cuéntanos.',
    unconfirmed_ask_cannot_read: 'La red no confirmó si se publicó y no podemos ver la página. Revísala y cuéntanos.',
    unconfirmed_ask_late:
      'Esta publicación se procesó con retraso, tras una interrupción, una pausa o una copia de seguridad restaurada, y la red no nos permite verificarla. Es probable que no se haya publicado. Revisa la página y cuéntanos.',
    looked_for:
      'Hubo una interrupción, así que verificamos si esta publicación ya está en la página antes de publicarla.',
    comment_unconfirmed:
      'La red no confirmó si se agregó el comentario. No lo enviaremos otra vez; revisa la publicación.',
    comment_shut:
      'La publicación en esta página está en pausa o detenida. El primer comentario se agregará cuando continúe.',
    comment_held:
      'La página estuvo en pausa o los envíos estuvieron suspendidos durante dos días, así que el primer comentario no se agregó.',
    comment_forbidden:
      'Aún no se agregó: {network} no nos permite {permission}. Reconecta {network} y deja activado este permiso; si ya lo está, pide antes a un administrador de la página un rol que lo permita. El comentario se agregará cuando reconectes {network}.',
    figures_forbidden:
      'Sin estadísticas: {network} no nos permite {permission}. Reconecta {network} y deja activado este permiso; si ya lo está, pide a un administrador de la página un rol que lo permita. Las estadísticas llegarán en menos de un día.',
    duplicate:
      'La red rechazó la publicación porque el mismo texto ya está en la página. Cambia el texto e inténtalo de nuevo.',
    same_text_out:
      'El mismo texto ya está publicado ({page}, {at, date, ::yMMMdjmm}). {link, select, none {} other {{link} }}Cambia el texto e inténtalo de nuevo.',
    not_sent:
      'No se envió nada porque no pudimos conectarnos con la red.{again, select, yes { Lo intentaremos de nuevo automáticamente.} other {}}',
    step_failed:
      'No pudimos preparar la publicación tras varios intentos. Inténtalo de nuevo o revisa sus imágenes y su enlace.',
    media_missing: 'Una imagen de esta publicación ya no está guardada. Crea la publicación de nuevo con otra imagen.',
    held: 'Los envíos están suspendidos hasta que tu administrador confirme que pueden continuar.',
    same_text_open: 'Se está publicando otra con el mismo texto en esta página. Esta queda en espera hasta entonces.',
    blocked_until: '{why} Próximo intento, {at, date, ::yMMMdjmm}, si la red lo permite.',
    blocked_too_long:
      '{why} Esto dura hasta el {at, date, ::yMMMdjmm}, demasiado tarde para esta publicación: después del {late, date, ::yMMMdjmm} ya no se publicará. Reprográmala.',
    rate_limited:
      'La red limita temporalmente las solicitudes.{again, select, yes { La publicación queda en espera hasta que se levante el límite.} other {}}',
    blocked: 'La red bloqueó temporalmente las publicaciones de esta página. Abre la red para ver el motivo.',
    ours_configuration:
      'Algo falla de nuestro lado, no en tu publicación. Tu administrador debe corregirlo; la publicación queda en espera.',
    type_unsupported: 'Este tipo de publicación todavía no es posible en esta red.',
    remove_there: 'Waypost no tiene permiso para eliminar esta publicación de la red. Elimínala allí directamente.',
    remove_failed:
      'No pudimos eliminar esta publicación de la red después de varios intentos. Elimínala allí directamente o pídenos que lo intentemos de nuevo.',
    media_preparing: 'Estamos convirtiendo tus imágenes o tu video para la red. Se publicará en cuanto terminemos.',
    media_unprepared:
      '{detail, select, unreadable {Un archivo de esta publicación está dañado o incompleto. Elige otro.} missing {Un archivo de esta publicación ya no está guardado. Elige otro.} tool {Waypost aún no puede convertir videos. Tu administrador debe instalar ffmpeg.} other {No se pudo convertir un archivo de esta publicación para la red. Inténtalo de nuevo o elige otro.}}',
    placeholder_empty: 'Tu perfil no tiene nada que poner en {detail}. Complétalo o quita ese campo del texto.',
    placeholder_upgrade: '{detail} está incluido en la membresía PRO. Mejora tu plan o quita ese campo del texto.',
    logo_unreadable:
      'No se puede leer tu logo, así que no se puede poner en la imagen. Súbelo de nuevo en tu perfil comercial.',
    unknown: 'La red rechazó la publicación sin dar un motivo que conozcamos.',
  },
  conflict: {
    busy: 'Esta publicación se está enviando, o estamos verificando si se publicó. Espera unos minutos.',
    posted: 'Esta publicación ya se publicó.',
    not_offered:
      'No es posible con el estado actual de la publicación. Vuelve a cargar la página para ver cómo está ahora.',
    broken_connection: 'La página ya no está conectada. Primero reconéctala.',
    too_late: 'Ya es tarde para deshacerlo: la publicación se enviará.',
    time_taken:
      'Otra publicación con el mismo texto ocupa ahora su hora ({at, date, ::yMMMdjmm}), así que no se puede deshacer. La publicación se enviará; elimínala para evitarlo.',
    nothing_to_undo: 'No hay nada que deshacer en esta publicación.',
    changed_since: 'La publicación cambió mientras tanto, así que ya no se puede deshacer.',
    deleted_since: 'La publicación se eliminó mientras tanto, así que ya no se puede deshacer.',
    one_changed:
      'Una de estas publicaciones cambió o se eliminó mientras tanto, así que la programación ya no se puede deshacer.',
    no_former_time: 'Esta publicación no tenía otro horario al que volver. Elimínala si no debe publicarse.',
    owned_elsewhere: 'Esa publicación de la red ya está vinculada a otra publicación en Waypost.',
    not_found_there:
      'Esa no es ninguna de las publicaciones que encontramos. Elige una de ellas o solo confirma que está ahí.',
    looked_for: 'Estamos verificando si esta publicación ya está en la página. Espera unos minutos.',
    not_only_away:
      'No fue solo una interrupción. Los envíos pueden continuar, pero antes verificaremos cada publicación en su página.',
    no_image: 'Esta publicación no tiene imagen.',
    no_stats_yet: 'Las estadísticas se podrán actualizar después de la primera consulta.',
    stats_unreachable:
      'No se pueden actualizar las estadísticas porque la página no está conectada. Primero reconéctala.',
    idempotency_key: 'Usa una Idempotency-Key de 1 a {maximum, number} caracteres.',
    idempotency_reuse: 'Esta Idempotency-Key ya se usó para otra solicitud.',
  },
} as const satisfies Translated<typeof en>;
