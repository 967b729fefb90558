import type { Translated } from '../../translated.ts';
import type { guides as en } from './en.ts';

export const guides = {
  viewer: {
    withVideos: 'Conoce Waypost',
    withVideosText: 'Videos cortos que muestran cómo funciona.',
    withoutVideos: 'Te damos la bienvenida a Waypost',
    withoutVideosText: 'Aquí aparecerán videos que muestran cómo funciona.',
    previous: 'Videos anteriores',
    next: 'Videos siguientes',
    position: '{one, select, true {{from, number}} other {{from, number}–{to, number}}} de {count, number}',
    watch: 'Ver: {title}',
    watched: 'Visto',
    notReady: 'Este video todavía se está preparando. Vuelve a intentarlo en unos minutos.',
    newTab: '(se abre en otra pestaña)',
    tutorial: 'Ver un tutorial rápido',
    learn: 'Más información',
    setup: 'Cómo configurar tu membresía PRO',
    info: 'Sobre este tutorial',
  },
} as const satisfies Translated<typeof en>;
