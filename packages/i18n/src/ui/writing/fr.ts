export const ui = {
  writing: {
    toolbar: 'Mettre en forme',
    bold: 'Gras',
    italic: 'Italique',
    link: 'Lien',
    heading: 'Titre',
    bullets: 'Liste à puces',
    numbers: 'Liste numérotée',
    placeholder: 'Insérer un champ variable',
    undo: 'Annuler la dernière action',
    redo: 'Rétablir',
    address: 'Adresse du lien',
    addressWrong: 'Entrez une adresse web, un courriel ou un numéro de téléphone.',
    setLink: 'Appliquer',
    removeLink: 'Retirer le lien',
    closeLink: 'Fermer sans lien',
  },
} as const;
