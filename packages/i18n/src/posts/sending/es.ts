import type { Translated } from '../../translated.ts';
import type { posts as en } from './en.ts';

export const posts = {
  preflight: {
    message_blank: 'Escribe un mensaje.',
    placeholder_unknown: 'Waypost no conoce {name}. Campos posibles: {known}.',
    placeholder_empty: 'Tu perfil no tiene nada que poner en {name}. Complétalo o quita ese campo del texto.',
    placeholder_upgrade: '{name} está incluido en la membresía PRO. Mejora tu plan o quita ese campo del texto.',
    message_too_long:
      '{network} permite hasta {limit, number} caracteres; este texto tiene {length, number}, con la firma incluida.{network, select, LinkedIn { Los hashtags y caracteres como los paréntesis cuentan más de una vez.} other {}}',
    image_required: '{network} requiere al menos una imagen o un video.',
    too_many_images: '{network} permite hasta {limit, number} imágenes por publicación.',
    images_and_link:
      '{network, select, Instagram {Instagram no muestra enlaces en las publicaciones. Allí se omitirá el enlace.} other {{network} muestra imágenes y videos, o bien la vista previa de un enlace. El enlace se omitirá.}}',
    link_invalid: 'Escribe una dirección web completa, por ejemplo https://example.com.',
    link_unsupported: '{network} no publica enlaces. Quita el enlace o agrega una imagen.',
    link_missing: 'Escribe un enlace, o elige imágenes o un video.',
    link_needs_picture: '{network} no muestra enlaces. Agrega una imagen propia para {network}.',
    link_own_picture: '{network} muestra la imagen de la página del enlace. Allí no se usará tu imagen.',
    not_connected: '{network} no está conectado.',
    connection_broken: 'Se perdió la conexión con {network}. Primero reconecta {network}.',
    connection_paused: 'Las publicaciones en {network} están en pausa. Esta queda en espera hasta que las reanudes.',
    token_expires_before:
      'La conexión con {network} vence antes de la hora de esta publicación. Primero renueva la conexión.',
    upgrade_required: 'Publicar en {network} está incluido en la membresía PRO.',
    too_soon: 'Elige una hora al menos {minutes, number} minutos más tarde, o publica ahora.',
    slot_taken:
      'Otra publicación acaba de ocupar el espacio de {network} ({at, date, ::yMMMdjmm}). Elige el próximo espacio libre.',
    same_text:
      '{out, select, yes {El mismo texto ya está publicado ({at, date, ::yMMMdjmm}). {link, select, none {} other {{link} }}} other {El mismo texto está programado en esta página: {at, date, ::yMMMdjmm} (publicación {post, number, ::group-off}). }}Deja {minutes, number} minutos entre ambas o cambia el texto.',
    permission_missing:
      'Falta un permiso para esta página de {network}. Reconecta {network} y deja activados todos los permisos.',
    image_too_small: 'Una imagen mide menos de 200 píxeles. Podría verse mal en {network}.',
    first_comment_unsupported: '{network} no permite un primer comentario.',
    first_comment_too_long:
      '{network} permite un primer comentario de hasta {limit, number} caracteres; este tiene {length, number}.',
    reel_needs_video: 'Un reel en {network} requiere un video. Agrega uno o elige Publicación.',
    reel_not_upright:
      '{network, select, Facebook {Facebook solo acepta como reels videos verticales (9:16, al menos 540 × 960 píxeles). Elige Publicación u otro video.} other {Este video no es vertical (9:16). {network} lo mostrará pequeño, entre dos franjas.}}',
    video_unsupported: '{network} no acepta videos. Quita el video o deselecciona esta red.',
    reel_unsupported: '{network} no tiene reels. Allí el video se publicará como publicación de video.',
    reel_only: '{network} publica un solo video únicamente como reel.',
    video_alone: '{network} publica un video solo. Quita las demás imágenes y videos.',
    video_too_short: '{network} requiere videos de al menos {minimum, plural, one {# segundo} other {# segundos}}.',
    video_too_long:
      '{network} permite videos de hasta {maximum, plural, =90 {90 segundos} other {{minutes, number} minutos}}.',
    end_card_left_out:
      'Con su tarjeta final, este reel sería más largo de lo que permite {network} ({maximum, plural, =90 {90 segundos} other {{minutes, number} minutos}}). Ahí se publicará sin la tarjeta.',
    media_unprepared:
      '{detail, select, unreadable {Un archivo de esta publicación está dañado o incompleto. Elige otro.} missing {Un archivo de esta publicación ya no está guardado. Elige otro.} tool {Waypost aún no puede convertir videos. Tu administrador debe instalar ffmpeg.} other {No se pudo convertir un archivo de esta publicación para la red. Inténtalo de nuevo o elige otro.}}',
    logo_unreadable:
      'No se puede leer tu logo, así que no se puede poner en la imagen. Súbelo de nuevo en tu perfil comercial.',
  },
  undo: {
    now: 'Publicando en {networks}…',
    held: 'Los envíos están suspendidos. La publicación queda en espera hasta que tu administrador los reanude.',
    paused: 'Las publicaciones en {networks} están en pausa. Esta queda en espera hasta que las reanudes.',
    later: 'Programada en {networks}: {when}',
    profiles: 'En tus perfiles: {profiles}',
    undo: 'Deshacer ({seconds, number})',
    done: 'Ver publicaciones',
    failed: 'No se pudo deshacer',
  },
} as const satisfies Translated<typeof en>;
