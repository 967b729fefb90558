import { type Piece, pieceOf, type Story } from '../story.ts';
import { marina } from './marina.ts';

const both = ['facebook', 'instagram'] as const;
const say = (text: string, poster: string, more?: Partial<Piece>) => pieceOf(text, both, [poster], more);

/** Marina's second brand, which plans cruises for groups with the pictures of the first. */
export const groups: Story = {
  role: 'advisor',
  slug: 'blue-fjord-groups',
  agency: {
    details: {
      ...{ agency_name: 'Northern Lights Cruises', phone: '4165550144', phone_country_code: '+1' },
      ...{ website: 'bluefjord.example/groups', address: '88 Harbour Street, Suite 4', city: 'Toronto', state: 'ON' },
      ...{ zip_code: 'M5J 2N8', agency_license_description: 'TICO', agency_license_number: '50012345' },
    },
    photo: 'portrait-marina',
    logo: 'emblem-bow',
  },
  connections: [
    { app: 'facebook', person: '122090000000000101', page: 'Northern Lights Cruises' },
    { app: 'instagram', person: '122090000000000101', page: '@northernlightscruises' },
  ],
  pictures: {},
  shares: marina.pictures,
  past: [
    say(
      'Choir, walking club, class of ’86: what every group has in common is one person who does all the work. We take that person’s work.',
      'cruise-noon',
    ),
    say(
      'Twenty cabins, one invoice, and nobody has to chase deposits. That’s what a group contract is for.',
      'cruise-morning',
    ),
    say(
      'Our knitters are back from the Faroe Islands with eleven new sweaters and one new member.',
      'lighthouse-nordic',
      { appeal: 1.8 },
    ),
    say(
      'From eight cabins on, the ship gives one berth free. Most groups use it for the organizer. We think that’s fair.',
      'fjord-nordic',
      { appeal: 1.3 },
    ),
    say(
      'A wedding on board needs four papers, one captain and no umbrella. We’ve done nineteen. Ask us about number seven. 💍',
      'cruise-sunset',
      { appeal: 2 },
    ),
    say(
      'Shore excursions for groups are cheaper when they don’t come from the ship. Same bus, same guide, our phone number.',
      'harbour-noon',
    ),
    say(
      'The jazz cruise is full. The waiting list isn’t, and last year six people from it sailed. 🎷',
      'sails-sunset',
      { appeal: 1.4 },
    ),
    say(
      'Next spring: Lofoten with the photo club of Oakville, two places left for people who get up early.',
      'aurora-night',
      { appeal: 1.5 },
    ),
  ],
  ahead: [
    say(
      'Planning for 2028 already? Groups of sixteen or more should be. The good decks go eighteen months ahead.',
      'cruise-noon',
    ),
    say(
      'The Danube for amateur choirs: four churches that let you sing, and one cellar that insists on it.',
      'vineyard-autumn',
    ),
    say(
      'Information evening for the Alaska group: Thursday at seven, at the library on Main Street. There will be cake.',
      'glacier-morning',
    ),
    say(
      'Your club, your ship, your dates. Tell us how many you are, and we’ll tell you what’s possible by Friday.',
      'cruise-morning',
    ),
  ],
  drafts: [],
};
