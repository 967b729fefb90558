export const suppliers = {
  form: {
    label: 'Libellé',
    name: 'Nom dans les rapports',
    nameHint: 'Court et sans espaces; chacun une seule fois.',
    countries: 'Pays',
    everywhere: 'Aucun choisi : partout',
    active: 'Peut être choisi',
    saved: 'Fournisseur enregistré',
    add: 'Ajouter un fournisseur',
  },
} as const;
