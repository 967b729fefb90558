import type { Translated } from '../translated.ts';
import type { connections as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { connections: { menu: 'Conexiones', tab: 'Conectar' } } as const satisfies Translated<typeof enNav>;

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
    blurb: {
      facebook:
        'Publica en tu página de empresa de Facebook con fotos, enlaces y un primer comentario, y mira los resultados de cada publicación.',
      instagram: 'Comparte fotos y reels con quienes siguen tu cuenta de empresa de Instagram.',
      linkedin: 'Mantén al día a clientes y socios desde tu perfil o página de empresa de LinkedIn.',
    },
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
    blocked: '{app} no acepta más publicaciones por ahora. Las publicaciones esperan; próximo intento: {when}.',
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
      'La cuenta de {app} que usaste ya no puede publicar en {page}. Pide a quien la administra un rol que permita publicar y conecta de nuevo; tus publicaciones esperan hasta entonces.',
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
    w_member_social_feed: 'comentar en tu perfil',
    w_organization_social_feed: 'comentar en nombre de tus páginas de empresa',
    r_member_postAnalytics: 'leer las cifras de tus propias publicaciones',
    r_member_profileAnalytics: 'leer cuántas personas te siguen',
    other: 'otro permiso',
  },
  missing: {
    text: '{app} no nos permite {permissions}. Tus publicaciones salen igual, pero no hay {what}. Vuelve a conectar y deja activados todos los permisos; si ya lo están, pide a un administrador de la página un rol que lo permita.',
    comments: 'primeros comentarios',
    figures: 'cifras',
    followers: 'nuevas cifras de seguidores',
  },
  limit: {
    own_profile: 'No se pueden conectar perfiles personales: {network} no lo concedió a esta instalación.',
    company_pages: 'No se pueden conectar páginas de empresa: {network} no lo concedió a esta instalación.',
    profile_figures: '{network} no da a esta instalación cifras de publicaciones en perfiles personales.',
    company_reading:
      '{network} no permite que esta instalación lea páginas de empresa: cuando no está claro si una publicación salió, te pedimos que lo mires.',
    company_figures: '{network} no da a esta instalación cifras de páginas de empresa.',
  },
  selector: {
    titleOf: {
      facebook: 'Elige una página de empresa de Facebook',
      instagram: 'Elige una cuenta de Instagram',
      linkedin: 'Elige un perfil u organización de LinkedIn',
    },
    lead: 'Aquí saldrán tus publicaciones. Puedes cambiarlo después; las que esperan se mueven también.',
    confirm: 'Usar esta página',
    current: 'En uso ahora',
    taken: 'Ya la usa otro perfil',
    notAdmin: 'No eres ADMIN de esta página',
    none: 'No se encontró ninguna página',
    noneOf: {
      facebook:
        'La cuenta que conectaste no administra ninguna página de Facebook, o no se marcó ninguna en la ventana de Facebook. Conecta de nuevo y marca tu página. Si aún no tienes una, créala en facebook.com/pages/create: los perfiles personales y los grupos no se pueden conectar.',
      instagram:
        'No se encontró ninguna cuenta profesional de Instagram. Una cuenta personal no se puede conectar: en la aplicación de Instagram, abre Configuración, cambia a una cuenta profesional (es gratis) y vincúlala a una página de Facebook que administres. Después conecta de nuevo y marca las dos.',
      linkedin:
        'LinkedIn no mostró ningún perfil ni página de empresa en que puedas publicar. Pide a quien administra la página el rol de administrador de contenido y conecta de nuevo.',
    },
    noCompany:
      'No aparece ninguna página de empresa porque no tienes en ninguna un rol que permita publicar. En {network}, pide a quien la administra que te haga administrador de contenido y conecta de nuevo.',
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
} as const satisfies Translated<typeof en>;
