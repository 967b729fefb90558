import type { Translated } from '../../translated.ts';
import type { accounts as en } from './en.ts';

export const accounts = {
  first: {
    title: 'Configurar Waypost',
    lead: 'Waypost aún no tiene administrador. Escribe el código que mostró al iniciar.',
    code: 'Código',
    codeHint: 'Cuatro grupos de cuatro caracteres.',
    signedIn: 'Sesión abierta: {name}. Esa cuenta será la del administrador.',
    submit: 'Ser administrador',
    closedTitle: 'Waypost ya está configurado',
    closedText: 'Inicia sesión o pide una invitación a un administrador.',
    signIn: 'Iniciar sesión',
  },
  users: {
    title: 'Usuarios',
    lead: 'Usuarios de agencias. Lo que se hace en nombre de otra persona queda en el registro de auditoría.',
    search: 'Buscar por nombre o correo',
    none: 'Ningún usuario coincide con la búsqueda',
    name: 'Nombre',
    plan: 'Plan',
    act: 'Actuar como',
    actAs: 'Actuar como {name}',
  },
} as const satisfies Translated<typeof en>;
