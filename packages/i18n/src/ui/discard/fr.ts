import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  discard: {
    title: 'Abandonner vos modifications?',
    text: 'Ce que vous avez écrit n’est pas enregistré.',
    confirm: 'Abandonner',
  },
} as const satisfies Translated<typeof en>;
