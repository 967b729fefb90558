/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { taxonomies: { menu: 'Taxonomías', tab: 'Taxonomías' } } as const;

export const taxonomies = {
  title: 'Taxonomías',
  lead: 'Cómo se clasifican las campañas y las publicaciones de la biblioteca, y con qué las filtran los asesores.',
  noPermission: 'No tienes permiso para cambiar las taxonomías.',
  create: 'Nuevo término',
  editTitle: 'Editar término',
  kind: 'Tipo',
  kinds: {
    travel_type: 'Tipo de viaje',
    destination: 'Destino',
    category: 'Categoría',
  },
  plural: {
    travel_type: 'Tipos de viaje',
    destination: 'Destinos',
    category: 'Categorías',
  },
  none: 'Aún no hay términos',
  names: {
    en: 'Nombre en inglés',
    es: 'Nombre en español',
    fr: 'Nombre en francés',
  },
  slug: 'Identificador',
  slugHint: 'Representa el término en las direcciones. El identificador no se puede cambiar después.',
  slugStays: 'El identificador no se puede cambiar: las direcciones lo usan.',
  saved: 'Término guardado',
  retire: 'Retirar',
  retiredToast: 'Término retirado',
  retired: 'Retirados',
  retiredHint: 'Ya no se ofrecen, pero siguen en las publicaciones que los tienen.',
  notOffered: 'No se ofrece',
  offer: 'Volver a ofrecer',
} as const;
