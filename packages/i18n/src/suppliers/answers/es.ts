export const suppliers = {
  errors: {
    taken: 'Ya existe un proveedor con este nombre.',
    used: 'Hay campañas o boletines que nombran a este proveedor. Mejor desactívalo.',
    managed: 'Este perfil ya administra proveedores.',
    profile: 'Este perfil ya no existe.',
    unknown: 'Uno de estos proveedores ya no existe. Elige de nuevo.',
  },
} as const;
