import type { Translated } from '../../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  ordered: {
    up: 'Subir',
    down: 'Bajar',
    undo: 'Deshacer',
  },
} as const satisfies Translated<typeof en>;
