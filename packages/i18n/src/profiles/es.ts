import type { Translated } from '../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  setup: {
    title: 'Completa la configuración',
    lead: 'Unos pasos más hasta tu primera publicación.',
    count: '{done, number} de {max, number}',
    percent: '{percent, number}% completado',
    steps: {
      profile: 'Perfil completo',
      email: 'Correo verificado',
      platform: 'Red conectada',
      generator: 'Configuración del generador de IA',
    },
    next: {
      profile: 'Completa tu perfil',
      email: 'Confirma tu correo',
      platform: 'Conecta tu primera red',
      generator: 'Siguiente: configurar el generador de IA',
    },
    isDone: '(hecho)',
    isOpen: '(pendiente)',
  },
  card: {
    title: 'Perfiles',
    lead: 'Cada perfil tiene sus propias redes y publicaciones.',
    add: 'Agregar un perfil',
    locked: 'Puedes tener más perfiles con PREMIUM o si tu administrador te da el permiso.',
    full: 'Tu cuenta ya tiene {max, number} perfiles, el máximo.',
    switch: 'Cambiar',
    switchTo: 'Cambiar a {name}',
    rename: 'Renombrar',
    renameOf: 'Renombrar {name}',
    renameTitle: 'Renombrar perfil',
    current: 'Actual',
    added: 'Perfil agregado.',
  },
  form: {
    title: 'Configura tu perfil',
    lead: 'Tus clientes y redes verán este nombre.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    country: 'País',
    chooseCountry: 'Elige un país',
    noCountry: 'No se encontró el país',
  },
} as const satisfies Translated<typeof en>;
