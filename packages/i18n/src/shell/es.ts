import type { Translated } from '../translated.ts';
import type { shell as en } from './en.ts';

export const shell = {
  skip: 'Saltar al contenido',
  sidebar: 'Menú y perfil',
  mainMenu: 'Menú principal',
  phoneMenu: 'Menú principal breve',
  brandLink: 'Waypost, a la página de inicio',
  close: 'Cerrar',
  groups: {
    account: 'Cuenta',
    staff: 'Personal',
  },
  tabs: {
    more: 'Más',
  },
  profile: {
    details: 'Detalles y cambio de perfil',
    plan: 'Plan {plan}',
    plans: {
      free: 'Free',
      grow: 'Grow',
      pro: 'PRO',
      premium: 'PREMIUM',
    },
    memberSince: 'Miembro desde el {date}',
    switch: 'Cambiar de perfil',
    edit: 'Editar los datos del perfil',
    upgrade: 'Mejorar plan',
  },
  account: {
    label: 'Cuenta de {name}',
    settings: 'Configuración de la cuenta',
    signOut: 'Cerrar sesión',
  },
  language: {
    label: 'Idioma',
  },
  scheme: {
    dark: 'Usar colores oscuros',
    light: 'Usar colores claros',
  },
  sandbox: {
    text: 'Entorno de pruebas: nada sale de este equipo',
    link: 'Abrir el entorno',
  },
  impersonation: {
    label: 'Suplantación',
    text: 'Estás actuando como {name}.',
    stop: 'Detener',
  },
  hold: {
    label: 'Publicación en espera',
    waiting:
      'La publicación está en espera: nuestro equipo hace comprobaciones tras una interrupción. Tus publicaciones conservan su lugar.',
    outage:
      'La publicación está en espera desde {since}: Waypost estuvo parado más de una hora. Revisa las publicaciones perdidas y luego reanúdala.',
    copied:
      'La publicación está en espera desde {since}: esto parece una copia de otra instalación. Reanúdala solo si la otra ya no funciona.',
    resume: 'Reanudar la publicación',
    resumed: 'La publicación continúa.',
  },
  offline: {
    text: 'No tienes conexión. Lo que escribas se queda aquí; podrás guardar cuando vuelva.',
  },
  expired: {
    title: 'Inicia sesión de nuevo',
    text: 'Tu sesión terminó. Inicia sesión y continúa: no se pierde nada de lo que escribiste.',
    submit: 'Iniciar sesión y continuar',
    close: 'Ahora no',
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que sea de un perfil que no puedes abrir.',
    home: 'Ir al inicio',
  },
  noPermission: {
    title: 'No tienes permiso para esta página',
    text: 'Es para el personal. Pide acceso a tu administrador si lo necesitas.',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Algo salió mal en esta página',
    text: 'Tus datos están a salvo. Inténtalo de nuevo; si continúa, vuelve a cargar la página.',
    retry: 'Reintentar',
    reload: 'Recargar la página',
  },
  public: {
    brandLink: 'Waypost, a la página de acceso',
    pictureLabel: 'Acerca de Waypost',
    claim: 'Tus publicaciones salen a tiempo, aunque estés a bordo.',
    sub: 'Planifica Facebook, Instagram y LinkedIn en un solo lugar y mira qué atrae a los viajeros.',
  },
} as const satisfies Translated<typeof en>;
