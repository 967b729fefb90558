export const contacts = {
  status: {
    F: 'Avec consentement',
    T: 'Sans consentement',
    U: 'Introuvable',
  },
  column: {
    email: 'Courriel',
    first_name: 'Prénom',
    last_name: 'Nom',
    optout_status: 'Statut',
    optout_date: 'Date',
  },
  consent: {
    text: 'Je confirme que chaque personne ajoutée ici a accepté de recevoir mes courriels promotionnels, et que j’ai l’entière responsabilité de respecter les lois antipourriel qui s’appliquent, comme la LCAP, CAN-SPAM et la LFPDPPP.',
  },
} as const;
