import type { Translated } from '../translated.ts';
import type { connections as en, nav as enNav } from './en.ts';

/** Its entry in the menu, and in the bottom bar of phones. */
export const nav = { connections: { menu: 'Connexions', tab: 'Connecter' } } as const satisfies Translated<
  typeof enNav
>;

export const connections = {
  screen: {
    title: 'Connexions',
    lead: 'Les réseaux sur lesquels vos publications paraissent.',
    incompleteTitle: 'Connectez une ou plusieurs applications pour commencer.',
    incompleteText: 'Complétez d’abord votre profil ; vous pourrez ensuite vous connecter.',
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
        'Publiez sur votre page professionnelle Facebook avec des photos, des liens et un premier commentaire, et suivez chaque publication.',
      instagram: 'Partagez photos et reels avec les abonnés de votre compte professionnel Instagram.',
      linkedin: 'Tenez clients et partenaires au courant depuis votre profil ou votre page LinkedIn.',
    },
    notSetUp:
      'Cette installation n’a pas encore accès à {app}. Ses responsables peuvent l’ajouter dans sa configuration.',
    needsPro: 'La connexion à {app} fait partie de l’abonnement PRO.',
    choosePage: 'Presque fini : choisissez où paraîtront vos publications.',
    followers: '{count, plural, one {# abonné} other {# abonnés}}',
    expires: 'La connexion expire',
    daysLeft: '{days, plural, one {dans # jour} other {dans # jours}}',
    expired: 'Expirée',
    refreshNeeded: 'Votre connexion doit être renouvelée.',
    nearExpiry: 'Votre compte {app} expire dans {n} jours. Renouvelez la connexion avec le bouton Renouveler',
    broken: 'Votre compte {app} n’est plus connecté. Cliquez sur Renouveler pour le reconnecter.',
    blocked:
      '{app} n’accepte plus de publications pour le moment. Prochain essai : {when}. Les publications attendent.',
    pausedText: 'La publication est en pause. Rien ne part avant la reprise.',
  },
  action: {
    connect: 'Connecter',
    choose: 'Choisir la page',
    changePage: 'Changer de page',
    refresh: 'Renouveler',
    remove: 'Retirer',
    settings: 'Réglages',
    upgrade: 'Passer à PRO',
    posts: 'Calendrier de publication',
  },
  upgrade: {
    title: 'Passez à l’abonnement supérieur',
    text: 'Passez à l’abonnement PRO pour connecter cette application !',
    cancel: 'Annuler',
    confirm: 'Passer à PRO',
  },
  reconnect: {
    title: 'Reconnecter {app}',
    body: 'Votre connexion à {app} doit être rétablie.',
    confirm: 'Reconnecter',
  },
  problem: {
    title: '{app} n’a pas été connecté',
    reconnectTitle: '{app} n’a pas été renouvelé',
    again: 'Se reconnecter',
    close: 'Fermer',
    denied: 'Vous avez appuyé sur Annuler dans {app} : rien n’a changé. Vous pouvez réessayer à tout moment.',
    expired: 'La connexion a pris trop de temps ou a été ouverte dans une autre fenêtre. Recommencez.',
    permissions:
      'Il manque des autorisations sans lesquelles rien ne peut être publié : {names}. Reconnectez-vous en les laissant toutes activées.',
    page_missing:
      '{page} ne fait pas partie des pages que vous avez autorisées. Reconnectez-vous et cochez-la dans la fenêtre de {app} ; vos publications attendent jusque-là. Si vous n’y avez plus de rôle, adressez-vous à l’un de ses administrateurs.',
    profile_missing:
      'Le compte {app} utilisé ne peut plus publier pour {page}. Demandez à l’un de ses administrateurs un rôle qui permet de publier, puis reconnectez-vous ; vos publications attendent jusque-là.',
    other_account:
      'Vous vous êtes connecté à {app} avec un autre compte qu’auparavant, et celui-ci ne peut pas publier sur {page}. La connexion est restée telle quelle. Déconnectez-vous de {app}, reprenez le premier compte et reconnectez-vous ; ou retirez la connexion si {page} n’est plus à vous.',
    misconfigured:
      '{app} refuse ce que cette installation demande. Les personnes qui la gèrent doivent corriger ses réglages ; vous n’avez rien à faire.',
    unavailable: '{app} n’a pas répondu. Réessayez dans quelques minutes.',
    failed: 'Un problème est survenu entre {app} et nous ; rien n’a été connecté. Réessayez.',
    restored: '{app} est de nouveau connecté. Votre page, vos réglages et vos publications sont restés tels quels.',
  },
  permission: {
    pages_show_list: 'voir la liste de vos pages',
    business_management: 'voir les pages d’un portefeuille professionnel',
    pages_manage_posts: 'publier sur votre page',
    pages_read_engagement: 'lire les publications et les abonnés de votre page',
    pages_manage_engagement: 'commenter au nom de votre page',
    pages_read_user_content: 'lire les commentaires et réactions des visiteurs',
    read_insights: 'lire les chiffres de votre page',
    instagram_basic: 'voir votre compte Instagram',
    instagram_content_publish: 'publier sur Instagram',
    instagram_manage_insights: 'lire les chiffres d’Instagram',
    instagram_manage_contents: 'supprimer des publications sur Instagram',
    instagram_manage_comments: 'commenter sur Instagram',
    openid: 'savoir qui vous êtes',
    profile: 'voir votre nom et votre photo',
    w_member_social: 'publier sur votre profil',
    w_organization_social: 'publier pour vos pages entreprise',
    r_organization_social: 'lire les publications de vos pages entreprise',
    rw_organization_admin: 'voir vos pages entreprise et leurs chiffres',
    w_member_social_feed: 'commenter sur votre profil',
    w_organization_social_feed: 'commenter au nom de vos pages entreprise',
    r_member_postAnalytics: 'lire les chiffres de vos propres publications',
    r_member_profileAnalytics: 'lire combien de personnes vous suivent',
    other: 'une autre autorisation',
  },
  missing: {
    text: '{app} ne nous autorise pas à {permissions}. Vos publications partent quand même, mais sans {what}. Reconnectez-vous et laissez toutes les autorisations activées ; si elles le sont déjà, demandez à un administrateur de la page un rôle qui le permet.',
    comments: 'premiers commentaires',
    figures: 'chiffres',
    followers: 'mise à jour du nombre d’abonnés',
  },
  limit: {
    own_profile:
      'Les profils personnels ne peuvent pas être connectés : {network} ne l’a pas accordé à cette installation.',
    company_pages:
      'Les pages entreprise ne peuvent pas être connectées : {network} ne l’a pas accordé à cette installation.',
    profile_figures: '{network} ne donne à cette installation aucun chiffre des publications de profils personnels.',
    company_reading:
      '{network} ne permet pas à cette installation de lire les pages entreprise : quand on ne sait pas si une publication est parue, nous vous demandons de vérifier.',
    company_figures: '{network} ne donne à cette installation aucun chiffre des pages entreprise.',
  },
  selector: {
    titleOf: {
      facebook: 'Choisissez une page professionnelle Facebook',
      instagram: 'Choisissez un compte Instagram',
      linkedin: 'Choisissez un profil ou une organisation LinkedIn',
    },
    lead: 'Vos publications paraîtront ici. Vous pourrez en changer ; celles qui attendent suivront.',
    confirm: 'Utiliser cette page',
    current: 'Utilisée actuellement',
    taken: 'Déjà utilisée par un autre profil',
    notAdmin: 'Vous n’êtes pas ADMIN de cette page',
    none: 'Aucune page trouvée',
    noneOf: {
      facebook:
        'Le compte connecté ne gère aucune page Facebook, ou aucune n’a été cochée dans la fenêtre de Facebook. Reconnectez-vous et cochez votre page. Si vous n’en avez pas encore, créez-en une sur facebook.com/pages/create : les profils personnels et les groupes ne peuvent pas être connectés.',
      instagram:
        'Aucun compte Instagram professionnel n’a été trouvé. Un compte personnel ne peut pas être connecté : dans l’application Instagram, ouvrez les Paramètres, passez à un compte professionnel (c’est gratuit) et associez-le à une page Facebook que vous gérez. Puis reconnectez-vous en cochant les deux.',
      linkedin:
        'LinkedIn n’a montré ni profil ni page entreprise où vous pouvez publier. Demandez à un administrateur de la page le rôle d’administrateur de contenu, puis reconnectez-vous.',
    },
    noCompany:
      'Aucune page entreprise n’apparaît, car vous n’avez sur aucune un rôle qui permet de publier. Sur {network}, demandez à un administrateur de la page de vous nommer administrateur de contenu, puis reconnectez-vous.',
    missing:
      'Non accordé : {names}. Les publications partent quand même, mais cette partie reste vide ou désactivée. Reconnectez-vous en laissant toutes les autorisations activées.',
    again: 'Se reconnecter',
    faqTitle: 'Votre page n’est pas dans la liste ?',
    faqAdmin: 'Vérifiez que vous êtes ADMIN de la page, avec contrôle total ou droit de créer du contenu.',
    faqPrivate: 'Vérifiez qu’il s’agit d’une page professionnelle, pas d’un profil privé ni d’un groupe.',
    faqPermissions:
      'Vérifiez que toutes les autorisations ont été données à la connexion et que la page y était cochée.',
    faqInstagram:
      'Vérifiez que le compte est professionnel (entreprise ou créateur) et lié à une page Facebook que vous gérez. Les comptes privés ne peuvent pas être connectés.',
    listFailed: 'Les pages n’ont pas pu être lues',
    listLabel: 'Pages',
  },
  removal: {
    title: 'Retirer {app}',
    lead: 'Ce qui se passe si vous retirez cette connexion',
    page: '{name} est déconnecté et notre accès est effacé.',
    pending:
      '{count, plural, =0 {Aucune publication n’attend.} one {# publication en attente est supprimée. Vous pouvez la restaurer tant que son heure n’est pas passée.} other {# publications en attente sont supprimées. Vous pouvez les restaurer tant que leur heure n’est pas passée.}}',
    busy: '{count, plural, one {# publication est en cours d’envoi et sera terminée.} other {# publications sont en cours d’envoi et seront terminées.}}',
    published: 'Les publications déjà parues restent en place.',
    confirm: 'Retirer {app}',
    keep: 'Garder',
    done: '{app} a été retiré',
    notInstalled: '{app} n’est pas connecté : il n’y a rien à retirer.',
    back: 'Retour aux connexions',
  },
  settings: {
    title: 'Réglages {app}',
    lead: 'Comment les publications partent par cette connexion.',
    publishing: 'Publication',
    paused: 'Mettre la publication en pause',
    pausedHint:
      'Les publications attendent sans être supprimées. À la reprise, celles qui ne sont pas trop en retard partent.',
    late: 'Avec quel retard une publication peut-elle encore partir seule ?',
    lateHint:
      'Après une panne ou une pause, les plus anciennes ne partent pas sans vous demander : elles sont indiquées comme manquées.',
    lateMinutes: '{minutes, plural, one {# minute} other {# minutes}}',
    lateHours: '{hours, plural, one {# heure} other {# heures}}',
    page: 'Page connectée',
    signature: 'Signature de hashtags',
    signatureHint: 'Des hashtags ajoutés à la fin de vos publications.',
    signatureLink: 'Modifier la signature de hashtags',
    notConnected: 'Connectez d’abord {app}',
    notConnectedText: 'Les réglages apparaissent ici dès qu’une page est connectée.',
  },
  advanced: {
    title: 'Fonctions avancées',
    lead: 'Ce qui est ajouté pour vous à vos publications.',
    booking: 'Lien de réservation',
    bookingHint: 'Là où vos clients réservent un appel, par exemple votre page Calendly.',
    signature: 'Signature de hashtags',
    signatureHint: '200 caractères au plus. Elle est ajoutée une fois à la fin de chaque publication.',
    apps: 'Ajouter la signature sur',
    locked: 'Le lien de réservation et la signature de hashtags font partie de l’abonnement PRO.',
    save: 'Enregistrer',
  },
} as const satisfies Translated<typeof en>;
