import type { Translated } from '../translated.ts';
import type { connections as en } from './en.ts';

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
    facebookBlurb:
      'Publiez sur votre page professionnelle Facebook avec des photos, des liens et un premier commentaire, et suivez chaque publication.',
    instagramBlurb: 'Partagez photos et reels avec les abonnés de votre compte professionnel Instagram.',
    linkedinBlurb: 'Tenez clients et partenaires au courant depuis votre profil ou votre page LinkedIn.',
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
      'Le compte LinkedIn utilisé ne peut plus publier pour {page}. Demandez à l’un de ses administrateurs un rôle qui permet de publier, puis reconnectez-vous ; vos publications attendent jusque-là.',
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
    r_member_postAnalytics: 'lire les chiffres de vos propres publications',
    r_member_profileAnalytics: 'lire combien de personnes vous suivent',
    other: 'une autre autorisation',
  },
  limit: {
    own_profile:
      'Les profils personnels ne peuvent pas être connectés : LinkedIn ne l’a pas accordé à cette installation.',
    company_pages:
      'Les pages entreprise ne peuvent pas être connectées : LinkedIn ne l’a pas accordé à cette installation.',
    profile_figures: 'LinkedIn ne donne à cette installation aucun chiffre des publications de profils personnels.',
    company_reading:
      'LinkedIn ne permet pas à cette installation de lire les pages entreprise : quand on ne sait pas si une publication est parue, nous vous demandons de vérifier.',
    company_figures: 'LinkedIn ne donne à cette installation aucun chiffre des pages entreprise.',
  },
  selector: {
    facebookTitle: 'Choisissez une page professionnelle Facebook',
    instagramTitle: 'Choisissez un compte Instagram',
    linkedinTitle: 'Choisissez un profil ou une organisation LinkedIn',
    lead: 'Vos publications paraîtront ici. Vous pourrez en changer ; celles qui attendent suivront.',
    confirm: 'Utiliser cette page',
    current: 'Utilisée actuellement',
    taken: 'Déjà utilisée par un autre profil',
    notAdmin: 'Vous n’êtes pas ADMIN de cette page',
    none: 'Aucune page trouvée',
    noneText:
      'Le compte connecté ne gère aucune page Facebook, ou aucune n’a été cochée dans la fenêtre de Facebook. Reconnectez-vous et cochez votre page. Si vous n’en avez pas encore, créez-en une sur facebook.com/pages/create : les profils personnels et les groupes ne peuvent pas être connectés.',
    noneInstagram:
      'Aucun compte Instagram professionnel n’a été trouvé. Un compte personnel ne peut pas être connecté : dans l’application Instagram, ouvrez les Paramètres, passez à un compte professionnel (c’est gratuit) et associez-le à une page Facebook que vous gérez. Puis reconnectez-vous en cochant les deux.',
    noneLinkedin:
      'LinkedIn n’a montré ni profil ni page entreprise où vous pouvez publier. Demandez à un administrateur de la page le rôle d’administrateur de contenu, puis reconnectez-vous.',
    noCompany:
      'Aucune page entreprise n’apparaît, car vous n’avez sur aucune un rôle qui permet de publier. Sur LinkedIn, demandez à un administrateur de la page de vous nommer administrateur de contenu, puis reconnectez-vous.',
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
  reasons: {
    fb_unavailable: 'Facebook rencontre un problème en ce moment. Nous réessayons automatiquement.',
    fb_no_answer: 'Facebook n’a pas répondu. Nous réessayons automatiquement.',
    fb_rate_limited: 'Facebook n’accepte plus de demandes pour un moment. La publication attend.',
    fb_posting_too_fast:
      'Facebook juge que cette page publie trop souvent et l’arrête pour un jour. Espacez davantage vos publications.',
    fb_blocked:
      'Facebook a bloqué temporairement les publications de cette page. Ouvrez facebook.com pour en voir la raison.',
    fb_spam_blocked:
      'Facebook y a vu un contenu indésirable et a bloqué la page pour un temps. Ouvrez facebook.com pour en voir la raison.',
    fb_identity_check:
      'Facebook vous demande de confirmer votre identité avant de publier sur cette page. Faites-le sur facebook.com, puis réessayez.',
    fb_account_limited:
      'Facebook a limité votre compte pour quelques jours. Ouvrez facebook.com pour savoir quoi faire.',
    fb_community_standards:
      'Facebook a refusé cette publication en raison de ses Standards de la communauté. Modifiez le texte ou les images.',
    fb_duplicate: 'Facebook a refusé cette publication, car le même texte vient d’être publié. Modifiez le texte.',
    fb_photo_already_posted: 'Facebook indique que ces images sont déjà publiées.',
    fb_permission_missing:
      'Une autorisation manque pour cette page. Reconnectez Facebook et laissez toutes les autorisations cochées.',
    fb_role_lost:
      'Vous n’avez plus de rôle sur cette page. Demandez le contrôle total à son propriétaire, puis reconnectez Facebook.',
    fb_token_expired: 'La connexion à Facebook a expiré. Reconnectez-la.',
    fb_token_invalid: 'Facebook n’accepte plus la connexion. Reconnectez-la.',
    fb_app_removed: 'Notre accès a été retiré dans les paramètres de Facebook. Reconnectez-vous pour continuer.',
    fb_checkpoint:
      'Facebook vous demande de vous connecter sur facebook.com et de suivre ses instructions. Reconnectez-vous ensuite.',
    fb_password_changed: 'Le mot de passe Facebook a changé, ce qui a mis fin à la connexion. Reconnectez-la.',
    fb_unconfirmed_user:
      'Votre compte Facebook n’est pas confirmé. Confirmez-le sur facebook.com, puis reconnectez-vous.',
    fb_gone: 'Cet élément n’est plus sur Facebook, ou la connexion ne peut pas le voir.',
    fb_invalid: 'Facebook n’a pas accepté un élément de cette publication. Vérifiez le texte, le lien et les images.',
    fb_refused: 'Facebook a refusé.',
    fb_empty: 'La publication est vide. Écrivez un texte ou ajoutez une image.',
    fb_photo_invalid: 'Facebook n’a pas pu utiliser une image. Choisissez un fichier JPG, PNG ou GIF de moins de 4 Mo.',
    fb_video_invalid: 'Facebook n’a pas pu utiliser la vidéo.',
    fb_link_unscrapable: 'Facebook n’a pas pu lire le lien. Vérifiez que l’adresse s’ouvre pour tout le monde.',
    fb_comment_unread: 'Facebook a reçu le commentaire mais n’a pas pu nous le montrer.',
    fb_code_expired: 'La réponse de Facebook était trop ancienne ou déjà utilisée. Connectez-vous à nouveau.',
    fb_app_misconfigured:
      'Facebook n’est pas bien configuré sur cette installation. Vous n’avez rien à faire ; ses responsables doivent le corriger.',
    fb_version_sunset:
      'Cette installation utilise une ancienne version de Facebook. Ses responsables doivent la mettre à jour ; vous n’avez rien à faire.',
    fb_our_mistake: 'Nous avons fait une erreur en communiquant avec Facebook. Vous n’avez rien à faire.',
    fb_video_alone: 'Une vidéo se publie seule. Retirez les autres images et vidéos de cette publication.',
    fb_video_processing: 'Facebook traite encore la vidéo.',
    ig_unavailable: 'Instagram rencontre des difficultés en ce moment. Nous réessayons automatiquement.',
    ig_no_answer: 'Instagram n’a pas répondu. Nous réessayons automatiquement.',
    ig_rate_limited:
      'Instagram n’accepte plus d’appels pour un moment. La publication attend qu’il en accepte de nouveau.',
    ig_posting_too_fast:
      'Instagram indique que ce compte publie trop souvent et l’arrête pour une journée. Laissez plus de temps entre les publications.',
    ig_blocked:
      'Instagram empêche ce compte de publier pour un moment. Ouvrez l’application Instagram pour savoir pourquoi.',
    ig_spam_blocked:
      'Instagram a pris ceci pour du spam et a bloqué le compte pour un moment. Ouvrez l’application Instagram pour savoir pourquoi.',
    ig_identity_check:
      'Instagram veut que vous confirmiez votre identité avant que ce compte puisse publier. Faites-le dans l’application Instagram, puis réessayez.',
    ig_account_limited:
      'Instagram a limité votre compte pour quelques jours. Ouvrez l’application Instagram pour savoir quoi faire.',
    ig_community_standards:
      'Instagram a refusé cette publication en raison de ses Règles de la communauté. Modifiez le texte ou les images.',
    ig_permission_missing:
      'Une autorisation manque pour ce compte. Reconnectez Instagram et laissez toutes les autorisations cochées.',
    ig_role_lost:
      'Vous n’avez plus de rôle sur la page Facebook de ce compte. Demandez le contrôle total à son propriétaire, puis reconnectez Instagram.',
    ig_token_expired: 'La connexion à Instagram a expiré. Reconnectez-la.',
    ig_token_invalid: 'Instagram n’accepte plus la connexion. Reconnectez-la.',
    ig_app_removed: 'Notre accès a été retiré dans les paramètres de Facebook. Reconnectez Instagram pour continuer.',
    ig_checkpoint:
      'Facebook veut que vous vous connectiez sur facebook.com et suiviez ses instructions. Reconnectez ensuite Instagram.',
    ig_password_changed:
      'Le mot de passe Facebook a été changé, ce qui a mis fin à la connexion à Instagram. Reconnectez-la.',
    ig_unconfirmed_user:
      'Votre compte Facebook n’est pas confirmé. Confirmez-le sur facebook.com, puis reconnectez Instagram.',
    ig_gone: 'Ceci n’est plus sur Instagram, ou la connexion ne peut pas le voir.',
    ig_invalid: 'Instagram n’a pas accepté un élément de cette publication. Vérifiez le texte, les images et la vidéo.',
    ig_refused: 'Instagram l’a refusé.',
    ig_comment_unread: 'Instagram a accepté le commentaire mais n’a pas pu nous le montrer.',
    ig_code_expired: 'La réponse de Facebook était trop ancienne ou avait déjà servi. Connectez-vous de nouveau.',
    ig_app_misconfigured:
      'Instagram n’est pas correctement configuré sur cette installation. Les personnes qui la gèrent doivent y remédier ; vous n’avez rien à faire.',
    ig_version_sunset:
      'Cette installation utilise une ancienne version d’Instagram. Les personnes qui la gèrent doivent la mettre à jour ; vous n’avez rien à faire.',
    ig_our_mistake: 'Nous avons fait une erreur en communiquant avec Instagram. Vous n’avez rien à faire.',
    ig_media_required: 'Instagram ne publie rien sans image ni vidéo. Ajoutez-en une.',
    ig_media_mixed:
      'Un reel est une seule vidéo et rien d’autre. Retirez les autres images et vidéos de cette publication.',
    ig_media_unreachable:
      'Instagram n’a pas pu récupérer une image ou une vidéo de cette installation. Nous réessayons automatiquement.',
    ig_image_invalid: 'Instagram n’a pas pu utiliser une image. Il n’accepte que les images JPEG.',
    ig_image_ratio:
      'Instagram n’a pas pu utiliser une image, trop haute ou trop large. Il accepte les images entre 4:5 et 1,91:1.',
    ig_image_too_large: 'Instagram n’a pas pu utiliser une image, car son fichier dépasse 8 Mo.',
    ig_video_invalid:
      'Instagram n’a pas pu utiliser la vidéo. Il accepte les vidéos MP4 et MOV de 3 secondes à 15 minutes.',
    ig_caption_too_long: 'Instagram accepte au plus 2 200 caractères et 30 hashtags. Raccourcissez le texte.',
    ig_tags_invalid:
      'Instagram n’a pas accepté les identifications de cette publication. Il accepte au plus 20 mentions.',
    ig_carousel_size: 'Instagram accepte de 2 à 10 images par publication. Retirez-en.',
    ig_container_failed: 'Instagram n’a pas pu préparer cette publication. Réessayez plus tard.',
    ig_container_expired:
      'Ce que nous avions préparé sur Instagram a expiré. Nous le préparons de nouveau automatiquement.',
    ig_not_ready: 'Instagram traite encore cette publication. Elle partira dès qu’elle sera prête.',
    ig_quota:
      'Ce compte a publié en 24 heures autant qu’Instagram le permet. La publication attend qu’il y ait de la place.',
    ig_container_quota:
      'Instagram ne prépare plus de publications de ce compte pour un moment. La publication attend qu’il reprenne.',
    ig_restricted:
      'Instagram a restreint ce compte. Ouvrez l’application Instagram, suivez ce qu’elle demande, puis réessayez.',
    ig_unlisted: 'La publication est sur Instagram, mais Instagram ne la liste pas encore.',
    li_unavailable: 'LinkedIn rencontre des difficultés en ce moment. Nous réessayons automatiquement.',
    li_no_answer: 'LinkedIn n’a pas répondu. Nous réessayons automatiquement.',
    li_rate_limited: 'LinkedIn n’accepte plus d’appels pour aujourd’hui. La publication attend qu’il reprenne.',
    li_permission_missing:
      'LinkedIn indique que vous n’avez pas ce droit. Reconnectez-le ou demandez à un administrateur de la page entreprise un rôle qui permet de publier.',
    li_role_lost:
      'Vous n’avez plus sur cette page entreprise de rôle qui permet de publier. Demandez-le à l’un de ses administrateurs.',
    li_token_expired: 'La connexion à LinkedIn a expiré. Reconnectez-la.',
    li_token_revoked: 'Notre accès a été retiré dans les paramètres de LinkedIn. Reconnectez-le pour continuer.',
    li_token_invalid: 'LinkedIn n’accepte plus la connexion. Reconnectez-la.',
    li_token_new: 'LinkedIn ne connaît pas encore partout la nouvelle connexion. Nous réessayons automatiquement.',
    li_code_expired: 'La réponse de LinkedIn était trop ancienne ou avait déjà servi. Connectez-vous de nouveau.',
    li_app_misconfigured:
      'L’application LinkedIn de cette installation est mal configurée. Son exploitant doit la corriger.',
    li_version_sunset:
      'LinkedIn a désactivé la version que nous utilisons. L’exploitant doit mettre Waypost à jour ; vous n’avez rien à faire.',
    li_our_mistake: 'Nous avons fait une erreur en communiquant avec LinkedIn. Vous n’avez rien à faire.',
    li_gone: 'Ceci n’est plus sur LinkedIn, ou la connexion ne peut pas le voir.',
    li_invalid:
      'LinkedIn n’a pas accepté un élément de cette publication. Vérifiez le texte, le lien, les images et la vidéo.',
    li_refused: 'LinkedIn l’a refusé.',
    li_duplicate:
      'LinkedIn l’a refusé car le même texte a été publié il y a quelques minutes. Changez le texte ou attendez.',
    li_empty: 'LinkedIn ne publie rien de vide. Ajoutez un texte, un lien, une image ou une vidéo.',
    li_text_too_long:
      'Le texte est trop long pour LinkedIn : une publication accepte 3 000 caractères, un commentaire 1 250. Certains signes, comme les parenthèses, comptent double.',
    li_too_many_images: 'LinkedIn accepte au plus 20 images par publication. Retirez-en.',
    li_image_invalid: 'LinkedIn n’a pas pu utiliser une image. Il accepte les formats JPEG, PNG et GIF.',
    li_video_invalid: 'LinkedIn n’a pas pu utiliser la vidéo. Il accepte les vidéos MP4 de 3 secondes à 30 minutes.',
    li_video_alone:
      'Une publication vidéo sur LinkedIn contient une seule vidéo et rien d’autre. Retirez les autres images et vidéos.',
    li_media_pending:
      'LinkedIn traite encore les images ou la vidéo de cette publication. Elle partira dès qu’elles seront prêtes.',
    li_media_failed: 'LinkedIn n’a pas pu traiter une image ou la vidéo de cette publication.',
    li_upload_expired: 'L’envoi vers LinkedIn a pris trop de temps. Nous le recommençons automatiquement.',
    li_member_unreadable:
      'LinkedIn ne nous laisse pas lire les publications d’un profil personnel. Veuillez regarder votre profil vous-même.',
    li_posts_unreadable:
      'LinkedIn ne permet pas à cette installation de lire les publications d’une page entreprise. Consultez la page vous-même.',
    type_unsupported: 'Ce type de publication ne peut pas encore être publié sur ce réseau.',
  },
  errors: {
    not_set_up: 'Cette installation n’a pas accès à ce réseau.',
    profile_incomplete: 'Complétez votre profil avant de vous connecter.',
    no_consent: 'Connectez d’abord le compte.',
    page_unknown: 'Cette page n’est pas parmi celles que le compte connecté peut utiliser.',
    not_admin:
      'Vous n’êtes pas ADMIN de {page}. Demandez le contrôle total à son propriétaire ou choisissez une autre page.',
    page_taken: '{page} est déjà utilisée par un autre profil.',
    changed_meanwhile: 'La connexion a été modifiée ailleurs entre-temps. Rechargez et réessayez.',
    busy: 'Une publication est en cours d’envoi. Réessayez dans quelques minutes.',
  },
} as const satisfies Translated<typeof en>;
