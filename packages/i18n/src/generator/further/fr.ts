import type { Translated } from '../../translated.ts';
import type { generator as en } from './en.ts';

export const generator = {
  refused: {
    toConnections: 'Connexions de {name}',
    toPosts: 'Publications de {name}',
    leaveOut: 'Publier sans {name}',
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
