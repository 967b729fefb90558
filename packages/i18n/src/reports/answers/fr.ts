export const reports = {
  errors: {
    standsStill: 'L’envoi de cette infolettre n’est pas en cours : impossible de renvoyer quoi que ce soit.',
    nothingSent: 'Rien de cette infolettre n’a encore été envoyé.',
    exporting: 'Les destinataires sont déjà en cours d’exportation.',
  },
} as const;
