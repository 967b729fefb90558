import type { Translated } from '../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  feedback: {
    successTitle: 'Listo',
    done: 'Se completó la acción',
    errorTitle: 'Error',
    readFailed: 'Se produjo un error al intentar obtener datos del servidor.',
    listFailed: '¡No se pudieron obtener los elementos!',
    tooManyTitle: 'Demasiadas solicitudes',
    tooManyText:
      '¡Vaya! Parece que hiciste muchas solicitudes en poco tiempo. No te preocupes, podrás intentarlo de nuevo pronto. ¡Gracias por tu paciencia!',
    unreachable: 'No se pudo conectar con Waypost. Revisa tu conexión e inténtalo de nuevo.',
    copyFailed: 'No se pudo copiar al portapapeles',
    copied: 'Copiado',
    saved: '¡Guardado!',
    changesSaved: 'Cambios guardados',
    deleted: '¡Eliminado!',
  },
  newsletter: 'Boletín',
  states: {
    loading: 'Cargando',
    errorTitle: 'No se pudo cargar',
    showDetail: 'Mostrar detalles',
    hideDetail: 'Ocultar detalles',
    retry: 'Reintentar',
    noPreview: 'Vista previa no disponible',
    noData: 'No hay datos disponibles',
    loadMore: 'Mostrar más',
  },
  labelled: '{label}: {value}',
  actions: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    save: 'Guardar',
    delete: 'Eliminar',
    edit: 'Editar',
    more: 'Más acciones',
    upgrade: 'Mejorar plan',
    applyToAll: 'Aplicar a todos mis perfiles',
  },
  fields: {
    required: 'Este campo es obligatorio.',
    tooLong: 'Usa hasta {max, number} caracteres.',
    email: 'Escribe un correo válido.',
    optional: 'Opcional',
  },
  counter: {
    over: '{count, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
  },
} as const satisfies Translated<typeof en>;
