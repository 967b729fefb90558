import type { Translated } from '../../translated.ts';
import type { profiles as en } from './en.ts';

export const profiles = {
  card: {
    title: 'Profils',
    lead: 'Chaque profil a ses propres réseaux et publications.',
    add: 'Ajouter un profil',
    locked: 'Pour avoir d’autres profils, il faut le forfait PREMIUM ou l’autorisation de votre administrateur.',
    full: 'Votre compte a déjà {max, number} profils, le maximum.',
    switch: 'Ouvrir',
    switchTo: 'Ouvrir le profil {name}',
    renameOf: 'Renommer le profil {name}',
    renameTitle: 'Renommer le profil',
    current: 'Actuel',
    added: 'Profil ajouté.',
  },
  deletion: {
    deleteOf: 'Supprimer le profil {name}',
    deleteTitle: 'Supprimer le profil {name}?',
    networks: 'Ses réseaux seront déconnectés et notre accès sera effacé.',
    pending:
      '{count, plural, =0 {Aucune publication programmée ne sera touchée.} one {# publication programmée sera supprimée.} other {# publications programmées seront supprimées.}}',
    feed: 'Son adresse de calendrier ne fonctionnera plus.',
    restorable:
      'Pendant {days, number} jours, vous pourrez restaurer le profil avec ses publications, ses brouillons et ses images. Ensuite, tout sera effacé.',
    confirm: 'Supprimer le profil',
    deleted: 'Profil supprimé',
    deletedTitle: 'Profils supprimés',
    until: 'Restauration possible jusqu’au : {date}',
    restore: 'Restaurer',
    restoreOf: 'Restaurer le profil {name}',
    restored: 'Profil restauré. Reconnectez ses réseaux.',
  },
  form: {
    title: 'Configurez votre profil',
    lead: 'Vos clients et vos réseaux verront ce nom.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse courriel',
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    noCountry: 'Aucun pays trouvé',
  },
} as const satisfies Translated<typeof en>;
