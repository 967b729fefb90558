export const suppliers = {
  form: {
    label: 'Etiqueta',
    name: 'Nombre en los informes',
    nameHint: 'Corto y sin espacios; cada uno una sola vez.',
    countries: 'Países',
    everywhere: 'Ninguno elegido: en todas partes',
    active: 'Se puede elegir',
    saved: 'Proveedor guardado',
    add: 'Agregar proveedor',
  },
} as const;
