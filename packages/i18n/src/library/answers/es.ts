export const library = {
  gone: 'Esta publicación ya no está en la biblioteca.',
  noSlot: '{network} no tiene horarios libres en las próximas semanas. Mejor elige una hora.',
  nowhere: 'Primero conecta una red. Después podrás programar publicaciones de la biblioteca.',
};
