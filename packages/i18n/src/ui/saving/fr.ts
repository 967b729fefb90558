export const ui = {
  saving: {
    saving: 'Enregistrement…',
    savedNow: 'Enregistrée à l’instant',
    saved: 'Enregistrée {when}',
    failed: 'Pas encore enregistrée. Waypost continue d’essayer; gardez cet onglet ouvert.',
    refused: 'Non enregistrée : un élément n’est pas permis. Modifiez-le et Waypost enregistre de nouveau.',
    closed: 'Les modifications ne sont plus enregistrées.',
    waiting: 'L’enregistrement attend votre choix.',
    staleText: 'Gardez votre version ou prenez celle qui est enregistrée. Ce choix peut être annulé.',
    keepMine: 'Garder la mienne',
    takeTheirs: 'Prendre l’enregistrée',
  },
} as const;
