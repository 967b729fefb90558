import type { ui as en } from '../en/ui.ts';
import type { Translated } from '../translated.ts';

export const ui = {
  feedback: {
    successTitle: 'Succès',
    done: 'Action effectuée avec succès',
    errorTitle: 'Erreur',
    readFailed: 'Une erreur est survenue lors de la récupération des données du serveur.',
    listFailed: 'Impossible d’obtenir les éléments !',
    tooManyTitle: 'Trop de requêtes',
    tooManyText:
      'Oups ! Vous avez fait beaucoup de requêtes en peu de temps. Pas d’inquiétude, vous pourrez réessayer bientôt. Merci de votre patience !',
    unreachable: 'Waypost est injoignable. Vérifiez votre connexion et réessayez.',
    copyFailed: 'Impossible de copier dans le presse-papiers',
    copied: 'Copié',
    saved: 'Enregistré !',
    changesSaved: 'Modifications enregistrées',
    deleted: 'Supprimé !',
    closeToast: 'Fermer le message',
  },
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
  actions: {
    cancel: 'Annuler',
    close: 'Fermer',
    save: 'Enregistrer',
    delete: 'Supprimer',
    edit: 'Modifier',
    back: 'Retour',
    copy: 'Copier',
    more: 'Autres actions',
    applyToAll: 'Appliquer à tous mes profils',
  },
  fields: {
    required: 'Ce champ est obligatoire.',
    tooLong: 'Utilisez {max, number} caractères au maximum.',
    email: 'Saisissez une adresse courriel valide.',
    optional: 'Facultatif',
  },
  dateTime: {
    zone: 'Heure de Toronto ({zone})',
    clear: 'Effacer la date et l’heure',
    apply: 'Utiliser cette heure',
    placeholder: 'Choisissez une date et une heure',
  },
  counter: {
    over: '{count, plural, one {# caractère en trop} other {# caractères en trop}}',
  },
} as const satisfies Translated<typeof en>;
