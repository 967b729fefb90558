import type { Translated } from '../translated.ts';
import type { errors as en } from './en.ts';

export const errors = {
  about: '{name} : {sentence}',
  not_found: 'Introuvable.',
  forbidden: 'Vous n’avez pas l’autorisation nécessaire.',
  upgrade_required: 'Passez au forfait PRO pour utiliser cette fonction!',
  upgrade_to_premium: 'Passez au forfait PREMIUM pour utiliser cette fonction!',
  post_library_permission: 'Vous n’avez pas l’autorisation d’utiliser la bibliothèque de publications.',
  sign_in_required: 'Connectez-vous pour continuer.',
  csrf: 'Cette page n’est plus à jour. Rechargez la page et réessayez.',
  too_many:
    'Oups! Vous avez fait beaucoup de requêtes en peu de temps. Pas d’inquiétude, vous pourrez réessayer bientôt. Merci de votre patience!',
  order_full: 'Cette liste est pleine : elle contient au plus {max, number} éléments. Supprimez-en un d’abord.',
  internal: 'Un problème est survenu de notre côté. Votre saisie n’est pas perdue; réessayez.',
  unavailable: 'Waypost n’est pas disponible pour le moment. Réessayez dans une minute.',
  too_large: 'Votre envoi est trop volumineux.',
  malformed: 'La requête n’a pas pu être lue.',
  stale_version:
    'Cet élément a été modifié ailleurs entre-temps. Rechargez la page pour voir la version la plus récente.',
  not_configured: 'Cette fonction n’est pas encore configurée dans Waypost. Votre administrateur peut l’ajouter.',
  account: {
    deleted:
      'Ce compte a été supprimé. Vous pouvez le reprendre à la page de connexion. Date limite : {until, date, ::yMMMMd}.',
    credentials: 'L’adresse courriel ou le mot de passe est incorrect.',
    sign_up:
      'Nous n’avons pas pu créer de compte avec ces informations. Si vous en avez déjà un, connectez-vous ou réinitialisez votre mot de passe.',
    token: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
    invitation:
      'Cette invitation a expiré ou a déjà été utilisée. Demandez-en une nouvelle à la personne qui vous a invité.',
    address: 'Cette adresse courriel ne peut pas être utilisée.',
    current_password: 'Saisissez votre mot de passe actuel.',
    password_common: 'Ce mot de passe est facile à deviner. Choisissez-en un plus long ou moins courant.',
    password_own: 'Le mot de passe ne peut pas être votre nom ni votre adresse courriel.',
    impersonating: 'Ce n’est pas possible tant que vous agissez au nom d’une autre personne.',
    not_agency_user: 'Vous pouvez seulement agir au nom d’utilisateurs d’agence.',
    last_superuser: 'Waypost a besoin d’au moins un superutilisateur. Donnez d’abord ce rôle à une autre personne.',
    first_run: 'Ce code ne fonctionne pas, ou Waypost a déjà un administrateur.',
    first_run_address:
      'Un compte existe déjà avec cette adresse courriel. Connectez-vous d’abord, puis entrez le code.',
  },
  invitation: {
    nobody: 'Entrez un courriel ou un nom.',
    one_word: 'Est-ce un courriel? Une personne sans courriel doit avoir un prénom et un nom.',
    name: 'Entrez un nom sans lien ni caractères spéciaux.',
    twice: 'Ce courriel figure deux fois dans la liste.',
    invited: 'Invitation déjà envoyée. Vous pouvez la renvoyer depuis la page de cette personne.',
    account: 'Un compte existe déjà avec ce courriel.',
    answered: 'Cette invitation a déjà été acceptée ou retirée.',
    in_use: 'Un réseau est connecté ici : l’invitation ne peut pas être retirée.',
  },
  profile: {
    last: 'C’est votre seul profil. Pour quitter Waypost, supprimez votre compte.',
    booking_link: 'Saisissez une adresse web, par exemple https://calendly.com/votre-nom.',
    too_many: 'Ce compte a déjà le nombre maximal de profils.',
  },
  newsletter: {
    mailbox_domain:
      '{domain} appartient à un fournisseur de messagerie, qui ne laisse personne d’autre envoyer en son nom. Utilisez le domaine de votre agence.',
    own_domain: 'Les infolettres sont déjà envoyées depuis ce domaine.',
  },
  agency: {
    always: 'Choix de qui n’a pas de permis : il reste dans la liste de tous les pays, sans numéro.',
    too_large: 'Le fichier doit peser moins de 6 Mo.',
    logo_type: 'Choisissez une image JPG, PNG, GIF ou SVG.',
    empty: 'On ne voit rien dans cette image. Choisissez un autre fichier.',
    phone: 'Entrez un numéro de téléphone que l’on peut composer.',
    license_number: 'Ce numéro est incomplet. Il s’écrit ainsi : {mask}',
    no_number: 'Ce permis n’a pas de numéro.',
    code: 'Le code ne peut pas changer. Supprimez cette option et ajoutez-en une autre.',
    code_shape: 'N’utilisez que des lettres sans accent, les signes 0 à 9 et des traits d’union.',
    mask: 'Utilisez # pour un signe de 0 à 9, A pour une lettre et * pour l’un ou l’autre.',
    twin: 'Il y a déjà une option avec ce code.',
  },
  operations: {
    post: {
      by_itself: 'Waypost la publie de lui-même.',
      parked: 'Elle sera envoyée d’elle-même dès que plus rien ne retient sa page.',
      unconfirmed: 'Elle est peut-être déjà publiée. Waypost vérifie auprès du réseau.',
      asked: 'Elle est peut-être déjà publiée. Seule la personne qui l’a écrite peut le dire.',
      missed:
        'Personne ne l’a tentée à temps. C’est à la personne qui l’a écrite de dire si elle vaut encore la peine d’être publiée.',
      late: 'Son heure est passée depuis plus d’un jour. C’est à la personne qui l’a écrite de dire si elle vaut encore la peine d’être publiée.',
      connection: 'Sa page n’est plus connectée. Il faut d’abord refaire la connexion.',
      acting:
        'Publier au nom de quelqu’un exige l’autorisation d’agir au nom d’un utilisateur d’agence. La personne qui l’a écrite peut réessayer.',
    },
    job: {
      running: 'Elle s’exécute en ce moment.',
      tick: 'Elle s’exécute de nouveau d’elle-même, à sa prochaine heure.',
      unknown: 'Cette version de Waypost ne connaît plus cette tâche.',
    },
  },
  legal: {
    placeholder: 'Rien ne porte le nom {name}. Vérifiez les mots entre doubles accolades.',
  },
  translated: {
    english: 'Écrivez le texte en anglais : c’est ce qu’on lit là où une autre langue est vide.',
    empty: 'Il n’y a rien ici qui puisse s’afficher. Seuls du texte, des liens et des listes le peuvent.',
  },
  plan: {
    keeps_by_role: 'Ce rôle donne accès à tout ce que PRO apporte. Retirez d’abord le rôle de superutilisateur.',
    downgrade_first: 'Ce forfait doit d’abord être ramené à Gratuit dans {provider}.',
    offered: 'Un autre forfait de ce type est déjà offert. Masquez-le d’abord.',
    uid: 'Un autre forfait porte déjà cet identifiant.',
    free_costs: 'Le forfait gratuit n’a pas de prix.',
    no_price: 'Un forfait offert doit avoir un prix.',
    replaced: 'Un autre forfait l’a remplacé. Masquez ou modifiez celui-ci d’abord.',
  },
  announcement: {
    ends: 'La fin doit venir après le début.',
  },
  billing: {
    zip_code: 'Ce n’est pas un code postal du pays choisi.',
    address_needed: 'Ajoutez d’abord votre adresse de facturation.',
    email_unverified: 'Confirmez d’abord votre adresse courriel : ouvrez le lien que nous vous avons envoyé.',
    refused: 'Le service de paiement n’accepte pas ces renseignements. Vérifiez-les et réessayez.',
    away: 'Le service de paiement ne répond pas en ce moment. Rien n’a été facturé; réessayez dans une minute.',
    email_taken: 'Le service de paiement connaît déjà votre courriel par ailleurs. Écrivez à votre administrateur.',
    other_account: 'Votre compte au service de paiement n’a pas été reconnu. Écrivez à votre administrateur.',
  },
  guide: {
    link: 'Écrivez le texte qui y mène, ou laissez ce champ vide.',
  },
  field: {
    required: 'Ce champ est obligatoire.',
    invalid: 'Cette valeur n’est pas valide.',
    too_short: 'Utilisez au moins {minimum, number} caractères.',
    too_long: 'Utilisez au plus {maximum, number} caractères.',
    too_small: 'La valeur minimale est {minimum, number}.',
    too_big: 'La valeur maximale est {maximum, number}.',
    too_few: 'Choisissez-en au moins {minimum, number}.',
    too_many: 'Choisissez-en au plus {maximum, number}.',
    email: 'Saisissez une adresse courriel valide.',
    address: 'Entrez une adresse Web, par exemple https://exemple.com.',
    date: 'Saisissez une date et une heure valides.',
    choice: 'Choisissez l’une des options.',
    accept: 'Acceptez pour continuer.',
    blank: 'Ce champ ne peut pas être vide.',
  },
} as const satisfies Translated<typeof en>;
