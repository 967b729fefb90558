import type { ToldCampaign } from '../campaigns/told-campaign.ts';
import { button, FJORDS, FOOTER, HELLO, SAIL, text } from './campaign-parts.ts';
import { CAMPAIGNS_PAST } from './campaigns-past.ts';

/** What the team writes for the clients of all advisors, oldest first. */
export const CAMPAIGNS: readonly ToldCampaign[] = [
  ...CAMPAIGNS_PAST,
  {
    name: 'Fjords in spring',
    type: 'Offers',
    days: 4,
    suppliers: [FJORDS],
    pictures: {
      'fjord-nordic': 'A ship between the steep walls of a fjord',
      'fjord-morning': 'A fjord with a waterfall in the early light',
    },
    subject: 'In May the waterfalls are at their loudest',
    preheader: 'Early places on the spring sailings',
    intro: `<p>${HELLO}</p><p>The snow goes all at once, and for three weeks every wall of the fjords is a waterfall. These are the sailings that arrive in time.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('fjord-nordic'),
        url: 'https://fjordlines.example/spring',
        width: 100,
        supplier: supplier(FJORDS),
      },
      {
        id: 'offer',
        type: 'offer',
        ...picture('fjord-morning'),
        title: 'Eight nights, six fjords',
        html: '<p>Small ship, balcony cabin, two days of walking with somebody who grew up there.</p>',
        price: 'from $3,420',
        label: 'See the cabins',
        url: 'https://fjordlines.example/spring/cabins',
        supplier: supplier(FJORDS),
      },
      button('ask', 'Keep me a balcony', 'https://fjordlines.example/spring/hold', supplier(FJORDS)),
      FOOTER,
    ],
  },
  {
    name: 'One sailing boat, ten friends',
    type: 'Offers',
    days: 11,
    suppliers: [SAIL],
    pictures: { 'island-noon': 'White houses with blue domes above the sea' },
    subject: 'Bring nine friends and the boat is yours',
    preheader: 'A private week between the islands',
    intro: `<p>${HELLO}</p><p>Whole boats are booked a year ahead. Next September is opening now, and ten people pay less than they would in a good hotel.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('island-noon'),
        url: 'https://cyclades.example/private',
        width: 100,
        supplier: supplier(SAIL),
      },
      text(
        'how',
        '<p>You choose the islands, the skipper chooses the wind. A cook comes along if nobody wants to be one.</p>',
      ),
      button('ask', 'Ask for a week', 'https://cyclades.example/private/weeks', supplier(SAIL)),
      FOOTER,
    ],
  },
  {
    name: 'Where the year begins warm',
    type: 'Stories',
    days: null,
    suppliers: [],
    pictures: { 'savanna-sunset': 'Acacias before a low red sun' },
    subject: 'Where January feels like July',
    preheader: '',
    intro: `<p>${HELLO}</p><p>Dry season, green savanna, and more lions than cars.</p>`,
    write: ({ picture }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('savanna-sunset'),
        url: 'https://savanna.example/january',
        width: 100,
        supplier: null,
      },
      text('draft', '<p>Three camps that are small enough to know your name.</p>'),
    ],
  },
];
