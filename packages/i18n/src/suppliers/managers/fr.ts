export const suppliers = {
  managers: {
    title: 'Gestion de fournisseurs',
    lead: 'Voit le calendrier, les bibliothèques, les statistiques et les budgets de certains fournisseurs seulement.',
    open: 'Gestion de fournisseurs',
    openOf: 'Gestion de fournisseurs : {name}',
    manages: '{count, plural, =0 {Aucun fournisseur} one {# fournisseur} other {# fournisseurs}}',
    inactive: 'En veille',
    of: 'Fournisseurs de {name}',
    choose: 'Choisir des fournisseurs',
    noSuppliers: 'Aucun fournisseur trouvé',
    active: 'Active',
    activeHint: 'En veille, rien de tout cela n’est visible.',
    remove: 'Retirer cette gestion de fournisseurs',
    removeHint: 'L’accès prend fin aussitôt. Les fournisseurs restent.',
    submit: {
      create: 'Créer',
      edit: 'Enregistrer',
      delete: 'Supprimer',
    },
    toasts: {
      created: 'Gestion de fournisseurs créée!',
      updated: 'Gestion de fournisseurs mise à jour!',
      deleted: 'Gestion de fournisseurs supprimée!',
      completed: 'Opération terminée!',
    },
  },
} as const;
