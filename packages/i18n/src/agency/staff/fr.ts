import type { Translated } from '../../translated.ts';
import type { agency as en } from './en.ts';

export const agency = {
  staff: {
    title: 'Listes des agences',
    lead: 'Ce que les conseillères et conseillers choisissent dans leur profil d’entreprise.',
    noPermission: 'Vous n’avez pas l’autorisation de modifier ces listes.',
    kind: 'Liste',
    kinds: {
      host: 'Agences hôtes',
      license: 'Permis',
      state: 'Provinces et États',
    },
    country: 'Pays',
    allCountries: 'Tous les pays',
    everywhere: 'Partout',
    always: 'Toujours proposé',
    search: 'Rechercher',
    create: {
      host: 'Nouvelle agence hôte',
      license: 'Nouveau permis',
      state: 'Nouvelle province',
    },
    editTitle: {
      host: 'Modifier l’agence hôte',
      license: 'Modifier le permis',
      state: 'Modifier la province',
    },
    editOf: 'Modifier : {name}',
    deleteOf: 'Supprimer : {name}',
    none: 'Cette liste est encore vide',
    noneText: 'Tant qu’elle est vide, personne ne doit y faire un choix.',
    noMatch: 'Aucun résultat pour votre recherche',
    clear: 'Effacer les filtres',
    usedBy: '{count, plural, =0 {Pas encore utilisé} one {Utilisé par # profil} other {Utilisé par # profils}}',
    noNumber: 'Sans numéro',
    anyText: 'Numéro libre',
    name: 'Nom',
    names: {
      en: 'Nom en anglais',
      es: 'Nom en espagnol',
      fr: 'Nom en français',
    },
    fallback: 'Facultatif. Sans lui, le nom anglais s’affiche.',
    code: 'Code',
    codeHint: {
      state: 'Comme dans les adresses, par exemple ON.',
      license: 'Comme devant le numéro, par exemple TICO.',
    },
    codeStays: 'Le code ne change pas : des profils sont enregistrés avec lui.',
    mask: 'Écriture du numéro',
    maskHint:
      '# accepte 0 à 9, A une lettre, * les deux; le reste ne change pas. Séparez plusieurs longueurs par |, acceptez tout texte avec …, et laissez le champ vide si le permis n’a pas de numéro.',
    maskWrong: 'Utilisez au moins un #, A ou *, ou … pour tout texte.',
    save: 'Enregistrer',
    saved: 'Enregistré',
    deleted: '{name} : élément supprimé',
    deleteTitle: 'Supprimer « {name} »?',
    deleteText:
      '{count, plural, one {# profil l’utilise et le gardera.} other {# profils l’utilisent et le garderont.}} Les autres ne pourront plus le choisir.',
    delete: 'Supprimer',
  },
} as const satisfies Translated<typeof en>;
