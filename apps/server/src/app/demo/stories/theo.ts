import { type Piece, pieceOf, type Story } from '../story.ts';

const both = ['facebook', 'linkedin'] as const;
const say = (text: string, on: Piece['on'] = ['facebook'], more?: Partial<Piece>) => pieceOf(text, on, [], more);
const show = (...pictures: string[]) => ({ pictures });

/** An agency in Montréal, in French; on PRO since this month, which brings no pictures of one's own. */
export const theo: Story = {
  role: 'advisor-pro',
  slug: 'theo-martin',
  madeOn: 'premium',
  agency: {
    host: 'Réseau Grands Départs',
    details: {
      ...{
        agency_name: 'Martin Voyages',
        phone: '5145550121',
        phone_country_code: '+1',
        website: 'martinvoyages.example',
      },
      ...{ address: '410, rue Saint-Paul Ouest', city: 'Montréal', state: 'QC', zip_code: 'H2Y 2A1' },
      ...{ agency_license_description: 'OPC', agency_license_number: '702 345' },
    },
    photo: 'portrait-theo',
    logo: 'emblem-ridge',
  },
  connections: [
    { app: 'facebook', person: '122090000000000102', page: 'Martin Voyages' },
    { app: 'linkedin', person: 'tM4zw9HcPa', page: 'Theo Martin' },
  ],
  pictures: {
    'rail-autumn': 'Un train rouge sur un viaduc, en automne',
    'palms-noon': 'Une plage sous les palmiers, une voile à l’horizon',
    'harbour-autumn': 'Un port aux pignons colorés, le soir',
    'ridge-morning': 'Des crêtes de montagne dans la brume du matin',
  },
  past: [
    say(
      'Charlevoix en octobre, sans voiture : le train longe le fleuve jusqu’à La Malbaie, et l’auberge vient vous chercher à la gare. 🍁',
      ['facebook'],
      { appeal: 1.6, ...show('rail-autumn') },
    ),
    say(
      'La question de la semaine : Cuba ou la République dominicaine? La plage est pareille. La musique, non.',
      ['facebook'],
      { appeal: 1.4, ...show('palms-noon') },
    ),
    say(
      'Vos vols de retour ont changé d’horaire? Transférez-moi le courriel avant de cliquer sur « accepter ». Une fois sur trois, il y a mieux.',
      both,
    ),
    say(
      'Les Îles-de-la-Madeleine se réservent en janvier. Oui, en janvier. La traversée de juillet affiche complet dès mars.',
      ['facebook'],
      { appeal: 1.3 },
    ),
    say('Une semaine au soleil avec des ados : un surf, un bon wifi, et surtout pas de programme.'),
    say(
      'Merci au groupe de randonnée de Longueuil pour la carte postale. Je confirme : le fromage était inclus.',
      ['facebook'],
      { appeal: 1.5, ...show('ridge-morning') },
    ),
    say(
      'Voyage d’affaires à New York : le train de nuit n’existe plus, mais celui de 10 h 30 a des prises, une vue et du temps pour préparer la réunion.',
      both,
    ),
    say(
      'Les forfaits de la relâche sont sortis ce matin. J’en ai lu les conditions pour vous : trois valent la peine.',
      ['facebook'],
      { appeal: 1.2, comment: 'Écrivez « relâche » et je vous envoie la liste.' },
    ),
  ],
  ahead: [
    say(
      'Lisbonne en février : 16 degrés, des terrasses au soleil et un vol direct de Montréal. À partir de 689 $, taxes comprises.',
      both,
      show('harbour-autumn'),
    ),
    say(
      'Passeport : s’il expire avant août, renouvelez-le cette semaine. Les délais rallongent toujours après les Fêtes.',
      both,
    ),
    say('La Havane en couleurs, trois nuits avant la plage. Je connais la casa, et la dame qui fait le café. ☕'),
    say(
      'Nouveau départ pour les Rocheuses en train : onze jours, un guide francophone, quatorze places.',
      both,
      show('rail-autumn'),
    ),
  ],
  drafts: [say('Idée pour avril : les jardins de Métis avant l’ouverture officielle. Appeler Jocelyne.')],
};
