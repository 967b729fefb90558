import type { Translated } from '../../translated.ts';
import type { posts as en } from './en.ts';

export const posts = {
  reason: {
    missed:
      'Son heure est passée avant qu’elle ait pu partir ; rien n’a été publié. Publiez-la maintenant, reprogrammez-la ou écartez-la.',
    late_outage:
      'Waypost ne fonctionnait pas à son heure ; rien n’a été publié. Publiez-la maintenant, reprogrammez-la ou écartez-la.',
    reconnect:
      'La connexion à la page est rompue. Reconnectez-la, et la publication partira s’il n’est pas trop tard d’ici là.',
    paused: 'La publication sur cette page est en pause. Celle-ci attend que vous la repreniez.',
    connection_removed: 'La page n’est plus connectée. Connectez-la à nouveau pour publier.',
    gave_up: 'Quatre essais ont échoué ; il n’y en aura pas d’autre automatiquement.',
    unconfirmed_looking:
      'Le réseau n’a pas dit si la publication est arrivée. Nous la cherchons sur la page et, d’ici là, rien n’est publié deux fois.',
    unconfirmed_ask_text:
      'Le réseau n’a pas dit si la publication est arrivée, et la lecture de la page n’a pas tranché. Regardez la page et dites-le-nous.',
    unconfirmed_ask_cannot_read:
      'Le réseau n’a pas dit si la publication est arrivée, et la page ne peut pas être lue. Regardez la page et dites-le-nous.',
    unconfirmed_ask_late:
      'Cette publication a été prise en charge tard, après une panne, une pause ou une sauvegarde restaurée. À notre connaissance, rien n’a été envoyé, mais le réseau ne nous laisse pas vérifier. Regardez la page et dites-le-nous.',
    comment_unconfirmed:
      'Le réseau n’a pas dit si le commentaire est arrivé. Il n’est pas renvoyé ; regardez la publication.',
    comment_forbidden:
      'Pas encore écrit : {network} ne nous autorise pas à {permission}. Reconnectez {network} et laissez cette autorisation activée ; si elle l’est déjà, demandez à un administrateur de la page un rôle qui le permet. Le commentaire suivra dans l’heure.',
    figures_forbidden:
      'Aucun chiffre : {network} ne nous autorise pas à {permission}. Reconnectez {network} et laissez cette autorisation activée ; si elle l’est déjà, demandez à un administrateur de la page un rôle qui le permet. Les chiffres viendront dans la journée qui suit.',
    duplicate: 'Le réseau l’a refusée parce que le même texte est déjà sur la page. Modifiez le texte et réessayez.',
    same_text_out:
      'Le même texte est déjà paru : {page}, {at, date, ::MMMdjmm}. {link, select, none {} other {{link} }}Modifiez le texte et réessayez.',
    not_sent: 'Rien n’a été envoyé, car le réseau était injoignable. Un nouvel essai suit automatiquement.',
    step_failed: 'La préparation a échoué plusieurs fois. Réessayez, ou vérifiez ses images et son lien.',
    media_missing: 'Une image de cette publication n’est plus stockée. Refaites la publication avec une autre image.',
    held: 'La publication est retenue jusqu’à ce que les responsables de cette installation confirment qu’elle peut reprendre.',
    same_text_open: 'Une autre publication avec le même texte part en ce moment sur cette page. Celle-ci l’attend.',
    blocked_until: '{why} Prochain essai : {at, date, ::MMMdjmm}.',
    rate_limited: 'Le réseau n’accepte plus de publications pour un moment. Celle-ci attend.',
    blocked: 'Le réseau a bloqué la page pour un moment. Ouvrez le réseau pour voir pourquoi.',
    ours_configuration:
      'Le problème vient de chez nous, pas de votre publication. Les responsables de cette installation doivent le corriger ; la publication attend.',
    type_unsupported: 'Ce genre de publication n’est pas encore possible sur ce réseau.',
    media_preparing:
      'Les images ou la vidéo sont en cours d’adaptation au réseau. La publication partira dès que ce sera fait.',
    media_unprepared:
      '{detail, select, unreadable {Un fichier de cette publication est endommagé ou incomplet. Choisissez-en un autre.} missing {Un fichier de cette publication n’est plus conservé. Choisissez-en un autre.} tool {Cette installation ne peut pas convertir de vidéos. Ses responsables doivent installer ffmpeg.} other {Un fichier de cette publication n’a pas pu être adapté au réseau. Réessayez ou choisissez-en un autre.}}',
    unknown: 'Le réseau l’a refusée sans donner de raison que nous connaissions.',
    unknown_detail: 'Le réseau l’a refusée et dit : {detail}',
  },
  conflict: {
    busy: 'Cette publication part en ce moment, ou nous vérifions si elle est arrivée. Attendez que ce soit réglé.',
    posted: 'Cette publication est déjà partie.',
    not_offered: 'Ce n’est pas possible dans l’état actuel de la publication. Rechargez pour voir le plus récent.',
    broken_connection: 'La page n’est plus connectée. Reconnectez-la d’abord.',
    paused: 'La publication sur cette page est en pause. Reprenez-la d’abord.',
    owned_elsewhere: 'Cette publication du réseau appartient à une autre publication de Waypost.',
    no_image: 'Cette publication n’a pas d’image.',
    no_stats_yet: 'Les chiffres peuvent être actualisés après le premier relevé.',
    stats_unreachable:
      'Les chiffres ne peuvent pas être relevés, car la page n’est pas connectée. Reconnectez-la d’abord.',
    idempotency_key: 'Utilisez une Idempotency-Key de 1 à {maximum, number} caractères.',
    idempotency_reuse: 'Cette Idempotency-Key a déjà servi pour un autre appel.',
  },
} as const satisfies Translated<typeof en>;
