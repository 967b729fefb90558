export const suppliers = {
  errors: {
    taken: 'Il y a déjà un fournisseur de ce nom.',
    used: 'Des campagnes ou des infolettres nomment ce fournisseur. Désactivez-le plutôt.',
    managed: 'Ce profil gère déjà des fournisseurs.',
    profile: 'Ce profil n’existe plus.',
    unknown: 'Un de ces fournisseurs n’existe plus. Choisissez à nouveau.',
  },
} as const;
