export const SUPPLIER_NAME_MAX = 80;
export const SUPPLIER_LABEL_MAX = 120;
/** As many as a list shows. */
export const SUPPLIERS_MAX = 2_000;
