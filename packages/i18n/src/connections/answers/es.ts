import type { Translated } from '../../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
  reasons: {
    fb_unavailable: 'Facebook tiene problemas en este momento. Lo intentamos de nuevo automáticamente.',
    fb_no_answer: 'Facebook no respondió. Lo intentamos de nuevo automáticamente.',
    fb_rate_limited: 'Facebook no acepta más solicitudes por un rato. La publicación espera hasta entonces.',
    fb_posting_too_fast:
      'Facebook dice que esta página publica demasiado seguido y la detiene por un día. Deja más tiempo entre publicaciones.',
    fb_blocked:
      'Facebook bloqueó temporalmente las publicaciones de esta página. Abre facebook.com para ver el motivo.',
    fb_spam_blocked:
      'Facebook lo tomó por correo no deseado y bloqueó la página por un tiempo. Abre facebook.com para ver el motivo.',
    fb_identity_check:
      'Facebook pide que confirmes tu identidad antes de publicar en esta página. Hazlo en facebook.com y vuelve a intentarlo.',
    fb_account_limited: 'Facebook limitó tu cuenta por unos días. Abre facebook.com para ver qué hacer.',
    fb_community_standards:
      'Facebook rechazó esta publicación por sus Normas comunitarias. Cambia el texto o las imágenes.',
    fb_duplicate: 'Facebook rechazó esta publicación porque el mismo texto se publicó hace poco. Cambia el texto.',
    fb_photo_already_posted: 'Facebook dice que estas imágenes ya están publicadas.',
    fb_permission_missing:
      'Falta un permiso para esta página. Vuelve a conectar Facebook y deja marcados todos los permisos.',
    fb_role_lost:
      'Ya no tienes un rol en esta página. Pide a su propietario el control total y vuelve a conectar Facebook.',
    fb_token_expired: 'La conexión con Facebook caducó. Vuelve a conectarla.',
    fb_app_removed: 'Nuestro acceso se eliminó en la configuración de Facebook. Vuelve a conectar para continuar.',
    fb_checkpoint:
      'Facebook pide que inicies sesión en facebook.com y sigas sus instrucciones. Después vuelve a conectar.',
    fb_password_changed: 'Se cambió la contraseña de Facebook y eso terminó la conexión. Vuelve a conectarla.',
    fb_unconfirmed_user: 'Tu cuenta de Facebook no está confirmada. Confírmala en facebook.com y vuelve a conectar.',
    fb_gone: 'Esto ya no está en Facebook, o la conexión no puede verlo.',
    fb_invalid: 'Facebook no aceptó algo de esta publicación. Revisa el texto, el enlace y las imágenes.',
    fb_refused: 'Facebook lo rechazó.',
    fb_empty: 'La publicación está vacía. Escribe un texto o añade una imagen.',
    fb_photo_invalid: 'Facebook no pudo usar una imagen. Usa un archivo JPG, PNG o GIF de menos de 4 MB.',
    fb_video_invalid: 'Facebook no pudo usar el video.',
    fb_link_unscrapable: 'Facebook no pudo leer el enlace. Comprueba que la dirección se abra para todos.',
    fb_comment_unread: 'Facebook recibió el comentario pero no pudo mostrárnoslo.',
    fb_code_expired: 'La respuesta de Facebook era demasiado antigua o ya se había usado. Conecta de nuevo.',
    fb_app_misconfigured:
      'Facebook no está bien configurado en esta instalación. No tienes que hacer nada; quienes la administran deben corregirlo.',
    fb_version_sunset:
      'Esta instalación usa una versión antigua de Facebook. Quienes la administran deben actualizarla; no tienes que hacer nada.',
    fb_video_alone: 'Un video se publica solo. Quita las demás imágenes y videos de esta publicación.',
    fb_video_processing: 'Facebook todavía está procesando el video.',
    ig_posting_too_fast:
      'Instagram dice que esta cuenta publica con demasiada frecuencia y la detiene por un día. Deja más tiempo entre publicaciones.',
    ig_blocked:
      'Instagram ha bloqueado temporalmente las publicaciones de esta cuenta. Abre la aplicación de Instagram para ver por qué.',
    ig_spam_blocked:
      'Instagram lo tomó por spam y bloqueó la cuenta por un tiempo. Abre la aplicación de Instagram para ver por qué.',
    ig_identity_check:
      'Instagram quiere que confirmes tu identidad antes de que esta cuenta pueda publicar. Hazlo en la aplicación de Instagram e inténtalo de nuevo.',
    ig_account_limited:
      'Instagram ha limitado tu cuenta por unos días. Abre la aplicación de Instagram para ver qué hacer.',
    ig_community_standards:
      'Instagram rechazó esta publicación por sus Normas comunitarias. Cambia el texto o las imágenes.',
    ig_permission_missing:
      'Falta un permiso para esta cuenta. Vuelve a conectar Instagram y deja marcados todos los permisos.',
    ig_role_lost:
      'Ya no tienes un rol en la página de Facebook de esta cuenta. Pide el control total a su propietario y vuelve a conectar Instagram.',
    ig_app_removed:
      'Se retiró nuestro acceso en la configuración de Facebook. Vuelve a conectar Instagram para continuar.',
    ig_checkpoint:
      'Facebook quiere que inicies sesión en facebook.com y sigas sus instrucciones. Después, vuelve a conectar Instagram.',
    ig_password_changed:
      'Se cambió la contraseña de Facebook, lo que terminó la conexión con Instagram. Vuelve a conectarla.',
    ig_unconfirmed_user:
      'Tu cuenta de Facebook no está confirmada. Confírmala en facebook.com y vuelve a conectar Instagram.',
    ig_invalid: 'Instagram no aceptó algo de esta publicación. Revisa el texto, las imágenes y el video.',
    ig_code_expired: 'La respuesta de Facebook era demasiado antigua o ya se había usado. Conecta de nuevo.',
    ig_app_misconfigured:
      'Instagram no está bien configurado en esta instalación. Las personas que la administran deben corregirlo; tú no tienes que hacer nada.',
    ig_version_sunset:
      'Esta instalación usa una versión antigua de Instagram. Las personas que la administran deben actualizarla; tú no tienes que hacer nada.',
    ig_media_required: 'Instagram no publica nada sin una imagen o un video. Añade uno.',
    ig_media_mixed: 'Un reel es un solo video y nada más. Quita las demás imágenes y videos de esta publicación.',
    ig_media_unreachable:
      'Instagram no pudo obtener una imagen o un video de esta instalación. Lo intentaremos de nuevo automáticamente.',
    ig_image_invalid: 'Instagram no pudo usar una imagen. Solo acepta imágenes JPEG.',
    ig_image_ratio:
      'Instagram no pudo usar una imagen porque es demasiado alta o demasiado ancha. Acepta imágenes entre 4:5 y 1,91:1.',
    ig_image_too_large: 'Instagram no pudo usar una imagen porque su archivo pesa más de 8 MB.',
    ig_video_invalid: 'Instagram no pudo usar el video. Acepta videos MP4 y MOV de entre 3 segundos y 15 minutos.',
    ig_caption_too_long: 'Instagram acepta como máximo 2.200 caracteres y 30 hashtags. Acorta el texto.',
    ig_tags_invalid: 'Instagram no aceptó las etiquetas de esta publicación. Acepta como máximo 20 menciones.',
    ig_carousel_size: 'Instagram acepta entre 2 y 10 imágenes en una publicación. Quita algunas.',
    ig_container_failed: 'Instagram no pudo preparar esta publicación. Inténtalo más tarde.',
    ig_container_expired: 'Lo que habíamos preparado en Instagram ha caducado. Lo preparamos de nuevo automáticamente.',
    ig_not_ready: 'Instagram todavía está procesando esta publicación. Saldrá en cuanto esté lista.',
    ig_quota:
      'Esta cuenta ha publicado en 24 horas todo lo que Instagram permite. La publicación espera hasta que haya sitio.',
    ig_container_quota:
      'Instagram no prepara más publicaciones de esta cuenta por un rato. La publicación espera hasta que lo haga.',
    ig_restricted:
      'Instagram ha restringido esta cuenta. Abre la aplicación de Instagram, sigue lo que te pide e inténtalo de nuevo.',
    ig_unlisted: 'La publicación está en Instagram, pero Instagram todavía no la muestra en su lista.',
    li_rate_limited: 'LinkedIn no acepta más llamadas por un rato. La publicación espera hasta que las acepte.',
    li_daily_limit: 'LinkedIn no acepta más llamadas por hoy. La publicación espera hasta que las acepte.',
    li_permission_missing:
      'LinkedIn dice que no tienes permiso para esto. Vuelve a conectarla o pide a un administrador de la página de empresa un rol que pueda publicar.',
    li_role_lost:
      'Ya no tienes en esta página de empresa un rol que pueda publicar. Pídelo a uno de sus administradores.',
    li_token_revoked: 'Nuestro acceso se retiró en los ajustes de LinkedIn. Vuelve a conectarla para continuar.',
    li_token_new:
      'LinkedIn todavía no conoce la nueva conexión en todas partes. Lo intentaremos de nuevo automáticamente.',
    li_app_misconfigured:
      'La aplicación de LinkedIn de esta instalación no está bien configurada. Debe corregirlo quien la administra.',
    li_version_sunset:
      'LinkedIn ha desactivado la versión que usamos. Quien administra Waypost debe actualizarlo; tú no tienes que hacer nada.',
    li_invalid: 'LinkedIn no aceptó algo de esta publicación. Revisa el texto, el enlace, las imágenes y el video.',
    li_duplicate: 'LinkedIn lo rechazó porque el mismo texto se publicó hace unos minutos. Cambia el texto o espera.',
    li_empty: 'LinkedIn no publica nada vacío. Añade un texto, un enlace, una imagen o un video.',
    li_text_too_long:
      'El texto es demasiado largo para LinkedIn: una publicación admite 3.000 caracteres y un comentario 1.250. Algunos signos, como los paréntesis, cuentan doble.',
    li_too_many_images: 'LinkedIn acepta como máximo 20 imágenes en una publicación. Quita algunas.',
    li_image_invalid: 'LinkedIn no pudo usar una imagen. Acepta JPEG, PNG y GIF.',
    li_video_invalid: 'LinkedIn no pudo usar el video. Acepta videos MP4 de entre 3 segundos y 30 minutos.',
    li_video_alone:
      'Una publicación de video en LinkedIn es un solo video y nada más. Quita las demás imágenes y videos.',
    li_media_pending:
      'LinkedIn todavía está procesando las imágenes o el video de esta publicación. Saldrá en cuanto estén listos.',
    li_media_failed: 'LinkedIn no pudo procesar una imagen o el video de esta publicación.',
    li_upload_expired: 'La subida a LinkedIn tardó demasiado. La empezamos de nuevo automáticamente.',
    li_member_unreadable:
      'LinkedIn no nos deja leer las publicaciones de un perfil personal. Mira tú mismo en tu perfil.',
    li_posts_unreadable:
      'LinkedIn no permite que esta instalación lea las publicaciones de una página de empresa. Mira la página tú mismo.',
    type_unsupported: 'Este tipo de publicación todavía no se puede publicar en esta red.',
  },
  shared_reasons: {
    unavailable: '{network} tiene problemas en este momento. Lo intentaremos de nuevo automáticamente.',
    no_answer: '{network} no respondió. Lo intentaremos de nuevo automáticamente.',
    rate_limited: '{network} no acepta más llamadas por un rato. La publicación espera hasta que las acepte.',
    token_expired: 'La conexión con {network} ha caducado. Vuelve a conectarla.',
    token_invalid: '{network} ya no acepta la conexión. Vuelve a conectarla.',
    code_expired: 'La respuesta de {network} era demasiado antigua o ya se había usado. Conecta de nuevo.',
    gone: 'Esto ya no está en {network}, o la conexión no puede verlo.',
    refused: '{network} lo rechazó.',
    comment_unread: '{network} aceptó el comentario, pero no pudo mostrárnoslo.',
    not_allowed_now:
      '{network} no lo permitió esta vez. No hace falta volver a conectar la página: lo intentaremos de nuevo automáticamente.',
    our_mistake: 'Cometimos un error al comunicarnos con {network}. No tienes que hacer nada.',
  },
  errors: {
    not_set_up: 'Esta instalación no tiene acceso a esta red.',
    profile_incomplete: 'Completa tu perfil antes de conectar.',
    no_consent: 'Conecta primero la cuenta.',
    page_unknown: 'Esta página no está entre las que la cuenta conectada puede usar.',
    not_admin: 'No eres ADMIN de {page}. Pide el control total a su propietario o elige otra página.',
    page_taken: '{page} ya la usa otro perfil.',
    changed_meanwhile: 'La conexión se cambió en otro lugar mientras tanto. Recarga e inténtalo de nuevo.',
    busy: 'Una publicación se está enviando en este momento. Inténtalo de nuevo en unos minutos.',
  },
} as const satisfies Translated<typeof en>;
