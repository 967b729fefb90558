import type { Translated } from '../../translated.ts';
import type { posts as en } from './en.ts';

export const posts = {
  reason: {
    missed:
      'Son heure est passée avant l’envoi; rien n’a été publié. Publiez-la maintenant, reprogrammez-la ou ignorez-la.',
    late_outage:
      'Waypost était en panne à l’heure prévue; rien n’a été publié. Publiez-la maintenant, reprogrammez-la ou ignorez-la.',
    reconnect:
      'La connexion à la page est interrompue. Reconnectez la page, et la publication sera envoyée s’il n’est pas trop tard.',
    paused: 'L’envoi vers cette page est en pause. Reprenez-le : la publication se fera s’il n’est pas trop tard.',
    connection_removed: 'La page n’est plus connectée. Reconnectez la page pour publier.',
    removed_deleted: 'La page n’est plus connectée. Reconnectez la page pour restaurer cette publication.',
    gave_up: 'Quatre tentatives ont échoué; nous ne réessaierons pas automatiquement.',
    unconfirmed_looking:
      'Le réseau n’a pas confirmé la publication. Nous vérifions sur la page et ne publierons rien deux fois d’ici là.',
    unconfirmed_ask_text:
      'Le réseau n’a pas confirmé la publication et la page ne nous permet pas de trancher. Vérifiez sur votre page et dites-nous ce qu’il en est.',
    unconfirmed_ask_cannot_read:
      'Le réseau n’a pas confirmé la publication et nous ne pouvons pas consulter la page. Vérifiez sur votre page et dites-nous ce qu’il en est.',
    unconfirmed_ask_late:
      'Cette publication a été traitée en retard, après une panne, une pause ou une sauvegarde restaurée, et le réseau ne nous permet pas de vérifier. Elle n’a sans doute pas été publiée. Vérifiez sur votre page et dites-nous ce qu’il en est.',
    looked_for:
      'Il y a eu une interruption : nous vérifions si cette publication est déjà sur la page avant de la publier.',
    comment_unconfirmed:
      'Le réseau n’a pas confirmé l’ajout du commentaire. Nous ne le renverrons pas; vérifiez la publication.',
    comment_shut:
      'La publication sur cette page est en pause ou suspendue. Le premier commentaire sera ajouté dès qu’elle reprendra.',
    comment_held:
      'La page était en pause ou les envois étaient suspendus pendant deux jours; le premier commentaire n’a donc pas été ajouté.',
    comment_forbidden:
      'Pas encore ajouté : {network} ne nous autorise pas à {permission}. Reconnectez {network} en laissant cette autorisation activée; si elle l’est déjà, demandez d’abord à un administrateur de la page un rôle qui le permet. Le commentaire suivra une fois {network} reconnecté.',
    figures_forbidden:
      'Aucune statistique : {network} ne nous autorise pas à {permission}. Reconnectez {network} en laissant cette autorisation activée; si elle l’est déjà, demandez à un administrateur de la page un rôle qui le permet. Les statistiques suivront en moins d’une journée.',
    duplicate:
      'Le réseau a refusé la publication, car le même texte est déjà sur la page. Modifiez le texte et réessayez.',
    same_text_out:
      'Le même texte est déjà publié : {page}, {at, date, ::yMMMdjmm}. {link, select, none {} other {{link} }}Modifiez le texte et réessayez.',
    not_sent:
      'Rien n’a été envoyé, car le réseau était injoignable.{again, select, yes { Nous réessaierons automatiquement.} other {}}',
    step_failed:
      'La préparation de la publication a échoué plusieurs fois. Réessayez ou vérifiez ses images et son lien.',
    media_missing: 'Une image de cette publication n’est plus conservée. Recréez la publication avec une autre image.',
    held: 'Les envois sont suspendus jusqu’à ce que votre administrateur en confirme la reprise.',
    same_text_open: 'Une autre publication avec le même texte est en cours d’envoi vers cette page. Celle-ci attendra.',
    blocked_until: '{why} Prochaine tentative : {at, date, ::yMMMdjmm}.',
    blocked_too_long:
      '{why} Cela dure jusqu’au {at, date, ::yMMMdjmm}, trop tard pour cette publication : après le {late, date, ::yMMMdjmm}, elle ne sera plus envoyée. Reprogrammez-la.',
    rate_limited:
      'Le réseau limite temporairement les requêtes.{again, select, yes { La publication attendra la levée de la limite.} other {}}',
    blocked:
      'Le réseau a bloqué temporairement les publications de cette page. Ouvrez le réseau pour en connaître la raison.',
    ours_configuration:
      'Le problème vient de chez nous, pas de votre publication. Votre administrateur doit le corriger; la publication attendra.',
    type_unsupported: 'Ce type de publication n’est pas encore possible sur ce réseau.',
    remove_there:
      'Waypost n’a pas l’autorisation de supprimer cette publication du réseau. Supprimez-la directement sur le réseau.',
    remove_failed:
      'Cette publication n’a pas pu être supprimée du réseau après plusieurs tentatives. Supprimez-la directement sur le réseau ou demandez-nous de réessayer.',
    media_preparing:
      'Nous convertissons vos images ou votre vidéo pour le réseau. La publication se fera dès que tout sera prêt.',
    media_unprepared:
      '{detail, select, unreadable {Un fichier de cette publication est endommagé ou incomplet. Choisissez-en un autre.} missing {Un fichier de cette publication n’est plus conservé. Choisissez-en un autre.} tool {Waypost ne peut pas encore convertir de vidéos. Votre administrateur doit installer ffmpeg.} other {Un fichier de cette publication n’a pas pu être converti pour le réseau. Réessayez ou choisissez-en un autre.}}',
    placeholder_empty:
      'Votre profil n’a rien à insérer pour {detail}. Complétez le profil ou retirez ce champ du texte.',
    placeholder_upgrade: '{detail} est compris dans le forfait PRO. Changez de forfait ou retirez ce champ du texte.',
    logo_unreadable:
      'Votre logo est illisible et ne peut pas être apposé sur l’image. Téléversez-le de nouveau dans votre profil d’entreprise.',
    unknown: 'Le réseau a refusé la publication sans donner de raison connue.',
  },
  conflict: {
    busy: 'Cette publication est en cours d’envoi, ou nous vérifions si elle a été publiée. Attendez quelques minutes.',
    posted: 'Cette publication a déjà été publiée.',
    not_offered:
      'Ce n’est pas possible dans l’état actuel de la publication. Rechargez la page pour voir son état actuel.',
    broken_connection: 'La page n’est plus connectée. Reconnectez-la d’abord.',
    too_late: 'Il est trop tard pour annuler : la publication sera envoyée.',
    time_taken:
      'Une autre publication avec le même texte a pris sa plage ({at, date, ::yMMMdjmm}) : il n’est plus possible d’annuler. La publication sera envoyée; supprimez-la pour l’empêcher.',
    nothing_to_undo: 'Il n’y a rien à annuler pour cette publication.',
    changed_since: 'La publication a été modifiée entre-temps : il n’est plus possible d’annuler.',
    deleted_since: 'La publication a été supprimée entre-temps : il n’est plus possible d’annuler.',
    one_changed:
      'Une de ces publications a été modifiée ou supprimée entre-temps : il n’est plus possible d’annuler la programmation.',
    no_former_time:
      'Cette publication n’avait pas d’autre heure à retrouver. Supprimez-la si elle ne doit pas être publiée.',
    owned_elsewhere: 'Cette publication du réseau est déjà associée à une autre publication dans Waypost.',
    not_found_there:
      'Ce n’est aucune des publications que nous avons trouvées. Choisissez-en une, ou confirmez simplement qu’elle y est.',
    looked_for: 'Nous vérifions si cette publication est déjà sur la page. Veuillez patienter quelques minutes.',
    not_only_away:
      'Ce n’était pas qu’une interruption. La publication peut reprendre, mais chaque publication doit d’abord être recherchée sur sa page.',
    no_image: 'Cette publication n’a pas d’image.',
    no_stats_yet: 'Les statistiques pourront être actualisées après le premier relevé.',
    stats_unreachable:
      'Les statistiques ne peuvent pas être actualisées, car la page n’est pas connectée. Reconnectez-la d’abord.',
    idempotency_key: 'Utilisez une Idempotency-Key de 1 à {maximum, number} caractères.',
    idempotency_reuse: 'Cette Idempotency-Key a déjà servi pour une autre requête.',
  },
} as const satisfies Translated<typeof en>;
