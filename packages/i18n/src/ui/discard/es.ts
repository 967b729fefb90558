import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  discard: {
    title: '¿Descartar tus cambios?',
    text: 'Lo que escribiste no se guardó.',
    confirm: 'Descartar cambios',
  },
} as const satisfies Translated<typeof en>;
