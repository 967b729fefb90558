export const contacts = {
  errors: {
    duplicate: 'Ce courriel est déjà dans votre liste.',
    emailFixed: 'Un courriel ne peut pas être modifié. Ajoutez le nouveau comme un autre contact.',
    complained:
      'Cette personne a signalé votre courriel comme indésirable, ou demandé à ne plus jamais en recevoir. Son consentement ne peut pas être rétabli.',
    exporting: 'L’exportation de vos contacts est déjà en cours.',
    importing: 'Une autre importation de cette liste est en cours. Veuillez attendre qu’elle soit terminée.',
    notStarted: 'Cette importation a déjà commencé.',
    notUndone: 'Cette importation ne peut pas être annulée.',
    switchedOff: 'Votre infolettre n’est pas connectée. Connectez-la pour ajouter des contacts.',
    noEmailColumn: 'Veuillez choisir la colonne qui contient les courriels.',
    unknownColumn: 'Le fichier n’a pas de colonne {name}.',
    columnTwice: 'Chaque champ peut venir d’une seule colonne.',
  },
  faults: {
    no_email: 'Cette ligne ne contient pas de courriel.',
    bad_email: 'Ce n’est pas une adresse courriel.',
    long_name: 'Un nom peut avoir jusqu’à {limit, number} caractères.',
    duplicate: 'Le même courriel figure dans une ligne précédente.',
    erased: 'Cette personne a demandé à être effacée.',
    heading: 'Problème',
    row: 'Ligne',
  },
  files: {
    missing: 'Veuillez choisir un fichier.',
    too_large: 'Le fichier doit faire moins de {limit, number} Mo.',
    unknown_type: 'Veuillez choisir un classeur Excel (.xlsx) ou un fichier CSV.',
    old_excel:
      'C’est un ancien fichier Excel (.xls), ou un fichier avec mot de passe. Enregistrez-le en .xlsx sans mot de passe.',
    locked: 'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
    unreadable: 'Ce fichier est endommagé ou incomplet. Enregistrez-le de nouveau et réessayez.',
    unpacked_too_large: 'Ce classeur est trop volumineux. N’enregistrez que la feuille de vos contacts.',
    too_many_rows: 'Un fichier peut avoir jusqu’à {limit, number} lignes. Divisez-le en plusieurs fichiers.',
    too_many_columns:
      'Un fichier peut avoir jusqu’à {limit, number} colonnes. Laissez de côté celles qui sont inutiles.',
    no_rows: 'Ce fichier ne contient aucun contact.',
    no_email_column: 'Aucune colonne de ce fichier ne contient de courriels.',
    failed: 'L’importation a échoué. Les contacts déjà ajoutés sont toujours là; veuillez réessayer.',
  },
} as const;
