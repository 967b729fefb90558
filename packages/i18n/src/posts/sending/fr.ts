import type { Translated } from '../../translated.ts';
import type { posts as en } from './en.ts';

export const posts = {
  preflight: {
    message_blank: 'Écrivez un message.',
    placeholder_unknown: 'Waypost ne connaît pas {name}. Champs possibles : {known}.',
    placeholder_empty: 'Votre profil n’a rien à insérer pour {name}. Complétez le profil ou retirez ce champ du texte.',
    placeholder_upgrade: '{name} est compris dans le forfait PRO. Changez de forfait ou retirez ce champ du texte.',
    message_too_long:
      '{network} permet au plus {limit, number} caractères; ce texte en compte {length, number}, signature comprise.{network, select, LinkedIn { Les hashtags et les caractères comme les parenthèses y comptent plus d’une fois.} other {}}',
    image_required: '{network} exige au moins une image ou une vidéo.',
    too_many_images: '{network} permet au plus {limit, number} images par publication.',
    images_and_link:
      '{network, select, Instagram {Instagram n’affiche pas de lien dans une publication. Le lien y sera omis.} other {{network} affiche soit des images et des vidéos, soit l’aperçu d’un lien. Le lien sera omis.}}',
    link_invalid: 'Saisissez une adresse web complète, par exemple https://example.com.',
    link_unsupported: '{network} ne publie pas de liens. Retirez le lien ou ajoutez une image.',
    link_missing: 'Saisissez un lien, ou choisissez des images ou une vidéo.',
    link_needs_picture: '{network} n’affiche pas de lien. Ajoutez l’une de vos images pour {network}.',
    link_own_picture: '{network} affiche l’image de la page du lien. Votre image n’y sera pas utilisée.',
    not_connected: '{network} n’est pas connecté.',
    connection_broken: 'La connexion à {network} est interrompue. Reconnectez d’abord {network}.',
    connection_paused: 'L’envoi vers {network} est en pause. Cette publication attendra que vous le repreniez.',
    token_expires_before:
      'La connexion à {network} expire avant l’heure de cette publication. Renouvelez d’abord la connexion.',
    upgrade_required: 'La publication sur {network} est incluse dans le forfait PRO.',
    too_soon: 'Choisissez une heure à au moins {minutes, number} minutes d’ici, ou publiez maintenant.',
    slot_taken:
      'Une autre publication vient de prendre cette plage sur {network} : {at, date, ::yMMMdjmm}. Choisissez la prochaine plage libre.',
    same_text:
      '{out, select, yes {Le même texte est déjà publié : {at, date, ::yMMMdjmm}. {link, select, none {} other {{link} }}} other {Le même texte est prévu sur cette page : {at, date, ::yMMMdjmm} (publication {post, number, ::group-off}). }}Laissez {minutes, number} minutes entre les deux ou modifiez le texte.',
    permission_missing:
      'Il manque une autorisation pour cette page {network}. Reconnectez {network} en laissant toutes les autorisations activées.',
    image_too_small: 'Une image fait moins de 200 pixels. Elle risque de mal s’afficher sur {network}.',
    first_comment_unsupported: '{network} ne permet pas de premier commentaire.',
    first_comment_too_long:
      '{network} permet un premier commentaire de {limit, number} caractères au plus; celui-ci en compte {length, number}.',
    reel_needs_video: 'Un reel sur {network} exige une vidéo. Ajoutez-en une ou choisissez « Publication ».',
    reel_not_upright:
      '{network, select, Facebook {Facebook n’accepte comme reels que des vidéos verticales (9:16, au moins 540 × 960 pixels). Choisissez « Publication » ou une autre vidéo.} other {Cette vidéo n’est pas verticale (9:16). {network} l’affichera en petit, entre deux bandes.}}',
    video_unsupported: '{network} n’accepte pas de vidéos. Retirez la vidéo ou désélectionnez ce réseau.',
    reel_unsupported: '{network} n’a pas de reels. La vidéo y sera publiée comme publication vidéo.',
    reel_only: '{network} ne publie une vidéo seule que sous forme de reel.',
    video_alone: '{network} publie une vidéo seule. Retirez les autres images et vidéos.',
    video_too_short: '{network} exige des vidéos d’au moins {minimum, plural, one {# seconde} other {# secondes}}.',
    video_too_long:
      '{network} permet des vidéos de {maximum, plural, =90 {90 secondes} other {{minutes, number} minutes}} au plus.',
    end_card_left_out:
      'Avec sa carte de fin, ce reel serait plus long que ce que permet {network} ({maximum, plural, =90 {90 secondes} other {{minutes, number} minutes}}). Il y sera publié sans la carte.',
    media_unprepared:
      '{detail, select, unreadable {Un fichier de cette publication est endommagé ou incomplet. Choisissez-en un autre.} missing {Un fichier de cette publication n’est plus conservé. Choisissez-en un autre.} tool {Waypost ne peut pas encore convertir de vidéos. Votre administrateur doit installer ffmpeg.} other {Un fichier de cette publication n’a pas pu être converti pour le réseau. Réessayez ou choisissez-en un autre.}}',
    logo_unreadable:
      'Votre logo est illisible et ne peut pas être apposé sur l’image. Téléversez-le de nouveau dans votre profil d’entreprise.',
  },
  undo: {
    now: 'Envoi vers {networks}…',
    held: 'Les envois sont suspendus. La publication attendra que votre administrateur les reprenne.',
    paused: 'L’envoi vers {networks} est en pause. La publication attendra que vous le repreniez.',
    later: 'Programmée sur {networks} : {when}',
    profiles: 'Dans vos profils : {profiles}',
    undo: 'Annuler ({seconds, number})',
    done: 'Voir les publications',
    failed: 'Impossible d’annuler',
  },
} as const satisfies Translated<typeof en>;
