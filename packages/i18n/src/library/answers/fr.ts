export const library = {
  gone: 'Cette publication n’est plus dans la bibliothèque.',
  noSlot: '{network} n’a aucune plage libre dans les semaines à venir. Choisissez plutôt une heure.',
  nowhere: 'Connectez d’abord un réseau. Vous pourrez ensuite programmer des publications de la bibliothèque.',
};
