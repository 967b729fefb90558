import type { Translated } from '../../translated.ts';
import type { mailing as en } from './en.ts';

export const mailing = {
  gone: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est peut-être incomplet. Ouvrez-le de nouveau à partir du courriel.',
    awayTitle: 'Veuillez réessayer dans une minute',
    awayText: 'Cette page ne peut pas être affichée pour le moment.',
    erased: 'Cette infolettre n’est plus conservée.',
  },
  unsubscribe: {
    title: 'Désabonnement',
    question: 'Ne plus recevoir les infolettres de {sender}?',
    address: 'Adresse\u00a0: {email}',
    confirm: 'Me désabonner',
    doneTitle: 'Désabonnement confirmé',
    done: 'Vous ne recevrez plus d’infolettres de {sender}. Un envoi déjà en route peut encore vous parvenir.',
    mistake: 'C’était une erreur?',
    undo: 'Me réabonner',
    undoneTitle: 'C’est noté',
    undone: 'Vous recevrez de nouveau les infolettres de {sender}.',
    notUndone: 'Il n’est plus possible de l’annuler ici. Pour recevoir de nouveau les infolettres, écrivez à {sender}.',
  },
  why: {
    title: 'Pourquoi ce courriel?',
    page: 'Vous avez demandé les infolettres sur une page de {sender}. Date\u00a0: {date, date, ::yyyyMMMMd}',
    added:
      '{sender} a ajouté votre adresse et a confirmé que vous aviez donné votre accord. Date\u00a0: {date, date, ::yyyyMMMMd}',
    again: 'Vous avez demandé à recevoir de nouveau les infolettres. Date\u00a0: {date, date, ::yyyyMMMMd}',
    unknown: 'Votre adresse figure dans la liste de contacts de {sender}.',
  },
} as const satisfies Translated<typeof en>;
