import type { Translated } from '../translated.ts';
import type { connections as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { connections: { menu: 'Conexiones', tab: 'Conectar' } } as const satisfies Translated<typeof enNav>;

export const connections = {
  screen: {
    title: 'Conexiones',
    lead: 'Las redes donde publicas.',
    incompleteTitle: 'Conecta una o más aplicaciones para empezar.',
    incompleteText: 'Primero completa tu perfil; después podrás conectar una red.',
    completeProfile: 'Completar el perfil',
    advanced: 'Funciones avanzadas',
  },
  state: {
    connected: 'Conectado',
    notConnected: 'No conectado',
    disconnected: 'Desconectado',
    refreshRequired: 'Por renovar',
    paused: 'En pausa',
  },
  card: {
    organizationTitle: 'Página de empresa',
    personTitle: 'Perfil',
    blurb: {
      facebook:
        'Publica en tu página de Facebook con imágenes, enlaces y un primer comentario, y revisa los resultados de cada publicación.',
      instagram: 'Comparte imágenes y reels con quienes siguen tu cuenta profesional de Instagram.',
      linkedin: 'Mantén al día a clientes y socios desde tu perfil o página de empresa de LinkedIn.',
      emarketing: 'Envía boletines a tus clientes en tu nombre y ve quién los lee.',
    },
    notSetUp: '{app} aún no está configurado en Waypost. Tu administrador puede agregarlo.',
    needsPro: 'La conexión con {app} está incluida en la membresía PRO.',
    choosePage: 'Ya casi terminas: elige dónde se publicará tu contenido.',
    followers: '{count, plural, one {# seguidor} other {# seguidores}}',
    expires: 'La conexión vence',
    daysLeft: '{days, plural, one {dentro de # día} other {dentro de # días}}',
    expired: 'Vencida',
    refreshNeeded: 'Debes renovar tu conexión.',
    nearExpiry: 'Tu cuenta de {app} vence pronto (días restantes: {n}). Haz clic en Renovar.',
    broken: 'Tu cuenta de {app} ya no está conectada. Haz clic en Renovar para reconectarla.',
    blocked: '{app} limita temporalmente las publicaciones. Las tuyas quedan en espera (próximo intento: {when}).',
    pausedText: 'Los envíos están en pausa. No se publicará nada hasta que los reanudes.',
  },
  action: {
    contactList: 'Lista de contactos',
    signature: 'Firma',
    newsletters: 'Boletines',
    connect: 'Conectar',
    choose: 'Elegir página',
    changePage: 'Cambiar de página',
    refresh: 'Renovar',
    remove: 'Quitar',
    settings: 'Configuración',
    upgrade: 'Mejorar plan',
    posts: 'Ver publicaciones',
  },
  upgrade: {
    title: 'Mejora tu membresía',
    text: '¡Pasa a la membresía PRO para conectar esta aplicación!',
    cancel: 'Cancelar',
    confirm: 'Mejorar plan',
  },
  reconnect: {
    title: 'Reconectar {app}',
    body: 'Hay que restablecer tu conexión con {app}.',
    confirm: 'Reconectar',
  },
  problem: {
    title: '{app} no se conectó',
    reconnectTitle: '{app} no se reconectó',
    again: 'Intentar de nuevo',
    close: 'Cerrar',
    denied: 'Cancelaste en {app}, así que no cambió nada. Puedes intentarlo de nuevo cuando quieras.',
    expired: 'La conexión tardó demasiado o se abrió en otra ventana. Empieza de nuevo.',
    permissions:
      'No se puede publicar nada sin estos permisos: {names}. Reconecta la cuenta y deja activados todos los permisos.',
    page_missing:
      '{page} no está entre las páginas que permitiste. Reconecta la cuenta y márcala en la ventana de {app}; tus publicaciones quedan en espera hasta entonces. Si perdiste tu rol en ella, pregunta a uno de sus administradores.',
    profile_missing:
      'La cuenta de {app} que usaste ya no puede publicar en {page}. Pide a uno de sus administradores un rol que permita publicar y reconecta la cuenta; tus publicaciones quedan en espera hasta entonces.',
    upgrade: '{app} está incluido en la membresía PRO y no se conectó nada. Primero mejora tu plan.',
    other_account:
      'Usaste otra cuenta de {app}, que no puede publicar en {page}. La conexión no cambió. Cierra la sesión en {app}, inicia sesión con la primera cuenta y haz de nuevo la conexión; o quita la conexión si {page} ya no es tuya.',
    misconfigured: '{app} no está bien configurado en Waypost. Tu administrador debe corregirlo.',
    unavailable: '{app} no respondió. Inténtalo de nuevo en unos minutos.',
    failed: 'Algo falló entre {app} y Waypost, y no se conectó nada. Inténtalo de nuevo.',
    restored: '{app} está conectado de nuevo. Tu página, tu configuración y tus publicaciones no cambiaron.',
  },
  permission: {
    pages_show_list: 'ver la lista de tus páginas',
    business_management: 'ver páginas que pertenecen a un portafolio comercial',
    pages_manage_posts: 'publicar en tu página',
    pages_read_engagement: 'ver las publicaciones y los seguidores de tu página',
    pages_manage_engagement: 'comentar en nombre de tu página',
    pages_read_user_content: 'ver los comentarios y reacciones de los visitantes',
    read_insights: 'ver las estadísticas de tu página',
    instagram_basic: 'ver tu cuenta de Instagram',
    instagram_content_publish: 'publicar en Instagram',
    instagram_manage_insights: 'ver tus estadísticas de Instagram',
    instagram_manage_contents: 'eliminar publicaciones de Instagram',
    instagram_manage_comments: 'comentar en Instagram',
    openid: 'saber quién eres',
    profile: 'ver tu nombre y tu foto',
    w_member_social: 'publicar en tu perfil',
    w_organization_social: 'publicar en tus páginas de empresa',
    r_organization_social: 'ver las publicaciones de tus páginas de empresa',
    rw_organization_admin: 'ver tus páginas de empresa y sus estadísticas',
    w_member_social_feed: 'comentar en tu perfil',
    w_organization_social_feed: 'comentar en nombre de tus páginas de empresa',
    r_member_postAnalytics: 'ver las estadísticas de tus propias publicaciones',
    r_member_profileAnalytics: 'saber cuántas personas te siguen',
    other: 'otro permiso',
  },
  missing: {
    text: '{app} no nos permite {permissions}. Tus publicaciones se envían igual, pero sin {what}. Reconecta {app} y deja activados todos los permisos; si ya lo están, pide a un administrador de la página un rol que lo permita.',
    comments: 'primeros comentarios',
    figures: 'estadísticas',
    followers: 'actualización del número de seguidores',
  },
  dataAccess:
    '{app} dejará de compartir estadísticas y comentarios con Waypost ({when}). Tus publicaciones se enviarán igual; reconecta {app} para seguir recibiendo las estadísticas.',
  limit: {
    own_profile: 'No se pueden conectar perfiles personales: {network} no concedió ese acceso a Waypost.',
    company_pages: 'No se pueden conectar páginas de empresa: {network} no concedió ese acceso a Waypost.',
    profile_figures: '{network} no comparte con Waypost las estadísticas de publicaciones en perfiles personales.',
    company_reading:
      '{network} no permite que Waypost vea las páginas de empresa: si no estamos seguros de que algo se publicó, te pediremos que lo revises.',
    company_figures: '{network} no comparte con Waypost las estadísticas de páginas de empresa.',
    comments: 'Los primeros comentarios no son posibles: {network} no concedió ese acceso a Waypost.',
    figures: '{network} no comparte estadísticas con Waypost.',
  },
  selector: {
    titleOf: {
      facebook: 'Elige una página de Facebook',
      instagram: 'Elige una cuenta de Instagram',
      linkedin: 'Elige un perfil u organización de LinkedIn',
    },
    lead: 'Aquí se publicará tu contenido. Puedes cambiar de página después; las publicaciones programadas también se moverán.',
    confirm: 'Usar esta página',
    current: 'En uso ahora',
    taken: 'Ya la usa otro perfil',
    notAdmin: 'No eres ADMIN de esta página',
    none: 'No se encontró ninguna página',
    noneOf: {
      facebook:
        'La cuenta conectada no administra ninguna página de Facebook, o no se marcó ninguna en la ventana de Facebook. Reconecta la cuenta y marca tu página. Si aún no tienes una, créala en facebook.com/pages/create: los perfiles personales y los grupos no se pueden conectar.',
      instagram:
        'No se encontró ninguna cuenta profesional de Instagram. Las cuentas personales no se pueden conectar: en la aplicación de Instagram, abre Configuración, cambia a una cuenta profesional (es gratis) y vincúlala a una página de Facebook que administres. Después, haz de nuevo la conexión y marca las dos.',
      linkedin:
        'LinkedIn no encontró ningún perfil ni página de empresa donde puedas publicar. Pide a un administrador de la página el rol de administrador de contenido y reconecta la cuenta.',
    },
    noCompany:
      'No aparece ninguna página de empresa porque no tienes un rol que permita publicar en ellas. En {network}, pide a un administrador de la página el rol de administrador de contenido y reconecta la cuenta.',
    missing:
      'No concedido: {names}. Las publicaciones se envían igual, pero esta parte queda vacía o desactivada. Reconecta la cuenta y deja activados todos los permisos.',
    again: 'Reconectar',
    faqTitle: '¿Tu página no está en la lista?',
    faqAdmin: 'Verifica que eres ADMIN de la página, con control total o permiso para crear contenido.',
    faqPrivate: 'Verifica que sea una página de Facebook o de empresa y no un perfil privado o un grupo.',
    faqPermissions: 'Verifica que concediste todos los permisos al hacer la conexión y que la página estaba marcada.',
    faqInstagram:
      'Verifica que la cuenta sea profesional (de empresa o de creador) y esté vinculada a una página de Facebook que administres. Las cuentas privadas no se pueden conectar.',
    listFailed: 'No se pudieron cargar las páginas',
    listLabel: 'Páginas',
  },
  removal: {
    title: 'Quitar {app}',
    lead: 'Qué pasa al quitar esta conexión',
    page: '{name} se desconectará y se borrará nuestro acceso.',
    pending:
      '{count, plural, =0 {No hay publicaciones programadas.} one {Se eliminará # publicación programada. Cuando reconectes {app}, podrás restaurarla antes de la hora programada.} other {Se eliminarán # publicaciones programadas. Cuando reconectes {app}, podrás restaurarlas antes de la hora programada.}}',
    busy: '{count, plural, one {# publicación se está enviando y se completará.} other {# publicaciones se están enviando y se completarán.}}',
    asked:
      '{count, plural, one {# publicación espera que nos digas si se publicó. Puedes responder en Todas las redes; para volver a publicarla, reconecta {app} primero.} other {# publicaciones esperan que nos digas si se publicaron. Puedes responder en Todas las redes; para volver a publicarlas, reconecta {app} primero.}}',
    published: 'Lo que ya está publicado se quedará donde está.',
    confirm: 'Quitar {app}',
    keep: 'Conservar',
    done: 'Se quitó {app}',
    notInstalled: '{app} no está conectado, así que no hay nada que quitar.',
    back: 'Volver a conexiones',
  },
  settings: {
    title: 'Configuración de {app}',
    lead: 'Opciones de publicación para esta conexión.',
    publishing: 'Envío',
    paused: 'Pausar el envío',
    pausedHint:
      'Las publicaciones quedan en espera y no se eliminan. Al reanudar, se publicarán las que no lleven demasiado retraso.',
    late: 'Retraso máximo para publicar automáticamente',
    lateHint:
      'Después de una interrupción o una pausa, las publicaciones más antiguas no se envían sin preguntarte: pasan al estado «No salió a tiempo».',
    lateMinutes: '{minutes, plural, one {# minuto} other {# minutos}}',
    lateHours: '{hours, plural, one {# hora} other {# horas}}',
    page: 'Página conectada',
    signature: 'Hashtags de firma',
    signatureHint: 'Hashtags que se agregan al final de tus publicaciones.',
    signatureLink: 'Editar los hashtags',
    notConnected: 'Primero conecta {app}',
    notConnectedText: 'La configuración aparecerá aquí cuando haya una página conectada.',
  },
  advanced: {
    title: 'Funciones avanzadas',
    lead: 'Lo que agregamos por ti a tus publicaciones.',
    booking: 'Enlace de reservaciones',
    bookingHint: 'Donde tus clientes pueden agendar una llamada contigo, por ejemplo, tu página de Calendly.',
    signature: 'Hashtags de firma',
    signatureHint: 'Hasta 200 caracteres. Se agregan una vez al final de cada publicación.',
    apps: 'Agregar los hashtags en',
    locked: 'El enlace de reservaciones y los hashtags de firma están incluidos en la membresía PRO.',
    save: 'Guardar',
  },
} as const satisfies Translated<typeof en>;
