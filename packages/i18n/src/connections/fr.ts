import type { Translated } from '../translated.ts';
import type { connections as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { connections: { menu: 'Connexions', tab: 'Connecter' } } as const satisfies Translated<
  typeof enNav
>;

export const connections = {
  screen: {
    title: 'Connexions',
    lead: 'Les réseaux où vous publiez.',
    incompleteTitle: 'Connectez une ou plusieurs applications pour commencer.',
    incompleteText: 'Complétez d’abord votre profil; vous pourrez ensuite connecter un réseau.',
    completeProfile: 'Compléter le profil',
    advanced: 'Fonctions avancées',
  },
  state: {
    connected: 'Connecté',
    notConnected: 'Non connecté',
    disconnected: 'Déconnecté',
    refreshRequired: 'À renouveler',
    paused: 'En pause',
  },
  card: {
    organizationTitle: 'Page entreprise',
    personTitle: 'Profil',
    blurb: {
      facebook:
        'Publiez sur votre page Facebook avec des images, des liens et un premier commentaire, et suivez chaque publication.',
      instagram: 'Partagez des images et des reels avec les abonnés de votre compte professionnel Instagram.',
      linkedin: 'Tenez clients et partenaires au courant depuis votre profil ou votre page entreprise LinkedIn.',
      emarketing: 'Envoyez des infolettres à votre clientèle en votre nom, et voyez qui les lit.',
    },
    notSetUp: '{app} n’est pas encore configuré dans Waypost. Votre administrateur peut l’ajouter.',
    needsPro: 'La connexion à {app} est incluse dans le forfait PRO.',
    choosePage: 'Presque fini : choisissez où vos publications seront publiées.',
    followers: '{count, plural, one {# abonné} other {# abonnés}}',
    expires: 'La connexion expire',
    daysLeft: '{days, plural, one {dans # jour} other {dans # jours}}',
    expired: 'Expirée',
    refreshNeeded: 'Votre connexion doit être renouvelée.',
    nearExpiry: 'Votre compte {app} expire bientôt (jours restants : {n}). Cliquez sur « Renouveler ».',
    broken: 'Votre compte {app} n’est plus connecté. Cliquez sur « Renouveler » pour le reconnecter.',
    blocked: '{app} limite temporairement les publications. Les vôtres attendront; prochaine tentative : {when}.',
    pausedText: 'L’envoi est en pause. Rien ne sera publié avant la reprise.',
  },
  action: {
    contactList: 'Liste de contacts',
    signature: 'Signature',
    newsletters: 'Infolettres',
    connect: 'Connecter',
    choose: 'Choisir la page',
    changePage: 'Changer de page',
    refresh: 'Renouveler',
    remove: 'Retirer',
    settings: 'Paramètres',
    upgrade: 'Changer de forfait',
    posts: 'Voir les publications',
  },
  upgrade: {
    title: 'Changez de forfait',
    text: 'Passez au forfait PRO pour connecter cette application!',
    cancel: 'Annuler',
    confirm: 'Changer de forfait',
  },
  reconnect: {
    title: 'Reconnecter {app}',
    body: 'Votre connexion à {app} doit être rétablie.',
    confirm: 'Reconnecter',
  },
  problem: {
    title: '{app} n’a pas été connecté',
    reconnectTitle: '{app} n’a pas été reconnecté',
    again: 'Refaire la connexion',
    close: 'Fermer',
    denied: 'Vous avez annulé dans {app} : rien n’a changé. Vous pouvez réessayer à tout moment.',
    expired: 'La connexion a pris trop de temps ou a été ouverte dans une autre fenêtre. Recommencez.',
    permissions:
      'Rien ne peut être publié sans ces autorisations : {names}. Refaites la connexion en les laissant toutes activées.',
    page_missing:
      '{page} ne fait pas partie des pages que vous avez autorisées. Refaites la connexion et cochez-la dans la fenêtre de {app}; vos publications attendront jusque-là. Si vous n’y avez plus de rôle, adressez-vous à l’un de ses administrateurs.',
    profile_missing:
      'Le compte {app} utilisé ne peut plus publier sur {page}. Demandez à l’un de ses administrateurs un rôle qui permet de publier, puis refaites la connexion; vos publications attendront jusque-là.',
    upgrade: '{app} est compris dans le forfait PRO, et rien n’a été connecté. Changez d’abord de forfait.',
    other_account:
      'Vous avez utilisé un autre compte {app}, qui ne peut pas publier sur {page}. La connexion n’a pas changé. Fermez la session de {app}, ouvrez-en une avec le premier compte et refaites la connexion; ou retirez la connexion si {page} n’est plus à vous.',
    misconfigured: '{app} n’est pas bien configuré dans Waypost. Votre administrateur doit corriger la configuration.',
    unavailable: '{app} n’a pas répondu. Réessayez dans quelques minutes.',
    failed: 'Un problème est survenu entre {app} et Waypost; rien n’a été connecté. Réessayez.',
    restored: '{app} est de nouveau connecté. Votre page, vos paramètres et vos publications n’ont pas changé.',
  },
  permission: {
    pages_show_list: 'voir la liste de vos pages',
    business_management: 'voir les pages d’un portefeuille business',
    pages_manage_posts: 'publier sur votre page',
    pages_read_engagement: 'consulter les publications et les abonnés de votre page',
    pages_manage_engagement: 'commenter au nom de votre page',
    pages_read_user_content: 'consulter les commentaires et réactions des visiteurs',
    read_insights: 'consulter les statistiques de votre page',
    instagram_basic: 'voir votre compte Instagram',
    instagram_content_publish: 'publier sur Instagram',
    instagram_manage_insights: 'consulter vos statistiques Instagram',
    instagram_manage_contents: 'supprimer des publications sur Instagram',
    instagram_manage_comments: 'commenter sur Instagram',
    openid: 'savoir qui vous êtes',
    profile: 'voir votre nom et votre photo',
    w_member_social: 'publier sur votre profil',
    w_organization_social: 'publier sur vos pages entreprise',
    r_organization_social: 'consulter les publications de vos pages entreprise',
    rw_organization_admin: 'consulter vos pages entreprise et leurs statistiques',
    w_member_social_feed: 'commenter sur votre profil',
    w_organization_social_feed: 'commenter au nom de vos pages entreprise',
    r_member_postAnalytics: 'consulter les statistiques de vos propres publications',
    r_member_profileAnalytics: 'connaître votre nombre d’abonnés',
    other: 'une autre autorisation',
  },
  missing: {
    text: '{app} ne nous autorise pas à {permissions}. Vos publications sont envoyées quand même, mais sans {what}. Reconnectez {app} en laissant toutes les autorisations activées; si elles le sont déjà, demandez à un administrateur de la page un rôle qui le permet.',
    comments: 'premiers commentaires',
    figures: 'statistiques',
    followers: 'mise à jour du nombre d’abonnés',
  },
  dataAccess:
    '{app} cessera de fournir statistiques et commentaires à Waypost : {when}. Vos publications seront envoyées quand même; reconnectez {app} pour continuer à recevoir les statistiques.',
  limit: {
    own_profile:
      'Les profils personnels ne peuvent pas être connectés : {network} n’a pas accordé cet accès à Waypost.',
    company_pages:
      'Les pages entreprise ne peuvent pas être connectées : {network} n’a pas accordé cet accès à Waypost.',
    profile_figures: '{network} ne fournit pas à Waypost les statistiques des publications de profils personnels.',
    company_reading:
      '{network} ne permet pas à Waypost de consulter les pages entreprise : en cas de doute sur une publication, nous vous demanderons de vérifier.',
    company_figures: '{network} ne fournit pas à Waypost les statistiques des pages entreprise.',
    comments: 'Les premiers commentaires ne sont pas possibles : {network} n’a pas accordé cet accès à Waypost.',
    figures: '{network} ne fournit pas de statistiques à Waypost.',
  },
  selector: {
    titleOf: {
      facebook: 'Choisissez une page Facebook',
      instagram: 'Choisissez un compte Instagram',
      linkedin: 'Choisissez un profil ou une organisation LinkedIn',
    },
    lead: 'Vos publications seront publiées ici. Vous pourrez changer de page; les publications programmées suivront.',
    confirm: 'Utiliser cette page',
    current: 'Utilisée actuellement',
    taken: 'Déjà utilisée par un autre profil',
    notAdmin: 'Vous n’êtes pas ADMIN de cette page',
    none: 'Aucune page trouvée',
    noneOf: {
      facebook:
        'Le compte connecté ne gère aucune page Facebook, ou aucune n’a été cochée dans la fenêtre de Facebook. Refaites la connexion et cochez votre page. Si vous n’en avez pas encore, créez-en une sur facebook.com/pages/create : les profils personnels et les groupes ne peuvent pas être connectés.',
      instagram:
        'Aucun compte Instagram professionnel n’a été trouvé. Les comptes personnels ne peuvent pas être connectés : dans l’application Instagram, ouvrez les Paramètres, passez à un compte professionnel (c’est gratuit) et associez-le à une page Facebook que vous gérez. Refaites ensuite la connexion en cochant les deux.',
      linkedin:
        'LinkedIn n’a trouvé ni profil ni page entreprise où vous pouvez publier. Demandez à un administrateur de la page le rôle d’administrateur de contenu, puis refaites la connexion.',
    },
    noCompany:
      'Aucune page entreprise n’apparaît, car vous n’y avez pas de rôle qui permet de publier. Sur {network}, demandez à un administrateur de la page le rôle d’administrateur de contenu, puis refaites la connexion.',
    missing:
      'Non accordé : {names}. Les publications sont envoyées quand même, mais cette partie reste vide ou désactivée. Refaites la connexion en laissant toutes les autorisations activées.',
    again: 'Refaire la connexion',
    faqTitle: 'Votre page n’est pas dans la liste?',
    faqAdmin: 'Vérifiez que vous êtes ADMIN de la page, avec le contrôle total ou l’autorisation de créer du contenu.',
    faqPrivate:
      'Vérifiez qu’il s’agit bien d’une page Facebook ou entreprise, et non d’un profil privé ni d’un groupe.',
    faqPermissions:
      'Vérifiez que toutes les autorisations ont été accordées lors de la connexion et que la page y était cochée.',
    faqInstagram:
      'Vérifiez que le compte est professionnel (entreprise ou créateur) et lié à une page Facebook que vous gérez. Les comptes privés ne peuvent pas être connectés.',
    listFailed: 'Les pages n’ont pas pu être chargées',
    listLabel: 'Pages',
  },
  removal: {
    title: 'Retirer {app}',
    lead: 'Ce qui se passe si vous retirez cette connexion',
    page: '{name} sera déconnecté et notre accès sera effacé.',
    pending:
      '{count, plural, =0 {Aucune publication programmée n’est touchée.} one {# publication programmée sera supprimée. Une fois {app} reconnecté, vous pourrez la restaurer jusqu’à l’heure prévue.} other {# publications programmées seront supprimées. Une fois {app} reconnecté, vous pourrez les restaurer jusqu’à l’heure prévue.}}',
    busy: '{count, plural, one {# publication est en cours d’envoi et sera menée à terme.} other {# publications sont en cours d’envoi et seront menées à terme.}}',
    asked:
      '{count, plural, one {# publication attend que vous nous disiez si elle est en ligne. Vous pouvez répondre dans Tous les réseaux; pour la publier de nouveau, reconnectez d’abord {app}.} other {# publications attendent que vous nous disiez si elles sont en ligne. Vous pouvez répondre dans Tous les réseaux; pour les publier de nouveau, reconnectez d’abord {app}.}}',
    published: 'Les publications déjà en ligne resteront en place.',
    confirm: 'Retirer {app}',
    keep: 'Garder',
    done: '{app} a été retiré',
    notInstalled: '{app} n’est pas connecté : il n’y a rien à retirer.',
    back: 'Retour aux connexions',
  },
  settings: {
    title: 'Paramètres {app}',
    lead: 'Options de publication pour cette connexion.',
    publishing: 'Envoi',
    paused: 'Mettre l’envoi en pause',
    pausedHint:
      'Les publications attendront sans être supprimées. À la reprise, celles qui ne sont pas trop en retard seront publiées.',
    late: 'Retard maximal de l’envoi automatique',
    lateHint:
      'Après une panne ou une pause, les publications plus anciennes ne sont pas envoyées sans votre accord : elles passent à l’état « Manquée ».',
    lateMinutes: '{minutes, plural, one {# minute} other {# minutes}}',
    lateHours: '{hours, plural, one {# heure} other {# heures}}',
    page: 'Page connectée',
    signature: 'Hashtags de signature',
    signatureHint: 'Des hashtags ajoutés à la fin de vos publications.',
    signatureLink: 'Modifier les hashtags',
    notConnected: 'Connectez d’abord {app}',
    notConnectedText: 'Les paramètres apparaîtront ici dès qu’une page sera connectée.',
  },
  advanced: {
    title: 'Fonctions avancées',
    lead: 'Ce que nous ajoutons pour vous à vos publications.',
    booking: 'Lien de réservation',
    bookingHint: 'Là où vos clients réservent un appel avec vous, par exemple votre page Calendly.',
    signature: 'Hashtags de signature',
    signatureHint: '200 caractères au plus, ajoutés une fois à la fin de chaque publication.',
    apps: 'Ajouter les hashtags sur',
    locked: 'Le lien de réservation et les hashtags de signature sont inclus dans le forfait PRO.',
    save: 'Enregistrer',
  },
} as const satisfies Translated<typeof en>;
