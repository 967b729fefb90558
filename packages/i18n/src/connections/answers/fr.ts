import type { Translated } from '../../translated.ts';
import type { connections as en } from './en.ts';

export const connections = {
  reasons: {
    fb_posting_too_fast:
      'Facebook juge que cette page publie trop souvent et la bloque pendant 24 heures. Espacez davantage vos publications.',
    fb_blocked:
      'Facebook a bloqué temporairement les publications de cette page. Ouvrez facebook.com pour en connaître la raison.',
    fb_spam_blocked:
      'Facebook a jugé cette publication indésirable et a bloqué temporairement la page. Ouvrez facebook.com pour en connaître la raison.',
    fb_identity_check:
      'Facebook vous demande de confirmer votre identité avant de publier sur cette page. Faites-le sur facebook.com, puis réessayez.',
    fb_account_limited:
      'Facebook a limité votre compte pour quelques jours. Ouvrez facebook.com pour savoir quoi faire.',
    fb_community_standards:
      'Facebook a refusé cette publication en raison de ses Standards de la communauté. Modifiez le texte ou les images.',
    fb_duplicate: 'Facebook a refusé cette publication, car le même texte vient d’être publié. Modifiez le texte.',
    fb_photo_already_posted: 'Facebook indique que ces images sont déjà publiées.',
    fb_permission_missing:
      'Il manque une autorisation pour cette page. Reconnectez Facebook en laissant toutes les autorisations activées.',
    fb_role_lost:
      'Vous n’avez plus de rôle sur cette page. Demandez le contrôle total à son propriétaire, puis reconnectez Facebook.',
    fb_app_removed:
      'L’accès de Waypost a été retiré dans les paramètres de Facebook. Reconnectez Facebook pour continuer.',
    fb_checkpoint:
      'Facebook vous demande d’ouvrir une session sur facebook.com et de suivre ses instructions. Reconnectez ensuite Facebook.',
    fb_password_changed:
      'Le mot de passe Facebook a été changé, ce qui a mis fin à la connexion. Reconnectez Facebook.',
    fb_unconfirmed_user:
      'Votre compte Facebook n’est pas confirmé. Confirmez-le sur facebook.com, puis reconnectez Facebook.',
    fb_invalid: 'Facebook n’a pas accepté un élément de cette publication. Vérifiez le texte, le lien et les images.',
    fb_empty: 'La publication est vide. Écrivez un texte ou ajoutez une image.',
    fb_photo_invalid:
      'Facebook n’a pas pu utiliser une des images. Choisissez un fichier JPG, PNG ou GIF de moins de 4 Mo.',
    fb_video_invalid: 'Facebook n’a pas pu utiliser la vidéo.',
    fb_link_unscrapable: 'Facebook n’a pas pu lire le lien. Vérifiez que l’adresse s’ouvre pour tout le monde.',
    fb_app_misconfigured:
      'Facebook n’est pas bien configuré dans Waypost. Votre administrateur doit corriger la configuration.',
    fb_version_sunset:
      'Waypost doit être mis à jour pour continuer à fonctionner avec Facebook. Votre administrateur doit installer la mise à jour.',
    fb_video_alone: 'Une vidéo se publie seule. Retirez les autres images et vidéos de cette publication.',
    fb_video_processing: 'Facebook traite encore la vidéo.',
    ig_posting_too_fast:
      'Instagram juge que ce compte publie trop souvent et le bloque pendant 24 heures. Espacez davantage vos publications.',
    ig_blocked:
      'Instagram a bloqué temporairement les publications de ce compte. Ouvrez l’application Instagram pour en connaître la raison.',
    ig_spam_blocked:
      'Instagram a jugé cette publication indésirable et a bloqué temporairement le compte. Ouvrez l’application Instagram pour en connaître la raison.',
    ig_identity_check:
      'Instagram vous demande de confirmer votre identité avant de publier sur ce compte. Faites-le dans l’application Instagram, puis réessayez.',
    ig_account_limited:
      'Instagram a limité votre compte pour quelques jours. Ouvrez l’application Instagram pour savoir quoi faire.',
    ig_community_standards:
      'Instagram a refusé cette publication en raison de ses Règles de la communauté. Modifiez le texte ou les images.',
    ig_permission_missing:
      'Il manque une autorisation pour ce compte. Reconnectez Instagram en laissant toutes les autorisations activées.',
    ig_role_lost:
      'Vous n’avez plus de rôle sur la page Facebook de ce compte. Demandez le contrôle total à son propriétaire, puis reconnectez Instagram.',
    ig_app_removed:
      'L’accès de Waypost a été retiré dans les paramètres de Facebook. Reconnectez Instagram pour continuer.',
    ig_checkpoint:
      'Facebook vous demande d’ouvrir une session sur facebook.com et de suivre ses instructions. Reconnectez ensuite Instagram.',
    ig_password_changed:
      'Le mot de passe Facebook a été changé, ce qui a mis fin à la connexion. Reconnectez Instagram.',
    ig_unconfirmed_user:
      'Votre compte Facebook n’est pas confirmé. Confirmez-le sur facebook.com, puis reconnectez Instagram.',
    ig_invalid: 'Instagram n’a pas accepté un élément de cette publication. Vérifiez le texte, les images et la vidéo.',
    ig_code_expired: 'La réponse de Facebook a expiré ou a déjà servi. Reconnectez Instagram.',
    ig_app_misconfigured:
      'Instagram n’est pas bien configuré dans Waypost. Votre administrateur doit corriger la configuration.',
    ig_version_sunset:
      'Waypost doit être mis à jour pour continuer à fonctionner avec Instagram. Votre administrateur doit installer la mise à jour.',
    ig_media_required: 'Une publication Instagram doit contenir une image ou une vidéo. Ajoutez-en une.',
    ig_media_mixed: 'Un reel est une vidéo seule. Retirez les autres images et vidéos de cette publication.',
    ig_media_unreachable:
      'Instagram n’a pas pu télécharger une image ou une vidéo depuis Waypost.{again, select, yes { Nous réessaierons automatiquement.} other {}}',
    ig_image_invalid: 'Instagram n’a pas pu utiliser une des images. Choisissez des images JPEG.',
    ig_image_ratio:
      'Instagram n’a pas pu utiliser une image trop haute ou trop large. Choisissez un format entre 4:5 et 1,91:1.',
    ig_image_too_large: 'Instagram n’a pas pu utiliser une image, car son fichier dépasse 8 Mo.',
    ig_video_invalid:
      'Instagram n’a pas pu utiliser la vidéo. Choisissez un fichier MP4 ou MOV de 3 secondes à 15 minutes.',
    ig_caption_too_long: 'Instagram permet au plus 2 200 caractères et 30 hashtags. Raccourcissez le texte.',
    ig_tags_invalid:
      'Instagram n’a pas accepté les identifications de cette publication. Il permet au plus 20 mentions.',
    ig_carousel_size: 'Instagram permet de 2 à 10 images par publication. Retirez-en.',
    ig_container_failed: 'Instagram n’a pas pu préparer cette publication. Réessayez plus tard.',
    ig_container_expired:
      'La version préparée sur Instagram a expiré.{again, select, yes { Nous la préparerons de nouveau automatiquement.} other {}}',
    ig_not_ready: 'Instagram traite encore cette publication. Elle sera publiée dès qu’elle sera prête.',
    ig_quota:
      'Ce compte a atteint la limite de publications d’Instagram sur 24 heures.{again, select, yes { La publication attendra la levée de la limite.} other {}}',
    ig_container_quota:
      'Instagram limite temporairement les nouvelles publications de ce compte.{again, select, yes { La publication attendra la levée de la limite.} other {}}',
    ig_restricted:
      'Instagram a restreint ce compte. Ouvrez l’application Instagram, suivez ses instructions, puis réessayez.',
    ig_unlisted: 'La publication est en ligne sur Instagram, mais n’y figure pas encore dans la liste.',
    li_daily_limit:
      'La limite quotidienne de LinkedIn est atteinte.{again, select, yes { La publication attendra la levée de la limite.} other {}}',
    li_permission_missing:
      'LinkedIn exige une autorisation que vous n’avez pas. Reconnectez LinkedIn ou demandez à un administrateur de la page un rôle qui permet de publier.',
    li_role_lost:
      'Vous n’avez plus de rôle qui permet de publier sur cette page entreprise. Demandez-en un à l’un de ses administrateurs.',
    li_token_revoked:
      'L’accès de Waypost a été retiré dans les paramètres de LinkedIn. Reconnectez LinkedIn pour continuer.',
    li_token_new:
      'Votre nouvelle connexion à LinkedIn n’est pas encore active partout.{again, select, yes { Nous réessaierons automatiquement.} other {}}',
    li_app_misconfigured:
      'LinkedIn n’est pas bien configuré dans Waypost. Votre administrateur doit corriger la configuration.',
    li_version_sunset:
      'Waypost doit être mis à jour pour continuer à fonctionner avec LinkedIn. Votre administrateur doit installer la mise à jour.',
    li_invalid:
      'LinkedIn n’a pas accepté un élément de cette publication. Vérifiez le texte, le lien, les images et la vidéo.',
    li_duplicate:
      'LinkedIn a refusé cette publication, car le même texte a été publié il y a quelques minutes. Modifiez le texte ou attendez.',
    li_empty: 'La publication est vide. Ajoutez un texte, un lien, une image ou une vidéo.',
    li_text_too_long:
      'Texte trop long : LinkedIn permet 3 000 caractères par publication et 1 250 par commentaire. Certains, comme les parenthèses, comptent en double.',
    li_too_many_images: 'LinkedIn permet au plus 20 images par publication. Retirez-en.',
    li_image_invalid: 'LinkedIn n’a pas pu utiliser une des images. Choisissez un fichier JPEG, PNG ou GIF.',
    li_video_invalid: 'LinkedIn n’a pas pu utiliser la vidéo. Choisissez un fichier MP4 de 3 secondes à 30 minutes.',
    li_video_alone: 'Une vidéo se publie seule. Retirez les autres images et vidéos de cette publication.',
    li_media_pending:
      'LinkedIn traite encore les images ou la vidéo. La publication se fera dès qu’elles seront prêtes.',
    li_media_failed: 'LinkedIn n’a pas pu traiter une image ou la vidéo de cette publication.',
    li_upload_expired:
      'Le téléversement vers LinkedIn a pris trop de temps.{again, select, yes { Nous le recommencerons automatiquement.} other {}}',
    li_member_unreadable:
      'LinkedIn ne nous permet pas de consulter les publications d’un profil personnel. Vérifiez directement sur votre profil.',
    li_posts_unreadable:
      'LinkedIn ne permet pas à Waypost de consulter les publications d’une page entreprise. Vérifiez directement sur la page.',
    type_unsupported: 'Ce type de publication n’est pas encore possible sur ce réseau.',
  },
  shared_reasons: {
    unavailable:
      '{network} éprouve des difficultés en ce moment.{again, select, yes { Nous réessaierons automatiquement.} other {}}',
    no_answer: '{network} n’a pas répondu.{again, select, yes { Nous réessaierons automatiquement.} other {}}',
    rate_limited:
      '{network} limite temporairement les requêtes.{again, select, yes { La publication attendra la levée de la limite.} other {}}',
    token_expired: 'La connexion à {network} a expiré. Reconnectez {network}.',
    token_invalid: '{network} n’accepte plus la connexion. Reconnectez {network}.',
    code_expired: 'La réponse de {network} a expiré ou a déjà servi. Reconnectez {network}.',
    gone: 'Ce contenu n’est plus sur {network}, ou la connexion ne permet pas de le voir.',
    refused: '{network} a refusé la requête.',
    comment_unread: '{network} a accepté le commentaire, mais n’a pas pu nous le montrer.',
    not_allowed_now:
      '{network} n’a pas autorisé cette requête pour l’instant. Inutile de refaire la connexion{again, select, yes { : nous réessaierons automatiquement} other {}}.',
    our_mistake: 'Un problème est survenu de notre côté avec {network}. Vous n’avez rien à faire.',
  },
  deletion: {
    title: 'Accès supprimé',
    carried_out: 'Waypost a supprimé son accès à vos comptes {network} : {at, date, ::yMMMMd}.',
  },
  errors: {
    not_set_up: 'Ce réseau n’est pas encore configuré dans Waypost. Votre administrateur peut l’ajouter.',
    profile_incomplete: 'Complétez votre profil avant de connecter un réseau.',
    no_consent: 'Connectez d’abord le compte.',
    page_unknown: 'Le compte connecté ne peut pas utiliser cette page.',
    not_admin:
      'Vous n’êtes pas ADMIN de {page}. Demandez le contrôle total à son propriétaire ou choisissez une autre page.',
    page_taken: '{page} est déjà utilisée par un autre profil.',
    changed_meanwhile: 'La connexion a été modifiée ailleurs entre-temps. Rechargez la page et réessayez.',
    busy: 'Une publication est en cours d’envoi. Réessayez dans quelques minutes.',
  },
} as const satisfies Translated<typeof en>;
