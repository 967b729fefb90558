import type { Translated } from '../../translated.ts';
import type { announcements as en } from './en.ts';

export const announcements = {
  card: {
    title: 'Anuncio',
    types: {
      info: 'Para tu información:',
      success: 'Buenas noticias:',
      warning: 'Ten en cuenta:',
      danger: 'Importante:',
    },
    link: 'Más información',
    newTab: '(se abre en otra pestaña)',
    close: 'Cerrar el anuncio',
    acting: 'Solo la persona en cuyo nombre actúas puede cerrarlo.',
  },
} as const satisfies Translated<typeof en>;
