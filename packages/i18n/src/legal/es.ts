import type { Translated } from '../translated.ts';
import type { legal as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { legal: { menu: 'Páginas legales', tab: 'Legal' } } as const satisfies Translated<typeof enNav>;

export const legal = {
  names: {
    terms: 'Términos de uso',
    privacy: 'Privacidad',
    tracking: 'Cookies',
  },
  links: {
    label: 'Páginas legales',
    readTerms: 'Leer los términos de uso',
    newTab: '(se abre en otra pestaña)',
  },
  edit: {
    title: 'Páginas legales',
    lead: 'Lo que cualquiera puede leer antes de registrarse. Pide que un abogado revise estos textos antes de confiar en ellos.',
    noPermission: 'No tienes permiso para cambiar las páginas legales.',
    document: 'Página',
    language: 'Idioma',
    own: 'Tu texto',
    standard: 'Texto estándar',
    view: 'Vista',
    write: 'Escribir',
    preview: 'Vista previa',
    text: 'Texto',
    hint: 'Markdown: ## para un título, - para una lista, ** alrededor de palabras en negrita. Se completan por ti:',
    publish: 'Publicar',
    published: 'Texto publicado',
    open: 'Abrir la página',
    reset: 'Usar texto estándar',
    resetTitle: '¿Volver al texto estándar?',
    resetText: 'Tu texto quedará en la lista de versiones; puedes publicarlo otra vez.',
    wasReset: 'Texto estándar publicado',
  },
  operator: {
    title: 'Quién ofrece el servicio',
    lead: 'Completa los nombres entre llaves dobles. Lo que dejes vacío se dice en términos generales.',
    name: 'Nombre de la empresa',
    contact: 'Correo de contacto',
    place: 'Dirección',
    save: 'Guardar',
  },
  versions: {
    title: 'Versiones',
    none: 'Nadie cambió este texto todavía.',
    number: 'Versión {version, number}',
    reset: 'Vuelta al texto estándar',
    by: '{author} · {when}',
    unknown: 'Alguien cuya cuenta se eliminó',
    current: 'En línea',
    take: 'Editar este texto',
    takeOf: 'Editar el texto de la versión {version, number}',
  },
} as const satisfies Translated<typeof en>;
