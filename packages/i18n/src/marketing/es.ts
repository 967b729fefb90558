import type { Translated } from '../translated.ts';
import type { marketing as en, nav as enNav } from './en.ts';

/** Its entry in the menu. */
export const nav = { marketing: { menu: 'Calendario de marketing', tab: 'Marketing' } } as const satisfies Translated<
  typeof enNav
>;

export const marketing = {
  title: 'Calendario de marketing',
  images: 'Mostrar imágenes',
  noCountries: 'No elegiste ningún país. Elige uno arriba para ver sus publicaciones.',
  noNetworks: 'No elegiste ninguna red. Elige una arriba para ver sus publicaciones.',
  views: { label: 'Vista', month: 'Mes', week: 'Semana', day: 'Día' },
  countries: { label: 'Países', CA: 'CAN', US: 'USA' },
  suppliers: { label: 'Proveedores', all: 'Todos los proveedores' },
  empty: {
    month: 'No hay nada programado este mes.',
    week: 'No hay nada programado esta semana.',
    day: 'No hay nada programado este día.',
  },
  item: {
    what: '{app}, {status}:',
    move: 'Mover…',
    openEditor: 'Abrir boletín',
    allOf: '{day}: {count, plural, one {# elemento} other {# elementos}}',
  },
  status: { pending: 'Programada', published: 'Enviada', removed: 'Retirada' },
  types: { reel: 'Reel', post: 'Publicación', video: 'Video', library: 'Biblioteca', others: 'Otra' },
  terms: {
    label: 'Clasificación',
    travel_type: 'Tipos de viaje',
    destination: 'Destinos',
    category: 'Categorías',
  },
  posting: {
    title: 'Rendimiento de la publicación',
    video: 'Video',
    card: 'Publicación',
    posted: 'Publicada',
    processing:
      'El reel se está preparando. Su imagen estará disponible pronto. Espera a que esté lista antes de publicar la campaña: dará mejor resultado.',
    files: '{count, plural, one {# archivo} other {# archivos}}',
    gone: 'Esta publicación no existe',
    failed: 'No se puede cargar la publicación',
  },
  details: { campaign: 'Campaña', supplier: 'Proveedor', countries: 'Países' },
  links: {
    debug: 'Verificar',
    debugOn: 'en {network}, en otra pestaña',
    share: 'Compartir',
    shareOn: 'en {network}, en otra pestaña',
  },
  related: {
    label: 'Publicaciones de los asesores',
    scheduled: '{n}% programadas',
    posted: 'Publicadas',
    pending: 'Pendientes',
    other: 'Otras',
    total: 'Total',
  },
  figures: {
    label: 'Estadísticas por país',
    none: 'No hay estadísticas de esta publicación.',
    fetchedAt: 'Actualización: {when}',
    fetch: 'Actualizar',
    fetched: 'Estadísticas al día. Lo que se pide ahora a las redes aparece aquí en menos de dos minutos.',
    failed: 'No se pueden leer las estadísticas',
  },
  newsletter: {
    title: 'Rendimiento de la campaña de correo',
    name: 'Nombre',
    subject: 'Asunto',
    suppliers: 'Proveedores',
    country: 'País',
    everywhere: 'Todos los países',
    gone: 'Este boletín no existe',
    failed: 'No se puede cargar el boletín',
  },
  verbs: {
    edit: 'Editar',
    reschedule: 'Reprogramar',
    categorize: 'Clasificar',
    categorizeTitle: 'Clasificar publicación',
    delete: 'Eliminar',
  },
  warning: {
    edit: 'Se reemplazan todas las imágenes y todos los enlaces de las publicaciones programadas. Los textos solo cambian donde el asesor no los cambió.',
    delete: 'Se retiran todas las publicaciones programadas de todos los asesores.',
    reschedule: 'Se mueven todas las publicaciones programadas que el asesor no editó.',
    newsletter: 'Los asesores que eligieron su propia hora la conservan.',
    counting: 'Contando las publicaciones…',
    effect: {
      edit: '{changed, plural, =0 {No cambiaría ninguna publicación} one {Cambiaría # publicación} other {Cambiarían unas # publicaciones}}{kept, plural, =0 {} one {; # conserva el texto del asesor} other {; # conservan el texto del asesor}}.',
      delete:
        '{changed, plural, =0 {No se retiraría ninguna publicación} one {Se retiraría # publicación} other {Se retirarían unas # publicaciones}}{out, plural, =0 {} one {; # ya se publicó} other {; # ya se publicaron}}.',
      reschedule:
        '{changed, plural, =0 {No se movería ninguna publicación} one {Se movería # publicación} other {Se moverían unas # publicaciones}}{kept, plural, =0 {} one {; # se queda en la hora del asesor} other {; # se quedan en la hora del asesor}}.',
    },
  },
  edit: {
    title: 'Editar publicación',
    message: 'Texto',
    landing: 'Enlace de la página de destino',
    preview: 'Vista previa del enlace',
    ownPreview: 'La de la página',
    submit: 'Guardar',
    saved: 'Cambios guardados',
    failed: 'No se puede guardar la publicación',
  },
  reschedule: {
    title: 'Reprogramar publicación',
    newsletterTitle: 'Mover boletín',
    days: 'Días',
    hours: 'Horas',
    now: 'Con un signo menos se adelanta. Ahora: {when}',
    fromTo: 'De {from} a {to}',
    past: 'Elige una hora que aún no haya pasado.',
    nowhere: 'Indica cuántos días u horas se mueve.',
    submit: 'Reprogramar',
    saved: '¡Guardado!',
    failed: 'No se puede reprogramar',
  },
  delete: {
    title: 'Eliminar publicación',
    question: '¿Quieres eliminar esta publicación?',
    library: 'Se retira de la biblioteca. Las publicaciones que los asesores hicieron con ella se quedan.',
    everywhere: 'Retirarla también de las redes',
    everywhereHint: 'Lo que ya se publicó se retira donde la red lo permite.',
    confirm: 'Eliminar',
    deleted: '¡Eliminada!',
    failed: 'No se puede eliminar la publicación',
    restored: 'Publicación restaurada',
    notRestored: 'No se puede restaurar la publicación',
  },
  refused: {
    title: 'No se movió nada',
    past: 'Las publicaciones y los boletines no se pueden mover al pasado.',
  },
} as const satisfies Translated<typeof en>;
