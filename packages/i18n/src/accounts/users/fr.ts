import type { Translated } from '../../translated.ts';
import type { accounts as en } from './en.ts';

export const accounts = {
  first: {
    title: 'Configurer Waypost',
    lead: 'Waypost n’a pas encore d’administrateur. Entrez le code affiché au démarrage.',
    code: 'Code',
    codeHint: 'Quatre groupes de quatre caractères.',
    signedIn: 'Session ouverte : {name}. Ce compte deviendra l’administrateur.',
    submit: 'Devenir administrateur',
    closedTitle: 'Waypost est déjà configuré',
    closedText: 'Connectez-vous ou demandez une invitation à un administrateur.',
    signIn: 'Se connecter',
  },
  users: {
    title: 'Utilisateurs',
    lead: 'Utilisateurs des agences. Les actions faites au nom d’une autre personne sont consignées au journal d’audit.',
    search: 'Rechercher par nom ou courriel',
    none: 'Aucun résultat pour cette recherche',
    name: 'Nom',
    plan: 'Forfait',
    act: 'Agir en tant que',
    actAs: 'Agir en tant que {name}',
  },
} as const satisfies Translated<typeof en>;
