import type { Translated } from '../../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  card: {
    title: 'Perfiles',
    lead: 'Cada perfil tiene sus propias redes y publicaciones.',
    add: 'Agregar un perfil',
    locked: 'Puedes tener más perfiles con PREMIUM o si tu administrador te da el permiso.',
    full: 'Tu cuenta ya tiene {max, number} perfiles, el máximo.',
    switch: 'Cambiar',
    switchTo: 'Cambiar a {name}',
    renameOf: 'Renombrar {name}',
    renameTitle: 'Renombrar perfil',
    current: 'Actual',
    added: 'Perfil agregado.',
  },
  deletion: {
    deleteOf: 'Eliminar {name}',
    deleteTitle: '¿Eliminar {name}?',
    networks: 'Sus redes se desconectarán y nuestro acceso a ellas se borrará.',
    pending:
      '{count, plural, =0 {No se eliminará ninguna publicación programada.} one {Se eliminará # publicación programada.} other {Se eliminarán # publicaciones programadas.}}',
    feed: 'Su dirección de calendario dejará de funcionar.',
    restorable:
      'Durante {days, number} días puedes restaurar el perfil con sus publicaciones, borradores e imágenes. Después se borrarán.',
    confirm: 'Eliminar perfil',
    deleted: 'Perfil eliminado',
    deletedTitle: 'Perfiles eliminados',
    until: 'Se puede restaurar hasta: {date}',
    restore: 'Restaurar',
    restoreOf: 'Restaurar {name}',
    restored: 'Perfil restaurado. Vuelve a conectar sus redes.',
  },
  form: {
    title: 'Configura tu perfil',
    lead: 'Tus clientes y redes verán este nombre.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    country: 'País',
    chooseCountry: 'Elige un país',
    noCountry: 'No se encontró el país',
  },
} as const satisfies Translated<typeof en>;
