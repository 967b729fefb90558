import type { ui as en } from '../en/ui.ts';
import type { Translated } from '../translated.ts';

export const ui = {
  feedback: {
    successTitle: 'Listo',
    done: 'La acción se completó correctamente',
    errorTitle: 'Error',
    readFailed: 'Se produjo un error al intentar obtener datos del servidor.',
    listFailed: '¡No se pudieron obtener los elementos!',
    tooManyTitle: 'Demasiadas solicitudes',
    tooManyText:
      '¡Vaya! Parece que hiciste muchas solicitudes en poco tiempo. No te preocupes, podrás intentarlo de nuevo pronto. ¡Gracias por tu paciencia!',
    unreachable: 'No se pudo contactar con Waypost. Revisa tu conexión e inténtalo de nuevo.',
    copyFailed: 'No se pudo copiar al portapapeles',
    copied: 'Copiado',
    saved: '¡Guardado!',
    changesSaved: 'Cambios guardados',
    deleted: '¡Eliminado!',
    closeToast: 'Cerrar mensaje',
  },
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
  actions: {
    cancel: 'Cancelar',
    close: 'Cerrar',
    save: 'Guardar',
    delete: 'Eliminar',
    edit: 'Editar',
    back: 'Volver',
    copy: 'Copiar',
    more: 'Más acciones',
    applyToAll: 'Aplicar a todos mis perfiles',
  },
  fields: {
    required: 'Este campo es obligatorio.',
    tooLong: 'Usa {max, number} caracteres como máximo.',
    email: 'Escribe un correo electrónico válido.',
    optional: 'Opcional',
  },
  dateTime: {
    zone: 'Hora de Toronto ({zone})',
    clear: 'Borrar fecha y hora',
    apply: 'Usar esta hora',
    placeholder: 'Elige fecha y hora',
  },
  counter: {
    over: '{count, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
  },
} as const satisfies Translated<typeof en>;
