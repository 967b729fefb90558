import type { Translated } from '../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
  screen: {
    title: 'Conexiones',
    lead: 'Las redes en las que salen tus publicaciones.',
    incompleteTitle: 'Conecta una o más aplicaciones para empezar.',
    incompleteText: 'Primero completa tu perfil; después podrás conectar.',
    completeProfile: 'Completar el perfil',
    advanced: 'Funciones avanzadas',
  },
  state: {
    connected: 'Conectado',
    notConnected: 'No conectado',
    disconnected: 'Desconectado',
    refreshRequired: 'Hay que renovar',
    paused: 'En pausa',
  },
  card: {
    organizationTitle: 'Página de empresa',
    personTitle: 'Perfil',
    facebookBlurb:
      'Publica en tu página de empresa de Facebook con fotos, enlaces y un primer comentario, y mira los resultados de cada publicación.',
    instagramBlurb: 'Comparte fotos y reels con quienes siguen tu cuenta de empresa de Instagram.',
    linkedinBlurb: 'Mantén al día a clientes y socios desde tu perfil o página de empresa de LinkedIn.',
    notSetUp:
      'Esta instalación aún no tiene acceso a {app}. Quienes la administran pueden añadirlo en su configuración.',
    needsPro: 'Conectar {app} forma parte de la membresía PRO.',
    choosePage: 'Ya casi está: elige dónde saldrán tus publicaciones.',
    followers: '{count, plural, one {# seguidor} other {# seguidores}}',
    expires: 'La conexión vence',
    daysLeft: '{days, plural, one {dentro de # día} other {dentro de # días}}',
    expired: 'Vencida',
    refreshNeeded: 'Hay que renovar tu conexión.',
    nearExpiry: 'Tu cuenta de {app} vencerá en {n} días. Renueva la conexión con el botón Renovar',
    broken: 'Tu cuenta de {app} ya no está conectada. Pulsa Renovar para volver a conectarla.',
    pausedText: 'La publicación está en pausa. No sale nada hasta que la reanudes.',
  },
  action: {
    connect: 'Conectar',
    choose: 'Elegir página',
    changePage: 'Cambiar de página',
    refresh: 'Renovar',
    remove: 'Quitar',
    settings: 'Ajustes',
    upgrade: 'Mejorar plan',
    posts: 'Calendario de publicación',
  },
  upgrade: {
    title: 'Mejora tu membresía',
    text: '¡Pasa a la membresía PRO para conectar esta aplicación!',
    cancel: 'Cancelar',
    confirm: 'Mejorar plan',
  },
  reconnect: {
    title: 'Volver a conectar {app}',
    body: 'Hay que restablecer tu conexión con {app}.',
    confirm: 'Volver a conectar',
  },
  problem: {
    title: '{app} no se conectó',
    reconnectTitle: '{app} no se renovó',
    again: 'Conectar de nuevo',
    close: 'Cerrar',
    denied: 'Pulsaste Cancelar en {app}, así que no cambió nada. Puedes intentarlo de nuevo cuando quieras.',
    expired: 'La conexión tardó demasiado o se abrió en otra ventana. Empieza de nuevo.',
    permissions:
      'Faltan permisos sin los cuales no se puede publicar nada: {names}. Conecta de nuevo y deja activados todos los permisos.',
    page_missing:
      '{page} no está entre las páginas que permitiste. Conecta de nuevo y márcala en la ventana de {app}; tus publicaciones esperan hasta entonces. Si perdiste tu rol en ella, pregunta a quien la administra.',
    profile_missing:
      'La cuenta de LinkedIn que usaste ya no puede publicar en {page}. Pide a quien la administra un rol que permita publicar y conecta de nuevo; tus publicaciones esperan hasta entonces.',
    other_account:
      'Entraste en {app} con una cuenta distinta de la anterior, y esa no puede publicar en {page}. La conexión quedó como estaba. Cierra la sesión en {app}, entra con la primera cuenta y conecta de nuevo; o quita la conexión si {page} ya no es tuya.',
    misconfigured:
      '{app} rechaza lo que pide esta instalación. Quienes la administran deben corregir sus ajustes; tú no tienes que hacer nada.',
    unavailable: '{app} no respondió. Inténtalo de nuevo en unos minutos.',
    failed: 'Algo falló entre {app} y nosotros, y no se conectó nada. Inténtalo de nuevo.',
    restored: '{app} está conectado de nuevo. Tu página, tus ajustes y tus publicaciones siguen como estaban.',
  },
  permission: {
    pages_show_list: 'ver la lista de tus páginas',
    business_management: 'ver páginas que pertenecen a un portafolio comercial',
    pages_manage_posts: 'publicar en tu página',
    pages_read_engagement: 'leer las publicaciones y los seguidores de tu página',
    pages_manage_engagement: 'comentar en nombre de tu página',
    pages_read_user_content: 'leer comentarios y reacciones de visitantes',
    read_insights: 'leer las cifras de tu página',
    instagram_basic: 'ver tu cuenta de Instagram',
    instagram_content_publish: 'publicar en Instagram',
    instagram_manage_insights: 'leer las cifras de Instagram',
    instagram_manage_contents: 'eliminar publicaciones de Instagram',
    instagram_manage_comments: 'comentar en Instagram',
    openid: 'ver quién eres',
    profile: 'ver tu nombre y tu foto',
    w_member_social: 'publicar en tu perfil',
    w_organization_social: 'publicar en tus páginas de empresa',
    r_organization_social: 'leer las publicaciones de tus páginas de empresa',
    rw_organization_admin: 'ver tus páginas de empresa y sus cifras',
    r_member_postAnalytics: 'leer las cifras de tus propias publicaciones',
    r_member_profileAnalytics: 'leer cuántas personas te siguen',
    other: 'otro permiso',
  },
  limit: {
    own_profile: 'No se pueden conectar perfiles personales: LinkedIn no lo concedió a esta instalación.',
    company_pages: 'No se pueden conectar páginas de empresa: LinkedIn no lo concedió a esta instalación.',
    profile_figures: 'LinkedIn no da a esta instalación cifras de publicaciones en perfiles personales.',
    company_reading:
      'LinkedIn no permite que esta instalación lea páginas de empresa: cuando no está claro si una publicación salió, te pedimos que lo mires.',
    company_figures: 'LinkedIn no da a esta instalación cifras de páginas de empresa.',
  },
  selector: {
    facebookTitle: 'Elige una página de empresa de Facebook',
    instagramTitle: 'Elige una cuenta de Instagram',
    linkedinTitle: 'Elige un perfil u organización de LinkedIn',
    lead: 'Aquí saldrán tus publicaciones. Puedes cambiarlo después; las que esperan se mueven también.',
    confirm: 'Usar esta página',
    current: 'En uso ahora',
    taken: 'Ya la usa otro perfil',
    notAdmin: 'No eres ADMIN de esta página',
    none: 'No se encontró ninguna página',
    noneText:
      'La cuenta que conectaste no administra ninguna página de Facebook, o no se marcó ninguna en la ventana de Facebook. Conecta de nuevo y marca tu página. Si aún no tienes una, créala en facebook.com/pages/create: los perfiles personales y los grupos no se pueden conectar.',
    noneInstagram:
      'No se encontró ninguna cuenta profesional de Instagram. Una cuenta personal no se puede conectar: en la aplicación de Instagram, abre Configuración, cambia a una cuenta profesional (es gratis) y vincúlala a una página de Facebook que administres. Después conecta de nuevo y marca las dos.',
    noneLinkedin:
      'LinkedIn no mostró ningún perfil ni página de empresa en que puedas publicar. Pide a quien administra la página el rol de administrador de contenido y conecta de nuevo.',
    noCompany:
      'No aparece ninguna página de empresa porque no tienes en ninguna un rol que permita publicar. En LinkedIn, pide a quien la administra que te haga administrador de contenido y conecta de nuevo.',
    missing:
      'No concedido: {names}. Las publicaciones salen igual, pero esta parte queda vacía o desactivada. Conecta de nuevo y deja activados todos los permisos.',
    again: 'Conectar de nuevo',
    faqTitle: '¿Tu página no está en la lista?',
    faqAdmin: 'Comprueba que eres ADMIN de la página, con control total o permiso para crear contenido.',
    faqPrivate: 'Comprueba que es una página de empresa y no un perfil privado o un grupo.',
    faqPermissions: 'Comprueba que concediste todos los permisos al conectar y que la página estaba marcada allí.',
    faqInstagram:
      'Comprueba que la cuenta sea profesional (de empresa o de creador) y esté vinculada a una página de Facebook que administres. Las cuentas privadas no se pueden conectar.',
    listFailed: 'No se pudieron leer las páginas',
    listLabel: 'Páginas',
  },
  removal: {
    title: 'Quitar {app}',
    lead: 'Qué pasa al quitar esta conexión',
    page: '{name} se desconecta y se borra nuestro acceso.',
    pending:
      '{count, plural, =0 {No hay ninguna publicación en espera.} one {Se elimina # publicación en espera. Puedes restaurarla mientras no llegue su hora.} other {Se eliminan # publicaciones en espera. Puedes restaurarlas mientras no llegue su hora.}}',
    busy: '{count, plural, one {# publicación se está enviando ahora y se terminará.} other {# publicaciones se están enviando ahora y se terminarán.}}',
    published: 'Lo que ya está publicado se queda donde está.',
    confirm: 'Quitar {app}',
    keep: 'Conservar',
    done: 'Se quitó {app}',
    notInstalled: '{app} no está conectado, así que no hay nada que quitar.',
    back: 'Volver a conexiones',
  },
  settings: {
    title: 'Ajustes de {app}',
    lead: 'Cómo salen las publicaciones por esta conexión.',
    publishing: 'Publicación',
    paused: 'Pausar la publicación',
    pausedHint: 'Las publicaciones esperan y no se eliminan. Al reanudar salen las que aún no lleguen demasiado tarde.',
    late: '¿Con cuánto retraso puede salir una publicación por sí sola?',
    lateHint:
      'Tras un corte o una pausa, las publicaciones más antiguas no se envían sin preguntarte: aparecen como no enviadas a tiempo.',
    lateMinutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    lateHours: '{hours, plural, one {# hora} other {# horas}}',
    page: 'Página conectada',
    signature: 'Firma de hashtags',
    signatureHint: 'Hashtags que se añaden al final de tus publicaciones.',
    signatureLink: 'Editar la firma de hashtags',
    notConnected: 'Primero conecta {app}',
    notConnectedText: 'Los ajustes aparecen aquí cuando haya una página conectada.',
  },
  advanced: {
    title: 'Funciones avanzadas',
    lead: 'Lo que se añade por ti a tus publicaciones.',
    booking: 'Enlace de reservas',
    bookingHint: 'Donde tus clientes pueden reservar una llamada, por ejemplo tu página de Calendly.',
    signature: 'Firma de hashtags',
    signatureHint: 'Como máximo 200 caracteres. Se añade una vez al final de cada publicación.',
    apps: 'Añadir la firma en',
    locked: 'El enlace de reservas y la firma de hashtags forman parte de la membresía PRO.',
    save: 'Guardar',
  },
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
    fb_token_invalid: 'Facebook ya no acepta la conexión. Vuelve a conectarla.',
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
    fb_our_mistake: 'Cometimos un error al comunicarnos con Facebook. No tienes que hacer nada.',
    fb_video_alone: 'Un video se publica solo. Quita las demás imágenes y videos de esta publicación.',
    fb_video_processing: 'Facebook todavía está procesando el video.',
    ig_unavailable: 'Instagram tiene problemas en este momento. Lo intentaremos de nuevo automáticamente.',
    ig_no_answer: 'Instagram no respondió. Lo intentaremos de nuevo automáticamente.',
    ig_rate_limited: 'Instagram no acepta más llamadas por un rato. La publicación espera hasta que las acepte.',
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
    ig_token_expired: 'La conexión con Instagram ha caducado. Vuelve a conectarla.',
    ig_token_invalid: 'Instagram ya no acepta la conexión. Vuelve a conectarla.',
    ig_app_removed:
      'Se retiró nuestro acceso en la configuración de Facebook. Vuelve a conectar Instagram para continuar.',
    ig_checkpoint:
      'Facebook quiere que inicies sesión en facebook.com y sigas sus instrucciones. Después, vuelve a conectar Instagram.',
    ig_password_changed:
      'Se cambió la contraseña de Facebook, lo que terminó la conexión con Instagram. Vuelve a conectarla.',
    ig_unconfirmed_user:
      'Tu cuenta de Facebook no está confirmada. Confírmala en facebook.com y vuelve a conectar Instagram.',
    ig_gone: 'Esto ya no está en Instagram, o la conexión no puede verlo.',
    ig_invalid: 'Instagram no aceptó algo de esta publicación. Revisa el texto, las imágenes y el video.',
    ig_refused: 'Instagram lo rechazó.',
    ig_comment_unread: 'Instagram aceptó el comentario, pero no pudo mostrárnoslo.',
    ig_code_expired: 'La respuesta de Facebook era demasiado antigua o ya se había usado. Conecta de nuevo.',
    ig_app_misconfigured:
      'Instagram no está bien configurado en esta instalación. Las personas que la administran deben corregirlo; tú no tienes que hacer nada.',
    ig_version_sunset:
      'Esta instalación usa una versión antigua de Instagram. Las personas que la administran deben actualizarla; tú no tienes que hacer nada.',
    ig_our_mistake: 'Cometimos un error al comunicarnos con Instagram. No tienes que hacer nada.',
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
    li_unavailable: 'LinkedIn tiene problemas en este momento. Lo intentaremos de nuevo automáticamente.',
    li_no_answer: 'LinkedIn no respondió. Lo intentaremos de nuevo automáticamente.',
    li_rate_limited: 'LinkedIn no acepta más llamadas por hoy. La publicación espera hasta que las acepte.',
    li_permission_missing:
      'LinkedIn dice que no tienes permiso para esto. Vuelve a conectarla o pide a un administrador de la página de empresa un rol que pueda publicar.',
    li_role_lost:
      'Ya no tienes en esta página de empresa un rol que pueda publicar. Pídelo a uno de sus administradores.',
    li_token_expired: 'La conexión con LinkedIn ha caducado. Vuelve a conectarla.',
    li_token_revoked: 'Nuestro acceso se retiró en los ajustes de LinkedIn. Vuelve a conectarla para continuar.',
    li_token_invalid: 'LinkedIn ya no acepta la conexión. Vuelve a conectarla.',
    li_token_new:
      'LinkedIn todavía no conoce la nueva conexión en todas partes. Lo intentaremos de nuevo automáticamente.',
    li_code_expired: 'La respuesta de LinkedIn era demasiado antigua o ya se había usado. Conecta de nuevo.',
    li_app_misconfigured:
      'La aplicación de LinkedIn de esta instalación no está bien configurada. Debe corregirlo quien la administra.',
    li_version_sunset:
      'LinkedIn ha desactivado la versión que usamos. Quien administra Waypost debe actualizarlo; tú no tienes que hacer nada.',
    li_our_mistake: 'Cometimos un error al comunicarnos con LinkedIn. No tienes que hacer nada.',
    li_gone: 'Esto ya no está en LinkedIn, o la conexión no puede verlo.',
    li_invalid: 'LinkedIn no aceptó algo de esta publicación. Revisa el texto, el enlace, las imágenes y el video.',
    li_refused: 'LinkedIn lo rechazó.',
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
