import type { ToldCampaign } from '../campaigns/told-campaign.ts';

const FJORDS = { name: 'northern-fjord-lines', label: 'Northern Fjord Lines' };
const SAIL = { name: 'cyclades-under-sail', label: 'Cyclades Under Sail' };
const RAIL = { name: 'alpine-rail-journeys', label: 'Alpine Rail Journeys' };
const RIVER = { name: 'rhine-valley-cruises', label: 'Rhine Valley Cruises' };

const HELLO = 'Hello {{contact.first_name|there}},';
const FOOTER = {
  id: 'end',
  type: 'footer',
  html: '<p>Prices are per person in Canadian dollars, two to a cabin or room, taxes included. Places are limited, and what is shown may be gone when you ask.</p>',
} as const;

const text = (id: string, html: string) => ({ id, type: 'text', html, align: 'left' }) as const;
const button = (id: string, label: string, url: string, supplier: number | null = null) =>
  ({ id, type: 'button', label, url, align: 'left', colour: null, supplier }) as const;
const gap = (id: string) => ({ id, type: 'divider', space: 'medium', line: true }) as const;

/** What the team writes for the clients of all advisors, oldest first. */
export const CAMPAIGNS: readonly ToldCampaign[] = [
  {
    name: 'September: the harbours after the crowds',
    type: 'Offers',
    days: -82,
    suppliers: [SAIL],
    pictures: {
      'harbour-autumn': 'Coloured gables around a harbour in the evening',
      'sails-sunset': 'A sailing boat before the setting sun',
    },
    subject: 'The Mediterranean, once everybody has gone home',
    preheader: 'Warm water, quiet harbours, and eleven cabins',
    intro: `<p>${HELLO}</p><p>In late September the sea is at its warmest and the tables by the water are free again. Here is where I would go this year.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('harbour-autumn'),
        url: 'https://cyclades.example/autumn',
        width: 100,
        supplier: supplier(SAIL),
      },
      text(
        'why',
        '<p><strong>Seven nights under sail</strong>, from harbour to harbour with twenty others and a cook who shops in the morning. Two of the islands have no airport; that is the point of them.</p>',
      ),
      {
        id: 'offer',
        type: 'offer',
        ...picture('sails-sunset'),
        title: 'Seven nights in the Cyclades',
        html: '<p>Half board, snorkelling gear and one very slow Sunday.</p>',
        price: 'from $2,490',
        label: 'See the dates',
        url: 'https://cyclades.example/dates',
        supplier: supplier(SAIL),
      },
      button('ask', 'Ask {{agent.first_name|me}} about it', 'https://cyclades.example/ask'),
      FOOTER,
    ],
  },
  {
    name: 'October: trains through the Alps',
    type: 'Stories',
    days: -61,
    suppliers: [RAIL],
    appeal: 0.9,
    pictures: {
      'rail-autumn': 'A red train on a viaduct in autumn',
      'ridge-autumn': 'Ridge behind ridge in autumn light',
    },
    subject: '{{contact.first_name|Hello}}, the slowest express in the world',
    preheader: 'Eight hours, ninety-one tunnels, one window seat',
    intro: `<p>${HELLO}</p><p>Some journeys are better without a wheel in your hands. This one climbs two thousand metres and asks nothing of you but to look.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('rail-autumn'),
        url: 'https://alpinerail.example/express',
        width: 100,
        supplier: supplier(RAIL),
      },
      text(
        'how',
        '<p>Sit on the right going south. Order the soup before the third spiral. And stay a night where the line ends: the last train back is full of people who wish they had.</p>',
      ),
      button('route', 'Follow the route', 'https://alpinerail.example/route', supplier(RAIL)),
      gap('gap'),
      {
        id: 'walk',
        type: 'offer',
        ...picture('ridge-autumn'),
        title: 'Five days of rail and ridge',
        html: '<p>Two trains, three easy walks, four good beds.</p>',
        price: 'from $1,780',
        label: 'Read more',
        url: 'https://alpinerail.example/ridge',
        supplier: supplier(RAIL),
      },
      FOOTER,
    ],
  },
  {
    name: 'October: northern lights',
    type: 'Offers',
    days: -40,
    suppliers: [FJORDS],
    appeal: 1.25,
    pictures: {
      'aurora-night': 'Northern lights over a cabin in the snow',
      'lighthouse-nordic': 'A striped lighthouse on a rock',
    },
    subject: 'Where the sky is worth staying up for',
    preheader: 'Twelve nights along the coast, with a promise',
    intro: `<p>${HELLO}</p><p>Nobody can promise northern lights. One line comes close: if the sky stays dark, the next winter voyage is on them.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('aurora-night'),
        url: 'https://fjordlines.example/lights',
        width: 100,
        supplier: supplier(FJORDS),
      },
      text(
        'when',
        '<p>The best nights are between November and March, away from a full moon. The ship wakes you by telephone when something moves; say no, and it lets you sleep.</p>',
      ),
      {
        id: 'offer',
        type: 'offer',
        ...picture('lighthouse-nordic'),
        title: 'Twelve nights from Bergen and back',
        html: '<p>Thirty-four harbours, most of them in the dark. Outside cabin, full board.</p>',
        price: 'from $3,150',
        label: 'See the cabins',
        url: 'https://fjordlines.example/cabins',
        supplier: supplier(FJORDS),
      },
      button('ask', 'Hold a cabin for me', 'https://fjordlines.example/hold', supplier(FJORDS)),
      FOOTER,
    ],
  },
  {
    name: 'November: beaches before the holidays',
    type: 'Offers',
    days: -19,
    suppliers: [SAIL],
    pictures: {
      'palms-noon': 'A beach under palms, a sail on the horizon',
      'palms-sunset': 'Palms on a beach at sunset',
    },
    subject: 'Two weeks of sun before everybody wants one',
    preheader: 'The first half of December is the cheapest warm fortnight of the year',
    intro: `<p>${HELLO}</p><p>Between the end of the rain and the start of the holidays there are fourteen days that hardly anybody books. These are my three favourites.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('palms-noon'),
        url: 'https://palmcoast.example/december',
        width: 100,
        supplier: null,
      },
      {
        id: 'both',
        type: 'columns',
        columns: [
          {
            blocks: [
              text('quiet', '<p><strong>For quiet</strong><br>A bay with nine houses and one cook.</p>'),
              button('quiet-link', 'See the bay', 'https://palmcoast.example/bay'),
            ],
          },
          {
            blocks: [
              text(
                'lively',
                '<p><strong>For company</strong><br>A village with music on three nights of the week.</p>',
              ),
              button('lively-link', 'See the village', 'https://palmcoast.example/village'),
            ],
          },
        ],
      },
      {
        id: 'sail',
        type: 'offer',
        ...picture('palms-sunset'),
        title: 'A week under sail, a week under palms',
        html: '<p>The same skipper, warmer water.</p>',
        price: 'from $2,960',
        label: 'See the dates',
        url: 'https://cyclades.example/winter',
        supplier: supplier(SAIL),
      },
      FOOTER,
    ],
  },
  {
    name: 'November: river cruises and Christmas markets',
    type: 'Offers',
    days: -5,
    suppliers: [RIVER],
    appeal: 1.1,
    pictures: {
      'skyline-night': 'A city by the river at night',
      'vineyard-autumn': 'Rows of vines and a house between cypresses',
    },
    subject: 'Four markets, one suitcase, no bus',
    preheader: 'The ship moors where the lights are',
    intro: `<p>${HELLO}</p><p>The nicest way to see Christmas markets is to sleep beside them. These sailings still have cabins, and the ship is small enough to moor in the old towns.</p>`,
    write: ({ picture, supplier }) => [
      {
        id: 'top',
        type: 'image',
        ...picture('skyline-night'),
        url: 'https://rhinevalley.example/markets',
        width: 100,
        supplier: supplier(RIVER),
      },
      {
        id: 'offer',
        type: 'offer',
        ...picture('vineyard-autumn'),
        title: 'Five nights on the Rhine',
        html: '<p>Strasbourg, Speyer, Heidelberg, Rüdesheim, Cologne. Every evening on foot.</p>',
        price: 'from $1,690',
        label: 'See the sailings',
        url: 'https://rhinevalley.example/sailings',
        supplier: supplier(RIVER),
      },
      text('pack', '<p>Pack one warm thing more than you think, and leave room for what you will carry home.</p>'),
      button('list', 'What to bring', 'https://rhinevalley.example/packing'),
      button('ask', 'Talk to {{agent.first_name|me}}', 'https://rhinevalley.example/talk'),
      FOOTER,
    ],
  },
  {
    name: 'December: fjords in spring',
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
    name: 'December: one sailing boat, ten friends',
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
    name: 'January: where the year begins warm',
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
