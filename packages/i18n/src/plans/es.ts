import type { Translated } from '../translated.ts';
import type { plans as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { plans: { menu: 'Planes', tab: 'Planes' } } as const satisfies Translated<typeof enNav>;

export const plans = {
  staff: {
    title: 'Planes',
    lead: 'Lo que ofrece la página Membresías, en este orden. Lo que incluye un plan depende de su tipo.',
    noPermission: 'No tienes permiso para cambiar los planes.',
    create: 'Nuevo plan',
    editTitle: 'Editar plan',
    none: 'Todavía no hay planes',
    missing: '{type}: no se ofrece ningún plan de este tipo.',
    missingText: 'Algunas funciones lo necesitan y llevan a la página Membresías. Ofrece ahí un plan de este tipo.',
    deleted: '{name}: plan eliminado.',
    deletedText: 'Quien lo tiene lo conserva. Ya no se ofrece en la página Membresías.',
    deleteTitle: '¿Eliminar {name}?',
    deleteText:
      '{count, plural, one {# persona tiene este tipo y lo conservará.} other {# personas tienen este tipo y lo conservarán.}} Este plan dejará de ofrecerse en la página Membresías.',
    offered: 'Se ofrece',
    hidden: 'Oculto',
    free: 'Sin precio',
    rate: '{rate} al año',
    people:
      '{count, plural, =0 {Nadie tiene este tipo} one {# persona tiene este tipo} other {# personas tienen este tipo}}',
    noId: 'Sin identificador del servicio de pago',
    id: 'Identificador: {uid}',
    type: 'Tipo',
    typeHint: 'Lo que incluye. Solo se puede ofrecer un plan de cada tipo a la vez.',
    uid: 'Identificador en el servicio de pago',
    uidHint: 'Quien compra el plan con este identificador obtiene este tipo.',
    rateField: 'Precio por año, en dólares estadounidenses',
    language: 'Idioma de los textos',
    name: 'Nombre',
    description: 'Descripción',
    descriptionHint: 'Opcional. Puedes usar **negrita**, [enlaces](https://…) y listas.',
    features: 'Ventajas, una por línea',
    active: 'Ofrecer este plan en la página Membresías',
    save: 'Guardar',
    saved: 'Plan guardado',
  },
} as const satisfies Translated<typeof en>;
