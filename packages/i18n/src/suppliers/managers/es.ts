export const suppliers = {
  managers: {
    title: 'Gestión de proveedores',
    lead: 'Ve el calendario, las bibliotecas, las estadísticas y los presupuestos de ciertos proveedores solamente.',
    open: 'Gestión de proveedores',
    openOf: 'Gestión de proveedores: {name}',
    manages: '{count, plural, =0 {Sin proveedores} one {# proveedor} other {# proveedores}}',
    inactive: 'Sin activar',
    of: 'Proveedores de {name}',
    choose: 'Elegir proveedores',
    noSuppliers: 'No se encontraron proveedores',
    active: 'Activa',
    activeHint: 'Mientras no está activa, no se ve nada de esto.',
    remove: 'Quitar esta gestión de proveedores',
    removeHint: 'El acceso termina de inmediato. Los proveedores se quedan.',
    submit: {
      create: 'Crear',
      edit: 'Guardar',
      delete: 'Eliminar',
    },
    toasts: {
      created: '¡Gestión de proveedores creada!',
      updated: '¡Gestión de proveedores actualizada!',
      deleted: '¡Gestión de proveedores eliminada!',
      completed: '¡Operación completada!',
    },
  },
} as const;
