import type { Translated } from '../../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
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
    fb_video_alone: 'Une vidéo se publie seule. Retirez les autres images et vidéos de cette publication.',
    fb_video_processing: 'Facebook traite encore la vidéo.',
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
    ig_app_removed: 'Notre accès a été retiré dans les paramètres de Facebook. Reconnectez Instagram pour continuer.',
    ig_checkpoint:
      'Facebook veut que vous vous connectiez sur facebook.com et suiviez ses instructions. Reconnectez ensuite Instagram.',
    ig_password_changed:
      'Le mot de passe Facebook a été changé, ce qui a mis fin à la connexion à Instagram. Reconnectez-la.',
    ig_unconfirmed_user:
      'Votre compte Facebook n’est pas confirmé. Confirmez-le sur facebook.com, puis reconnectez Instagram.',
    ig_invalid: 'Instagram n’a pas accepté un élément de cette publication. Vérifiez le texte, les images et la vidéo.',
    ig_code_expired: 'La réponse de Facebook était trop ancienne ou avait déjà servi. Connectez-vous de nouveau.',
    ig_app_misconfigured:
      'Instagram n’est pas correctement configuré sur cette installation. Les personnes qui la gèrent doivent y remédier ; vous n’avez rien à faire.',
    ig_version_sunset:
      'Cette installation utilise une ancienne version d’Instagram. Les personnes qui la gèrent doivent la mettre à jour ; vous n’avez rien à faire.',
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
    li_rate_limited: 'LinkedIn n’accepte plus d’appels pour un moment. La publication attend qu’il reprenne.',
    li_daily_limit: 'LinkedIn n’accepte plus d’appels pour aujourd’hui. La publication attend qu’il reprenne.',
    li_permission_missing:
      'LinkedIn indique que vous n’avez pas ce droit. Reconnectez-le ou demandez à un administrateur de la page entreprise un rôle qui permet de publier.',
    li_role_lost:
      'Vous n’avez plus sur cette page entreprise de rôle qui permet de publier. Demandez-le à l’un de ses administrateurs.',
    li_token_revoked: 'Notre accès a été retiré dans les paramètres de LinkedIn. Reconnectez-le pour continuer.',
    li_token_new: 'LinkedIn ne connaît pas encore partout la nouvelle connexion. Nous réessayons automatiquement.',
    li_app_misconfigured:
      'L’application LinkedIn de cette installation est mal configurée. Son exploitant doit la corriger.',
    li_version_sunset:
      'LinkedIn a désactivé la version que nous utilisons. L’exploitant doit mettre Waypost à jour ; vous n’avez rien à faire.',
    li_invalid:
      'LinkedIn n’a pas accepté un élément de cette publication. Vérifiez le texte, le lien, les images et la vidéo.',
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
  shared_reasons: {
    unavailable: '{network} rencontre des difficultés en ce moment. Nous réessayons automatiquement.',
    no_answer: '{network} n’a pas répondu. Nous réessayons automatiquement.',
    rate_limited:
      '{network} n’accepte plus d’appels pour un moment. La publication attend qu’il en accepte de nouveau.',
    token_expired: 'La connexion à {network} a expiré. Reconnectez-la.',
    token_invalid: '{network} n’accepte plus la connexion. Reconnectez-la.',
    code_expired: 'La réponse de {network} était trop ancienne ou avait déjà servi. Connectez-vous de nouveau.',
    gone: 'Ceci n’est plus sur {network}, ou la connexion ne peut pas le voir.',
    refused: '{network} l’a refusé.',
    comment_unread: '{network} a accepté le commentaire mais n’a pas pu nous le montrer.',
    not_allowed_now:
      '{network} ne l’a pas autorisé cette fois-ci. Inutile de reconnecter la page, nous réessayons automatiquement.',
    our_mistake: 'Nous avons fait une erreur en communiquant avec {network}. Vous n’avez rien à faire.',
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
