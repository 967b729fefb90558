import type { Translated } from '../../translated.ts';
import type { agency as en } from './en.ts';

export const agency = {
  staff: {
    title: 'Listas de agencias',
    lead: 'Lo que se puede elegir en el perfil comercial.',
    noPermission: 'No tienes permiso para cambiar estas listas.',
    kind: 'Lista',
    kinds: {
      host: 'Agencias anfitrionas',
      license: 'Licencias',
      state: 'Estados',
    },
    country: 'País',
    allCountries: 'Todos los países',
    everywhere: 'En todas partes',
    always: 'Siempre se ofrece',
    search: 'Buscar',
    create: {
      host: 'Nueva agencia',
      license: 'Nueva licencia',
      state: 'Nuevo estado',
    },
    editTitle: {
      host: 'Editar agencia anfitriona',
      license: 'Editar licencia',
      state: 'Editar estado',
    },
    editOf: 'Editar {name}',
    deleteOf: 'Eliminar {name}',
    none: 'Esta lista todavía está vacía',
    noneText: 'Mientras esté vacía, nadie tiene que elegir aquí.',
    noMatch: 'Sin resultados para tu búsqueda',
    clear: 'Borrar filtros',
    usedBy: '{count, plural, =0 {Sin uso todavía} one {En uso en # perfil} other {En uso en # perfiles}}',
    noNumber: 'Sin número',
    anyText: 'Número libre',
    name: 'Nombre',
    names: {
      en: 'Nombre en inglés',
      es: 'Nombre en español',
      fr: 'Nombre en francés',
    },
    fallback: 'Opcional. Sin él se muestra el nombre en inglés.',
    code: 'Código',
    codeHint: {
      state: 'Como en las direcciones, por ejemplo ON.',
      license: 'Como va antes del número, por ejemplo TICO.',
    },
    codeStays: 'El código no se puede cambiar: hay perfiles guardados con él.',
    mask: 'Cómo se escribe el número',
    maskHint:
      '# es un dígito, A una letra, * cualquiera de los dos; lo demás queda igual. Separa varias longitudes con |, permite cualquier texto con … y deja el campo vacío si no hay número.',
    maskWrong: 'Usa al menos un #, A o *, o … para cualquier texto.',
    save: 'Guardar',
    saved: 'Guardado',
    deleted: 'Se eliminó: {name}',
    deleteTitle: '¿Eliminar {name}?',
    deleteText:
      '{count, plural, one {# perfil lo usa y lo conservará.} other {# perfiles lo usan y lo conservarán.}} Los demás ya no podrán elegirlo.',
    delete: 'Eliminar',
  },
} as const satisfies Translated<typeof en>;
