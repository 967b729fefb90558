import type { Translated } from '../../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
  reasons: {
    fb_posting_too_fast:
      'Facebook indica que esta página publica con demasiada frecuencia y la bloqueó por 24 horas. Deja más tiempo entre publicaciones.',
    fb_blocked:
      'Facebook bloqueó temporalmente las publicaciones de esta página. Abre facebook.com para ver el motivo.',
    fb_spam_blocked:
      'Facebook marcó esta publicación como spam y bloqueó temporalmente la página. Abre facebook.com para ver el motivo.',
    fb_identity_check:
      'Facebook te pide confirmar tu identidad antes de publicar en esta página. Hazlo en facebook.com y vuelve a intentarlo.',
    fb_account_limited: 'Facebook limitó tu cuenta por unos días. Abre facebook.com para ver qué hacer.',
    fb_community_standards:
      'Facebook rechazó esta publicación por sus Normas comunitarias. Cambia el texto o las imágenes.',
    fb_duplicate: 'Facebook rechazó esta publicación porque el mismo texto se publicó hace poco. Cambia el texto.',
    fb_photo_already_posted: 'Facebook indica que estas imágenes ya están publicadas.',
    fb_permission_missing: 'Falta un permiso para esta página. Reconecta Facebook y deja activados todos los permisos.',
    fb_role_lost: 'Ya no tienes un rol en esta página. Pide a su propietario el control total y reconecta Facebook.',
    fb_app_removed: 'Se quitó el acceso de Waypost en la configuración de Facebook. Reconecta Facebook para continuar.',
    fb_checkpoint:
      'Facebook te pide iniciar sesión en facebook.com y seguir sus instrucciones. Después, reconecta Facebook.',
    fb_password_changed: 'Se cambió la contraseña de Facebook y eso cerró la conexión. Reconecta Facebook.',
    fb_unconfirmed_user: 'Tu cuenta de Facebook no está confirmada. Confírmala en facebook.com y reconecta Facebook.',
    fb_invalid: 'Facebook no aceptó algo de esta publicación. Revisa el texto, el enlace y las imágenes.',
    fb_empty: 'La publicación está vacía. Escribe un texto o agrega una imagen.',
    fb_photo_invalid: 'Facebook no pudo usar una de las imágenes. Usa un archivo JPG, PNG o GIF de menos de 4 MB.',
    fb_video_invalid: 'Facebook no pudo usar el video.',
    fb_link_unscrapable: 'Facebook no pudo leer el enlace. Verifica que la dirección se abra para todos.',
    fb_app_misconfigured: 'Facebook no está bien configurado en Waypost. Tu administrador debe corregirlo.',
    fb_version_sunset:
      'Waypost necesita una actualización para seguir funcionando con Facebook. Tu administrador debe instalarla.',
    fb_video_alone: 'Un video se publica solo. Quita las demás imágenes y videos de esta publicación.',
    fb_video_processing: 'Facebook todavía está procesando el video.',
    ig_posting_too_fast:
      'Instagram indica que esta cuenta publica con demasiada frecuencia y la bloqueó por 24 horas. Deja más tiempo entre publicaciones.',
    ig_blocked:
      'Instagram bloqueó temporalmente las publicaciones de esta cuenta. Abre la aplicación de Instagram para ver el motivo.',
    ig_spam_blocked:
      'Instagram marcó esta publicación como spam y bloqueó temporalmente la cuenta. Abre la aplicación de Instagram para ver el motivo.',
    ig_identity_check:
      'Instagram te pide confirmar tu identidad antes de publicar en esta cuenta. Hazlo en la aplicación de Instagram y vuelve a intentarlo.',
    ig_account_limited: 'Instagram limitó tu cuenta por unos días. Abre la aplicación de Instagram para ver qué hacer.',
    ig_community_standards:
      'Instagram rechazó esta publicación por sus Normas comunitarias. Cambia el texto o las imágenes.',
    ig_permission_missing:
      'Falta un permiso para esta cuenta. Reconecta Instagram y deja activados todos los permisos.',
    ig_role_lost:
      'Ya no tienes un rol en la página de Facebook de esta cuenta. Pide a su propietario el control total y reconecta Instagram.',
    ig_app_removed:
      'Se quitó el acceso de Waypost en la configuración de Facebook. Reconecta Instagram para continuar.',
    ig_checkpoint:
      'Facebook te pide iniciar sesión en facebook.com y seguir sus instrucciones. Después, reconecta Instagram.',
    ig_password_changed: 'Se cambió la contraseña de Facebook y eso cerró la conexión. Reconecta Instagram.',
    ig_unconfirmed_user: 'Tu cuenta de Facebook no está confirmada. Confírmala en facebook.com y reconecta Instagram.',
    ig_invalid: 'Instagram no aceptó algo de esta publicación. Revisa el texto, las imágenes y el video.',
    ig_code_expired: 'La respuesta de Facebook venció o ya se había usado. Reconecta Instagram.',
    ig_app_misconfigured: 'Instagram no está bien configurado en Waypost. Tu administrador debe corregirlo.',
    ig_version_sunset:
      'Waypost necesita una actualización para seguir funcionando con Instagram. Tu administrador debe instalarla.',
    ig_media_required: 'Una publicación de Instagram necesita una imagen o un video. Agrega uno.',
    ig_media_mixed: 'Un reel es un solo video. Quita las demás imágenes y videos de esta publicación.',
    ig_media_unreachable:
      'Instagram no pudo descargar una imagen o un video desde Waypost.{again, select, yes { Lo intentaremos de nuevo automáticamente.} other {}}',
    ig_image_invalid: 'Instagram no pudo usar una de las imágenes. Usa imágenes JPEG.',
    ig_image_ratio:
      'Instagram no pudo usar una imagen demasiado alta o demasiado ancha. Usa imágenes entre 4:5 y 1.91:1.',
    ig_image_too_large: 'Instagram no pudo usar una imagen porque su archivo pesa más de 8 MB.',
    ig_video_invalid: 'Instagram no pudo usar el video. Usa un MP4 o MOV de entre 3 segundos y 15 minutos.',
    ig_caption_too_long: 'Instagram permite hasta 2,200 caracteres y 30 hashtags. Acorta el texto.',
    ig_tags_invalid: 'Instagram no aceptó las etiquetas de esta publicación. Permite hasta 20 menciones.',
    ig_carousel_size: 'Instagram permite de 2 a 10 imágenes por publicación. Quita algunas.',
    ig_container_failed: 'Instagram no pudo preparar esta publicación. Inténtalo más tarde.',
    ig_container_expired:
      'La versión preparada en Instagram venció.{again, select, yes { La prepararemos de nuevo automáticamente.} other {}}',
    ig_not_ready: 'Instagram todavía está procesando esta publicación. Se publicará en cuanto esté lista.',
    ig_quota:
      'Esta cuenta alcanzó el límite de publicaciones de Instagram en 24 horas.{again, select, yes { La publicación queda en espera hasta que se levante el límite.} other {}}',
    ig_container_quota:
      'Instagram limita temporalmente las publicaciones nuevas de esta cuenta.{again, select, yes { La publicación queda en espera hasta que se levante el límite.} other {}}',
    ig_restricted:
      'Instagram restringió esta cuenta. Abre la aplicación de Instagram, sigue sus instrucciones y vuelve a intentarlo.',
    ig_unlisted: 'La publicación ya está en Instagram, pero todavía no aparece en su lista.',
    li_daily_limit:
      'Se alcanzó el límite diario de LinkedIn.{again, select, yes { La publicación queda en espera hasta que se levante el límite.} other {}}',
    li_permission_missing:
      'LinkedIn indica que no tienes permiso para esto. Reconecta LinkedIn o pide a un administrador de la página un rol que permita publicar.',
    li_role_lost:
      'Ya no tienes un rol que permita publicar en esta página de empresa. Pídelo a uno de sus administradores.',
    li_token_revoked:
      'Se quitó el acceso de Waypost en la configuración de LinkedIn. Reconecta LinkedIn para continuar.',
    li_token_new:
      'Tu nueva conexión con LinkedIn todavía no está activa en todas partes.{again, select, yes { Lo intentaremos de nuevo automáticamente.} other {}}',
    li_app_misconfigured: 'LinkedIn no está bien configurado en Waypost. Tu administrador debe corregirlo.',
    li_version_sunset:
      'Waypost necesita una actualización para seguir funcionando con LinkedIn. Tu administrador debe instalarla.',
    li_invalid: 'LinkedIn no aceptó algo de esta publicación. Revisa el texto, el enlace, las imágenes y el video.',
    li_duplicate:
      'LinkedIn rechazó esta publicación porque el mismo texto se publicó hace unos minutos. Cambia el texto o espera.',
    li_empty: 'La publicación está vacía. Agrega un texto, un enlace, una imagen o un video.',
    li_text_too_long:
      'Texto demasiado largo: LinkedIn permite 3,000 caracteres por publicación y 1,250 por comentario. Algunos, como los paréntesis, cuentan doble.',
    li_too_many_images: 'LinkedIn permite hasta 20 imágenes por publicación. Quita algunas.',
    li_image_invalid: 'LinkedIn no pudo usar una de las imágenes. Usa un archivo JPEG, PNG o GIF.',
    li_video_invalid: 'LinkedIn no pudo usar el video. Usa un MP4 de entre 3 segundos y 30 minutos.',
    li_video_alone: 'Un video se publica solo. Quita las demás imágenes y videos de esta publicación.',
    li_media_pending: 'LinkedIn todavía está procesando las imágenes o el video. Se publicará en cuanto estén listos.',
    li_media_failed: 'LinkedIn no pudo procesar una imagen o el video de esta publicación.',
    li_upload_expired:
      'La subida a LinkedIn tardó demasiado.{again, select, yes { La empezaremos de nuevo automáticamente.} other {}}',
    li_member_unreadable: 'LinkedIn no nos permite ver las publicaciones de un perfil personal. Revisa tu perfil.',
    li_posts_unreadable:
      'LinkedIn no permite que Waypost vea las publicaciones de una página de empresa. Revisa la página.',
    type_unsupported: 'Este tipo de publicación todavía no es posible en esta red.',
  },
  shared_reasons: {
    unavailable:
      '{network} tiene problemas en este momento.{again, select, yes { Lo intentaremos de nuevo automáticamente.} other {}}',
    no_answer: '{network} no respondió.{again, select, yes { Lo intentaremos de nuevo automáticamente.} other {}}',
    rate_limited:
      '{network} limita temporalmente las solicitudes.{again, select, yes { La publicación queda en espera hasta que se levante el límite.} other {}}',
    token_expired: 'La conexión con {network} venció. Reconecta {network}.',
    token_invalid: '{network} ya no acepta la conexión. Reconecta {network}.',
    code_expired: 'La respuesta de {network} venció o ya se había usado. Reconecta {network}.',
    gone: 'Este contenido ya no está en {network}, o la conexión no permite verlo.',
    refused: '{network} rechazó la solicitud.',
    comment_unread: '{network} aceptó el comentario, pero no pudo mostrárnoslo.',
    not_allowed_now:
      '{network} no permitió esta solicitud por ahora. No hace falta reconectar {network}{again, select, yes {: lo intentaremos de nuevo automáticamente} other {}}.',
    our_mistake: 'Algo falló de nuestro lado con {network}. No tienes que hacer nada.',
  },
  deletion: {
    title: 'Acceso eliminado',
    carried_out: 'Waypost eliminó su acceso a tus cuentas de {network}: {at, date, ::yMMMMd}.',
  },
  errors: {
    not_set_up: 'Esta red aún no está configurada en Waypost. Tu administrador puede agregarla.',
    profile_incomplete: 'Completa tu perfil antes de conectar una red.',
    no_consent: 'Conecta primero la cuenta.',
    page_unknown: 'La cuenta conectada no puede usar esta página.',
    not_admin: 'No eres ADMIN de {page}. Pide el control total a su propietario o elige otra página.',
    page_taken: '{page} ya la usa otro perfil.',
    changed_meanwhile:
      'La conexión se cambió en otro lugar mientras tanto. Vuelve a cargar la página e inténtalo de nuevo.',
    busy: 'Una publicación se está enviando en este momento. Inténtalo de nuevo en unos minutos.',
  },
} as const satisfies Translated<typeof en>;
