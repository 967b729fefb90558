import type { Translated } from '../translated.ts';
import type { guides as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { guides: { menu: 'Videos', tab: 'Videos' } } as const satisfies Translated<typeof enNav>;

export const guides = {
  staff: {
    title: 'Videos',
    lead: 'Los videos de bienvenida aparecen en cada panel; los tutoriales, en las tarjetas de la página Conexiones; los demás, junto a las membresías.',
    noPermission: 'No tienes permiso para cambiar los videos.',
    kinds: {
      onboarding: 'Videos de bienvenida',
      tutorial: 'Tutoriales',
      membership: 'Video de la página Membresías',
      plan: 'Lo que trae un plan (Más información)',
      plan_setup: 'Cómo configurar PRO',
    },
    create: 'Nuevo video',
    editTitle: 'Editar el video',
    none: 'Todavía no hay videos',
    hidden: 'Oculto',
    waiting: 'En preparación: {percent, number}%',
    failed: 'No se pudo convertir',
    noVideo: 'Sin archivo de video',
    ready: 'Listo',
    watchedBy: '{count, plural, =0 {Nadie lo vio todavía} one {Lo vio # persona} other {Lo vieron # personas}}',
    uploadVideo: 'Subir video',
    uploadPoster: 'Subir imagen',
    uploaded: 'Se subió el archivo',
    deleted: 'Video eliminado',
    kind: 'Tipo',
    kindNames: {
      onboarding: 'Bienvenida',
      tutorial: 'Tutorial',
      membership: 'Página Membresías',
      plan: 'Más información',
      plan_setup: 'Configurar PRO',
    },
    network: 'Red',
    language: 'Idioma de los textos',
    titleField: 'Título',
    text: 'Texto debajo del video',
    textHint: 'Opcional. En los tutoriales puedes usar **negritas**, [enlaces](https://…) y listas.',
    link: 'Enlace del texto',
    linkHint: 'Opcional. El texto debajo del video lleva ahí.',
    languages: 'Se muestra en',
    allLanguages: 'Todos los idiomas',
    whenConnected: 'Mostrar también cuando la red ya esté conectada',
    active: 'Mostrar este video',
    save: 'Guardar',
    saved: 'Video guardado',
  },
} as const satisfies Translated<typeof en>;
