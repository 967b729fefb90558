import type { Translated } from '../translated.ts';
import type { ui as en } from './en.ts';

export const ui = {
  feedback: {
    successTitle: 'Succès',
    done: 'Action effectuée',
    errorTitle: 'Erreur',
    readFailed: 'Une erreur est survenue lors de la récupération des données du serveur.',
    listFailed: 'Impossible d’obtenir les éléments!',
    tooManyTitle: 'Trop de requêtes',
    tooManyText:
      'Oups! Vous avez fait beaucoup de requêtes en peu de temps. Pas d’inquiétude, vous pourrez réessayer bientôt. Merci de votre patience!',
    unreachable: 'Waypost est injoignable. Vérifiez votre connexion et réessayez.',
    copyFailed: 'Impossible de copier dans le presse-papiers',
    copied: 'Copié',
    saved: 'Enregistré!',
    changesSaved: 'Modifications enregistrées',
    deleted: 'Supprimé!',
  },
  newsletter: 'Infolettre',
  states: {
    loading: 'Chargement',
    errorTitle: 'Le chargement a échoué',
    showDetail: 'Afficher les détails',
    hideDetail: 'Masquer les détails',
    retry: 'Réessayer',
    noPreview: 'Aucun aperçu disponible',
    noData: 'Aucune donnée disponible',
    loadMore: 'Afficher plus',
  },
  labelled: '{label} : {value}',
  actions: {
    cancel: 'Annuler',
    close: 'Fermer',
    save: 'Enregistrer',
    delete: 'Supprimer',
    edit: 'Modifier',
    more: 'Autres actions',
    upgrade: 'Changer de forfait',
    applyToAll: 'Appliquer à tous mes profils',
  },
  fields: {
    required: 'Ce champ est obligatoire.',
    tooLong: 'Utilisez au plus {max, number} caractères.',
    email: 'Saisissez une adresse courriel valide.',
    optional: 'Facultatif',
  },
  counter: {
    over: '{count, plural, one {# caractère en trop} other {# caractères en trop}}',
  },
} as const satisfies Translated<typeof en>;
