import type { Translated } from '../../translated.ts';
import type { generator as en } from './en.ts';

export const generator = {
  refused: {
    toConnections: 'Connexions de {name}',
    toPosts: 'Publications de {name}',
    leaveOut: 'Publier sans {name}',
  },
  /** What staff write for many advisors. */
  template: {
    message: 'Texte',
    hint: 'Écrivez le texte. Les champs variables sont remplacés par les coordonnées de chaque conseiller.',
    placeholders: 'Insérer un champ variable',
    unknown: 'Ce champ variable n’existe pas : {name}',
  },
  placeholders: {
    empty: 'Pas encore dans votre profil',
    names: {
      agent: { first_name: 'Prénom', last_name: 'Nom', email: 'Courriel', phone: 'Téléphone' },
      agency: { name: 'Nom de l’agence', website: 'Site web' },
      booking_link: 'Lien de réservation',
    },
  },
} as const satisfies Translated<typeof en>;
