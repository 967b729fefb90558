import type { Translated } from '../translated.ts';
import type { shell as en } from './en.ts';

export const shell = {
  skip: 'Saltar al contenido',
  sidebar: 'Menú y perfil',
  mainMenu: 'Menú principal',
  phoneMenu: 'Menú principal breve',
  brandLink: 'Waypost, ir al inicio',
  close: 'Cerrar',
  groups: {
    newsletter: 'Boletín',
    account: 'Cuenta',
    marketing: 'Marketing',
    staff: 'Personal',
  },
  troubled: 'Requiere atención',
  tabs: {
    more: 'Más',
  },
  profile: {
    details: 'Detalles y cambio de perfil',
    plan: 'Plan {plan}',
    plans: {
      free: 'Gratis',
      grow: 'Grow',
      pro: 'PRO',
      premium: 'PREMIUM',
    },
    memberSince: 'Miembro desde: {date}',
    switch: 'Cambiar de perfil',
    edit: 'Editar los datos del perfil',
    membership: 'Membresía',
  },
  account: {
    label: 'Cuenta de {name}',
    settings: 'Configuración de la cuenta',
    help: 'Ayuda',
    signOut: 'Cerrar sesión',
  },
  language: {
    label: 'Idioma',
  },
  scheme: {
    dark: 'Usar modo oscuro',
    light: 'Usar modo claro',
  },
  sandbox: {
    text: 'Pruebas: nada sale de esta computadora',
    link: 'Abrir el entorno',
  },
  impersonation: {
    label: 'Sesión en nombre de otra persona',
    text: 'Estás actuando como {name}.',
    stop: 'Terminar',
  },
  offline: {
    text: 'No tienes conexión. Lo que escribas se queda aquí; podrás guardar cuando vuelva la conexión.',
  },
  expired: {
    title: 'Inicia sesión de nuevo',
    text: 'Tu sesión terminó. Inicia sesión y continúa: no se pierde nada de lo que escribiste.',
    submit: 'Iniciar sesión',
    close: 'Ahora no',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que sea de un perfil que no puedes abrir.',
    home: 'Ir al inicio',
  },
  noPermission: {
    title: 'No tienes acceso a esta página',
    text: 'Esta página es para el personal. Pide acceso a tu administrador si lo necesitas.',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Algo salió mal en esta página',
    text: 'Tus datos están a salvo. Inténtalo de nuevo; si continúa, vuelve a cargar la página.',
    retry: 'Reintentar',
    reload: 'Volver a cargar la página',
  },
  public: {
    brandLink: 'Waypost, ir a la página de inicio de sesión',
    pictureLabel: 'Acerca de Waypost',
    claim: 'Tus publicaciones salen a tiempo, incluso cuando estás a bordo.',
    sub: 'Programa Facebook, Instagram y LinkedIn en un solo lugar y descubre qué atrae a los viajeros.',
  },
} as const satisfies Translated<typeof en>;
