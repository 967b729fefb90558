import type { Translated } from '../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  widget: 'Tu perfil',
  business: 'Perfil comercial',
  setup: {
    title: 'Completa la configuración',
    lead: 'Unos pasos más hasta tu primera publicación.',
    count: '{done, number} de {max, number}',
    percent: '{percent, number}% completado',
    steps: {
      profile: 'Perfil completo',
      email: 'Correo verificado',
      platform: 'Red conectada',
    },
    next: {
      profile: 'Completa tu perfil',
      email: 'Confirma tu correo',
      again: 'Reconecta tu red',
      platform: 'Conecta tu primera red',
    },
    isDone: '(hecho)',
    isOpen: '(pendiente)',
  },
} as const satisfies Translated<typeof en>;
