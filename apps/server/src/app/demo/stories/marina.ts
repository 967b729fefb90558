import type { Piece, Story } from '../story.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { MARINA_CLIENTS } from './marina-clients.ts';
import { MARINA_PAST } from './marina-past.ts';

/** As her namesakes in the sandbox are known. */
const AT_META = '122090000000000101';
const AT_LINKEDIN = 'mD7kq2RvLx';

const pictures = {
  'cruise-sunset': 'A cruise ship sails into a red sunset',
  'cruise-morning': 'A cruise ship on calm water in the morning',
  'cruise-noon': 'A white cruise ship on turquoise water',
  'sails-noon': 'A sailing boat between two green headlands',
  'sails-sunset': 'A sailing boat before the setting sun',
  'ridge-autumn': 'Ridge behind ridge in autumn light',
  'ridge-morning': 'Mountain ridges in the morning mist',
  'fjord-nordic': 'A ship between the steep walls of a fjord',
  'fjord-morning': 'A fjord with a waterfall in the early light',
  'aurora-night': 'Northern lights over a cabin in the snow',
  'rail-nordic': 'A red train crosses a viaduct below white peaks',
  'rail-autumn': 'A red train on a viaduct in autumn',
  'palms-noon': 'A beach under palms, a sail on the horizon',
  'palms-sunset': 'Palms on a beach at sunset',
  'desert-gold': 'A caravan crosses golden dunes',
  'balloons-morning': 'Hot-air balloons over a valley at sunrise',
  'vineyard-autumn': 'Rows of vines and a house between cypresses',
  'savanna-sunset': 'Acacias before a low red sun',
  'skyline-night': 'A city by the river at night',
  'harbour-noon': 'Sailing boats before the coloured houses of a harbour',
  'harbour-autumn': 'A harbour with coloured gables in the evening',
  'island-noon': 'White houses with blue domes above the sea',
  'lighthouse-nordic': 'A striped lighthouse on a rock',
  'gate-blossom': 'A red gate in the water, cherry blossom, a white mountain',
  'glacier-morning': 'Icebergs, and the tail of a whale',
};
/** A reel to come; short, because the telling waits for it. */
const clips = {
  'above-the-valley': {
    posters: ['desert-gold', 'balloons-morning'],
    shows: 'From the dunes up to the balloons at sunrise',
  },
};
type Poster = keyof typeof pictures;

const piece = (text: string, on: Piece['on'], ...posters: Poster[]): Piece => ({ text, on, pictures: posters });
const at = (time: string, ...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, at: time }));
const everywhere = ['facebook', 'instagram', 'linkedin'] as const;
const social = ['facebook', 'instagram'] as const;

export const marina: Story = {
  role: 'advisor',
  slug: 'marina-duval',
  agency: {
    host: 'Northern Shores Host Network',
    details: {
      ...{ agency_name: 'Blue Fjord Travel', phone: '4165550143', phone_country_code: '+1', phone_extension: '12' },
      ...{ website: 'bluefjord.example', address: '88 Harbour Street, Suite 4', city: 'Toronto', state: 'ON' },
      ...{ zip_code: 'M5J 2N8', agency_license_description: 'TICO', agency_license_number: '50012345' },
    },
    photo: 'portrait-marina',
    logo: 'emblem-fjord',
  },
  connections: [
    { app: 'linkedin', person: AT_LINKEDIN, page: 'Blue Fjord Travel' },
    { app: 'facebook', person: AT_META, page: 'Blue Fjord Travel' },
    { app: 'instagram', person: AT_META, page: '@bluefjordtravel' },
  ],
  branding: [{ logo_position: 'bottom-right' }, { background_color: '#69A4BF' }, { own_reels: true }],
  slots: [
    { app: 'facebook', times: [...at('12:15', 1, 2, 3, 4, 5), ...at('10:40', 6)] },
    { app: 'instagram', times: [...at('17:30', 1, 3, 5), ...at('19:00', 7)] },
    { app: 'linkedin', times: at('08:45', 2, 4) },
  ],
  linkedinDays: 7,
  newsletter: {
    ...{ sender: 'Marina Duval', replyTo: 'marina@bluefjord.example', clients: MARINA_CLIENTS },
    signature:
      '<p>Until soon,<br><strong>Marina Duval</strong><br>Blue Fjord Travel, Toronto</p><p><a href="https://bluefjord.example/talk">Choose a time to talk</a></p>',
  },
  campaigns: CAMPAIGNS,
  pictures,
  clips,
  past: MARINA_PAST,
  ahead: [
    piece(
      'Why do balcony cabins sell out first? Because there are fewer of them than people think, and the quiet side goes to whoever asks early. On the Norway sailings for July I still see nine. Send me your dates and I’ll tell you which deck. #CruiseTips',
      everywhere,
      'fjord-nordic',
    ),
    piece(
      'Your winter-sun shortlist, if you only have a week: Curaçao for diving, Huatulco for quiet beaches, Madeira if you’d rather walk than lie down. All three have direct flights from Toronto. ☀️ #WinterSun',
      social,
      'palms-noon',
    ),
    piece(
      'Seven nights in Santorini, breakfast on the terrace, the ferry to Naxos for a day: from CA$2,149 with flights in May. The view costs extra in summer. In May it doesn’t. #Greece',
      social,
      'island-noon',
    ),
    piece(
      'Rhine river cruise: two cabins are left at the early rate, Basel to Amsterdam, April 18. Bikes, wine tastings and shore excursions are in the price; the flight from Toronto isn’t. #RiverCruise',
      ['facebook', 'linkedin'],
      'vineyard-autumn',
    ),
    piece(
      'Travelling with three generations? Book the cabins, not the rooms: on a ship everyone has their own door and nobody has to drive. I’ve put together five sailings that work from age 3 to 83.',
      everywhere,
      'cruise-noon',
    ),
    piece(
      'Sakura doesn’t wait. If you want the blossom in Kyoto, the week of March 28 is the one to aim for, and the good ryokans are two thirds full already. 🌸 #Japan',
      social,
      'gate-blossom',
    ),
    piece(
      'Reminder for everyone who sails in spring: passports must be valid for six months after you come home. Look today; renewals take about four weeks right now.',
      ['facebook', 'linkedin'],
      'cruise-morning',
    ),
    piece(
      'Alaska by small ship: glaciers, whales and no queue at the buffet. Sixty guests, twelve days, two naturalists who know the bays by name. I sailed it in June. Ask me anything. 🐋 #Alaska',
      everywhere,
      'glacier-morning',
    ),
    piece(
      'The night train from Zürich is back, and with it my favourite way to begin a week in the Alps: asleep in one country, breakfast in the next. #RailTravel',
      social,
      'rail-nordic',
    ),
    piece(
      'Corporate retreats don’t have to be airport hotels. Last month a team of fourteen spent three days in Old Quebec with one train, one inn and one very good guide. Here is what it cost per head.',
      ['linkedin'],
      'harbour-autumn',
    ),
    {
      ...piece(
        'Cappadocia from above: balloons fly on about 250 mornings a year. I plan two mornings into every trip, so that the wind gets a say and you still get your flight. #Turkey',
        social,
        'balloons-morning',
      ),
      clip: 'above-the-valley',
    },
    piece(
      'Northern lights, honestly: nobody can promise them. What I can promise is four nights away from city light, a guide with a car, and a cabin with a window above the bed. #Lapland',
      everywhere,
      'aurora-night',
    ),
  ],
  drafts: [
    piece(
      'Three questions I ask before I suggest a safari: how early do you like to get up, how long can you sit still, and',
      ['facebook', 'instagram'],
      'savanna-sunset',
    ),
    piece(
      'Tuscany by bike, but with an e-bike and a van that carries the wine. Idea for the September group, ask Carla about the farmhouse near Montalcino.',
      everywhere,
      'vineyard-autumn',
    ),
    piece(
      'What a travel advisor really does when a flight is cancelled at 2 a.m. (story of the Oslo group)',
      ['linkedin'],
      'skyline-night',
    ),
  ],
  troubles: {
    missed: piece(
      'Flash fare until midnight: Toronto to Lisbon, direct, from CA$612 return in February. Reply with your dates and I’ll hold seats for you. #Portugal',
      ['facebook'],
      'harbour-noon',
    ),
    question: piece(
      'What groups ask me most about river cruises: is it boring? Short answer: only if you don’t like castles, cellars and cycling. Long answer in the comments.',
      ['linkedin'],
      'cruise-morning',
    ),
    refused: piece(
      'Last four cabins on the Caribbean sailing of January 9. Share this post with ten friends and comment DONE to win an upgrade!',
      ['facebook'],
      'cruise-sunset',
    ),
  },
};
