import type { Translated } from '../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  setup: {
    title: 'Completa la configuración',
    lead: 'Unos pasos más hasta tu primera publicación.',
    count: '{done, number} de {max, number}',
    percent: '{percent, number} % completado',
    steps: {
      profile: 'Perfil completo',
      email: 'Correo verificado',
      platform: 'Plataforma conectada',
      generator: 'Configuración del generador de IA',
    },
    next: {
      profile: 'Completa tu perfil',
      email: 'Confirma tu correo',
      platform: 'Conecta tu primera plataforma',
      generator: 'Siguiente: configurar el generador de IA',
    },
    isDone: '(hecho)',
    isOpen: '(pendiente)',
  },
  form: {
    title: 'Configura tu perfil',
    lead: 'Tus clientes y redes ven este nombre.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    country: 'País',
    chooseCountry: 'Elige un país',
    noCountry: 'No hay tal país',
  },
} as const satisfies Translated<typeof en>;
