import type { PostingCountry } from '@waypost/contract/campaigns';
import type { SocialApp } from '@waypost/contract/networks';
import type { ToldSupplier } from '../campaigns/told-campaign.ts';
import { FJORDS, RAIL, SAIL } from './campaign-parts.ts';

/** A campaign of the team: what advisors get of it, and when; one that is not published is in work. */
export interface ToldPostCampaign {
  readonly title: string;
  readonly supplier: ToldSupplier;
  readonly countries: readonly PostingCountry[];
  readonly published: boolean;
  readonly posts: readonly {
    readonly app: SocialApp;
    readonly message: string;
    /** Days from the beginning of the demo world, and the time of Toronto's day. */
    readonly day: number;
    readonly at: string;
    /** None: the link's card stands there. */
    readonly poster?: string;
    readonly alt?: string;
    readonly link?: string;
    readonly travel_type: readonly string[];
    readonly destination: readonly string[];
    readonly category: readonly string[];
  }[];
}

const fjords = { travel_type: ['ocean-cruise'], destination: ['northern-europe'] };
const islands = { travel_type: ['ocean-cruise', 'luxury'], destination: ['mediterranean'] };
const alps = { travel_type: ['rail'], destination: ['western-europe'] };

export const POST_CAMPAIGNS: readonly ToldPostCampaign[] = [
  {
    title: 'Norway in May, before the crowds',
    supplier: FJORDS,
    countries: ['US', 'CA'],
    published: true,
    posts: [
      {
        ...{ app: 'facebook', day: 4, at: '09:30', poster: 'fjord-nordic', ...fjords, category: ['inspirational'] },
        alt: 'A fjord between steep walls, still water in blue and green',
        message:
          'In May the waterfalls of Norway are at their fullest, and the ships are half empty.\n\nTwelve days from Bergen to the North Cape and back, with a balcony on the side where the light is. Ask {{agent.first_name}} at {{agency.name}} which side that is.',
      },
      {
        ...{ app: 'instagram', day: 4, at: '12:00', poster: 'fjord-morning', ...fjords, category: ['inspirational'] },
        alt: 'A fjord in the morning, steep green slopes on both sides',
        message:
          'Four in the morning, and already light. ☀️\n\nMay in the fjords: long days, loud waterfalls, hardly anybody on deck. Save this for the evening on which you plan your spring.',
      },
      {
        ...{ app: 'linkedin', day: 6, at: '08:45', ...fjords, category: ['travel-tips'] },
        link: 'https://northern-fjord-lines.example/offers/norway-in-may',
        message:
          'Why I send people to Norway in May and not in July:\n\n1. Cabins cost about a third less.\n2. The snow on the peaks is still there.\n3. Twenty hours of daylight already.\n\nThe sailings that still have balconies are behind the link. {{agent.first_name}}, {{agency.name}}',
      },
      {
        ...{ app: 'facebook', day: 9, at: '10:00', ...fjords, category: ['offers'] },
        link: 'https://northern-fjord-lines.example/offers/norway-in-may',
        message:
          'Booked by the end of the month, the train from Oslo to Bergen is included, and so is the night before the ship leaves.\n\nWrite to {{agent.email}} and I’ll hold a cabin for two days, free of charge.',
      },
      {
        ...{ app: 'instagram', day: 12, at: '17:30', poster: 'lighthouse-nordic', ...fjords, category: ['questions'] },
        alt: 'A lighthouse on a rock off the coast of Norway',
        message:
          'Midnight sun or northern lights? You can’t have both in one trip, so choose. 👇\n\nI’ll tell you in the comments which month is yours.',
      },
    ],
  },
  {
    title: 'Cyclades by sail: early bookings',
    supplier: SAIL,
    countries: ['CA'],
    published: true,
    posts: [
      {
        ...{ app: 'facebook', day: 5, at: '11:00', poster: 'sails-sunset', ...islands, category: ['inspirational'] },
        alt: 'Sails against an orange evening sky',
        message:
          'Sixteen guests, three masts, and a captain who decides over breakfast which island comes next.\n\nA week through the Cyclades is nothing like a cruise. {{agency.name}} has the dates for next September.',
      },
      {
        ...{ app: 'instagram', day: 7, at: '13:15', poster: 'island-noon', ...islands, category: ['inspirational'] },
        alt: 'An island with white houses at noon, seen from the water',
        message:
          'Swim first, then coffee. That’s the whole programme until noon. ⛵️\n\nCyclades, a week under sail, September.',
      },
      {
        ...{ app: 'facebook', day: 11, at: '09:00', ...islands, category: ['offers'] },
        link: 'https://cyclades-under-sail.example/offers/early-bookings',
        message:
          'Whoever decides before New Year sails at last year’s price.\n\nEight cabins, two of them single without a supplement. Questions? {{agent.first_name}}, {{agent.phone}}',
      },
    ],
  },
  {
    title: 'Over the Alps by train',
    supplier: RAIL,
    countries: ['US', 'CA'],
    published: false,
    posts: [
      {
        ...{ app: 'facebook', day: 20, at: '09:30', poster: 'rail-nordic', ...alps, category: ['inspirational'] },
        alt: 'A train on a bridge high above a valley',
        message:
          'Eight hours, 291 bridges, one window seat.\n\nBetween Zermatt and St. Moritz you don’t need a book. {{agency.name}} knows on which side to sit.',
      },
      {
        // What is still missing, the check says: an image.
        ...{ app: 'instagram', day: 22, at: '12:30', ...alps, category: ['inspirational'] },
        message: 'The slowest express train in the world. And nobody has ever asked it to hurry. 🚞',
      },
    ],
  },
];
