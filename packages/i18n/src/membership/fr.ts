import type { Translated } from '../translated.ts';
import type { membership as en, nav as enNav } from './en.ts';

/** Son entrée dans le menu. */
export const nav = { membership: { menu: 'Forfait', tab: 'Forfait' } } as const satisfies Translated<typeof enNav>;

export const membership = {
  plan: {
    title: 'Forfaits',
    subtitle:
      'PRO vous ouvre Instagram, la création de publications, votre calendrier et votre image de marque. Un seul prix pour toute l’année.',
  },
  faq: {
    title: 'Questions fréquentes',
    trial: {
      question: 'PRO est-il gratuit au début?',
      answer:
        'Non, il n’y a pas de période gratuite. Le forfait gratuit, lui, n’a pas de date de fin. Découvrez Waypost à votre rythme, puis changez de forfait le moment venu.',
    },
    price: {
      question: 'Combien coûte PRO?',
      answer: 'PRO est offert à un prix unique tout compris de {price} par année.',
    },
    cancel: {
      question: 'Puis-je annuler à tout moment?',
      answer:
        'Oui, à tout moment. Les fonctions PRO restent actives un an à compter de votre paiement, puis vous revenez automatiquement au forfait gratuit. Comme l’année est payée d’avance, elle n’est pas remboursée.',
    },
    cards: {
      question: 'Comment puis-je payer?',
      answer:
        'Avec les principales cartes de crédit, par un service de paiement en ligne sécurisé. Waypost ne voit jamais votre numéro de carte.',
    },
    currency: {
      question: 'Dans quelle devise se fait la facturation?',
      answer: 'Les montants sont facturés en dollars américains.',
    },
    renewal: {
      question: 'Que se passe-t-il au renouvellement?',
      answer:
        'Le renouvellement est porté automatiquement à la carte utilisée. Vous pouvez mettre à jour vos données de facturation à tout moment dans les paramètres du compte.',
      link: 'Paramètres du compte',
    },
    tax: {
      question: 'Y a-t-il une taxe de vente?',
      answer:
        'Cela dépend de l’endroit où vous êtes. S’il y en a une, elle s’affiche au moment de payer, avant le paiement.',
    },
    help: {
      question: 'Où trouver des vidéos de formation et de la documentation?',
      answer: 'Les vidéos de formation et la documentation se trouvent dans l’Aide.',
      answerWithout:
        'Les vidéos de formation sont dans votre tableau de bord. Pour le reste, demandez de l’aide à votre administrateur.',
      link: 'Aide',
      dashboard: 'Tableau de bord',
    },
  },
} as const satisfies Translated<typeof en>;
