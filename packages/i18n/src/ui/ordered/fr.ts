import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  ordered: {
    up: 'Monter',
    down: 'Descendre',
    undo: 'Annuler',
  },
} as const satisfies Translated<typeof en>;
