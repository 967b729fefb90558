import type { SocialApp } from '@waypost/contract/networks';

/** A campaign of the library: posts that any advisor may make her own. */
export interface ToldLibrary {
  readonly title: string;
  readonly posts: readonly {
    readonly app: SocialApp;
    readonly message: string;
    readonly poster: string;
    /** What the picture shows. */
    readonly alt: string;
    readonly travel_type: readonly string[];
    readonly destination: readonly string[];
    readonly category: readonly string[];
  }[];
}

type Filed = Pick<ToldLibrary['posts'][number], 'travel_type' | 'destination' | 'category'>;
const filed = (travel_type: string[], destination: string[], category: string): Filed => ({
  travel_type,
  destination,
  category: [category],
});

export const LIBRARY: ToldLibrary = {
  title: 'All year round',
  posts: [
    {
      app: 'facebook',
      message:
        'The first coffee on deck tastes better when a fjord wakes up around you.\n\nMay is when the waterfalls are loudest and the ships half empty. Write to me and I’ll tell you which side of the ship to book.\n\n{{agent.first_name}}, {{agency.name}}',
      poster: 'fjord-morning',
      alt: 'A fjord in the morning, steep green slopes on both sides',
      ...filed(['ocean-cruise'], ['northern-europe'], 'inspirational'),
    },
    {
      app: 'instagram',
      message:
        'Palms, a hammock, and nobody who asks what’s for dinner. 🌴\n\nAll-inclusive isn’t lazy. It’s a week in which every decision is already made. Save this for the day you need it.',
      poster: 'palms-noon',
      alt: 'Palms on a white beach at noon',
      ...filed(['beach', 'all-inclusive'], ['caribbean', 'mexico'], 'inspirational'),
    },
    {
      app: 'linkedin',
      message:
        'Three questions to ask before you sign for a group cruise:\n\n1. What happens to the deposit if four cabins drop out?\n2. Who pays for the meeting room on sea days?\n3. Which dinner seating can be held for everyone?\n\nI ask them for my clients every week. {{agent.first_name}}, {{agency.name}}',
      poster: 'cruise-sunset',
      alt: 'A cruise ship at sunset',
      ...filed(['ocean-cruise'], ['mediterranean'], 'travel-tips'),
    },
    {
      app: 'facebook',
      message:
        'You don’t plan an aurora. You plan four nights, a cabin far from any street light, and a thermos.\n\nThe rest is up to the sky. February and March have the best odds.',
      poster: 'aurora-night',
      alt: 'Northern lights above snow-covered hills',
      ...filed(['adventure'], ['polar-regions', 'northern-europe'], 'seasonal'),
    },
    {
      app: 'facebook',
      message:
        'Alaska from the water: glaciers before breakfast, whales with the soup, and a sunset that takes its time.\n\nBalcony on the starboard side northbound. Ask me why.',
      poster: 'glacier-morning',
      alt: 'A glacier that ends in the sea',
      ...filed(['ocean-cruise', 'expedition'], ['alaska'], 'destination-guide'),
    },
    {
      app: 'instagram',
      message:
        'Window seat, snow outside, nothing to do until Bergen. 🚆\n\nWhich train ride is still on your list? Tell me below.',
      poster: 'rail-nordic',
      alt: 'A red train in a snowy valley',
      ...filed(['rail'], ['northern-europe'], 'questions'),
    },
    {
      app: 'facebook',
      message:
        'Travelling with grandparents and a four-year-old? Book the middle of the ship, near the lifts, and dinner at six. You’ll all still like each other on day five.\n\nMore of what I’ve learned from my own families: {{booking_link}}',
      poster: 'harbour-noon',
      alt: 'A small harbour with boats at noon',
      ...filed(['family', 'ocean-cruise'], ['mediterranean'], 'travel-tips'),
    },
    {
      app: 'instagram',
      message:
        'Harvest week in the vineyards: long tables, new wine, and a village that has known these recipes longer than anybody can say. 🍇',
      poster: 'vineyard-autumn',
      alt: 'Rows of vines in autumn colours',
      ...filed(['food-and-wine', 'river-cruise'], ['western-europe'], 'seasonal'),
    },
    {
      app: 'facebook',
      message:
        'Un fjord au petit matin, une tasse bien chaude et le silence du pont encore désert.\n\nLes départs de mai sont ouverts. Écrivez-moi pour savoir quelle cabine choisir.\n\n{{agent.first_name}}, {{agency.name}}',
      poster: 'fjord-nordic',
      alt: 'Un fjord entre deux montagnes',
      ...filed(['ocean-cruise'], ['northern-europe'], 'inspirational'),
    },
    {
      app: 'facebook',
      message:
        'Québec sous la neige, ce n’est pas si loin, et c’est déjà l’Europe.\n\nTrois nuits dans la vieille ville, un souper aux chandelles et le train du matin pour rentrer : demandez-moi l’itinéraire.',
      poster: 'skyline-night',
      alt: 'Une ville la nuit, des fenêtres allumées',
      ...filed(['city-break'], ['canada'], 'destination-guide'),
    },
    {
      app: 'instagram',
      message:
        'Arena blanca, mar tibio y ningún plan. Así empieza una buena semana en el Caribe. 🌊\n\n¿A quién llevarías? Etiquétalo.',
      poster: 'island-noon',
      alt: 'Una isla pequeña rodeada de mar azul',
      ...filed(['beach'], ['caribbean'], 'questions'),
    },
    {
      app: 'facebook',
      message:
        'Dormir en el desierto es dormir bajo todas las estrellas que la ciudad esconde.\n\nDos noches bastan. Escríbeme y te cuento qué campamento elegir. {{agent.first_name}}',
      poster: 'desert-dusk',
      alt: 'Dunas al anochecer',
      ...filed(['adventure', 'luxury'], ['africa'], 'inspirational'),
    },
  ],
};
