import type { Translated } from '../translated.ts';
import type { membership as en, nav as enNav } from './en.ts';

/** Son entrée dans le menu. */
export const nav = { membership: { menu: 'Forfait', tab: 'Forfait' } } as const satisfies Translated<typeof enNav>;

export const membership = {
  plan: {
    title: 'Forfaits',
    failed: 'Impossible de charger les forfaits',
    subtitle:
      'PRO vous ouvre Instagram, la création de publications, votre calendrier et votre image de marque. Un seul prix pour toute l’année.',
    plans: 'Forfaits',
    noPlans: 'Aucun forfait n’est offert pour le moment',
    noPlansText: 'Votre administrateur choisit les forfaits affichés ici.',
    toBilling: 'Facturation et paiements',
    upcoming: 'Vous passerez au forfait {plan} à la fin du cycle de facturation en cours.',
    upcomingDate: 'Vous passerez au forfait {plan} à la fin du cycle de facturation en cours ({date}).',
    upcomingKeep: 'D’ici là, vous gardez tout ce que vous avez.',
    keep: 'Garder {plan}',
    ends: 'Votre forfait ne sera pas renouvelé : il prend fin avec le cycle de facturation en cours.',
    endsDate: 'Votre forfait ne sera pas renouvelé. Fin : {date}.',
    pastDue: 'Votre dernier paiement n’a pas été accepté.',
    pastDueText:
      'Vous gardez votre forfait pour l’instant. Changez de carte pour que le paiement puisse être tenté de nouveau.',
    toCard: 'Changer de carte',
    changed: 'Vous avez maintenant le forfait {plan}.',
    openedPro: 'Instagram, la création de publications et votre calendrier sont ouverts.',
    openedFree: 'Ce que PRO vous apportait est conservé 30 jours, au cas où vous reviendriez.',
    toConnections: 'Connecter Instagram',
  },
  offline: {
    title: 'Le paiement en ligne n’est pas configuré ici.',
    text: 'C’est votre administrateur qui choisit votre forfait.',
    ask: 'Demander un forfait',
  },
  card: {
    current: 'Votre forfait actuel',
    likeFree: 'Comprend tout ce qu’offre le forfait Gratuit.',
    free: 'GRATUIT',
    alwaysFree: 'Toujours gratuit',
    perYear: 'par année',
    view: 'AFFICHER',
    downgrade: 'RÉTROGRADER',
    upgrade: 'CHANGER MAINTENANT',
    label: '{action} ({plan})',
  },
  address: {
    title: 'Adresse de facturation',
    note: 'Votre adresse de facturation doit correspondre à celle de votre carte de crédit.',
    before: 'Il nous faut votre adresse de facturation avant de changer votre forfait.',
    beforeBilling:
      'Votre mode de paiement et vos factures apparaîtront ici dès que nous aurons votre adresse de facturation.',
    add: 'Ajouter une adresse',
    address: 'Adresse',
    city: 'Ville',
    state: 'Province / État',
    zipCode: 'Code postal / ZIP',
    country: 'Pays',
    choose: 'Choisir',
    notFound: 'Aucun résultat',
    confirm: 'Confirmer',
    edit: 'Modifier l’adresse de facturation',
    none: 'Aucune adresse pour le moment',
    saved: 'Adresse de facturation enregistrée',
    badZip: 'Entrez un code postal de ce pays.',
    noOptions: 'Les pays n’ont pas pu être chargés.',
  },
  billing: {
    title: 'Facturation',
    failed: 'Impossible de charger votre facturation',
    lead: 'Qui paie, où va la facture et ce que comprend votre forfait.',
    person: 'Titulaire du compte',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    tabs: {
      billing: 'Facturation',
      membership: 'Forfait',
    },
    toPlans: 'Voir tous les forfaits',
    renews: 'Renouvellement : {date}',
    paidUntil: 'Payé jusqu’au : {date}',
    settings: 'Facturation',
    settingsText: 'Votre adresse de facturation, votre mode de paiement, vos factures et votre forfait.',
    open: 'Ouvrir la facturation',
    others:
      'La facturation appartient à la personne seule. Vous voyez l’adresse; les paiements ne s’affichent pas pendant que vous agissez pour quelqu’un.',
  },
  widget: {
    title: 'Service de paiement',
    dialog: 'Passer au forfait {plan}',
    loading: 'Ouverture du service de paiement…',
    slow: 'Le service de paiement met plus de temps que d’habitude.',
    away: 'Le service de paiement est injoignable pour le moment.',
    awayText: 'Votre forfait et votre adresse sont intacts. Réessayez dans un instant.',
    blocked: 'Le service de paiement n’a pas pu être chargé.',
    blockedText:
      'Un bloqueur de publicités ou votre réseau le retient peut-être. Vous pouvez aussi l’ouvrir dans un onglet séparé.',
    unconfirmed: 'Confirmez d’abord votre adresse courriel.',
    unconfirmedText: 'Vos factures seront envoyées à {email}. Ouvrez le lien que nous y avons envoyé, puis réessayez.',
    newLink: 'Envoyer un nouveau lien',
    newLinkSent: 'Nous avons envoyé un nouveau lien à {email}.',
    outside: 'Ouvrir un nouvel onglet',
    retry: 'Réessayer',
    checking: 'Votre forfait change…',
    unheard: 'Votre changement est envoyé, mais nous n’avons pas encore pu le confirmer.',
    unheardText: 'Vous n’avez rien à payer de nouveau. Vérifiez encore dans un instant.',
    check: 'Vérifier de nouveau',
  },
  losses: {
    title: 'À la fin du cycle de facturation :',
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
