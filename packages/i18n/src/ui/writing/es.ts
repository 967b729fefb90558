export const ui = {
  writing: {
    toolbar: 'Dar formato',
    bold: 'Negrita',
    italic: 'Cursiva',
    link: 'Enlace',
    heading: 'Título',
    bullets: 'Lista con viñetas',
    numbers: 'Lista numerada',
    placeholder: 'Insertar un campo variable',
    undo: 'Deshacer',
    redo: 'Rehacer',
    address: 'Dirección del enlace',
    addressWrong: 'Escribe una dirección web, un correo o un teléfono.',
    setLink: 'Aplicar',
    removeLink: 'Quitar enlace',
    closeLink: 'Cerrar sin enlace',
  },
} as const;
