import { type Piece, pieceOf, type Story } from '../story.ts';

const say = (text: string, pictures: Piece['pictures'] = [], more?: Partial<Piece>) =>
  pieceOf(text, ['facebook'], pictures, more);

/** An advisor in Spanish, who is on the free plan since this month: what she planned before goes out. */
export const iris: Story = {
  role: 'advisor-free',
  slug: 'iris-campos',
  madeOn: 'premium',
  agency: {
    country: 3,
    details: {
      ...{ agency_name: 'Costa Clara Viajes', phone: '9845550176', phone_country_code: '+52' },
      ...{ website: 'costaclara.example', address: 'Avenida 5 Norte 210', city: 'Playa del Carmen', state: 'ROO' },
      ...{ zip_code: '77710', agency_license_description: 'RNT', agency_license_number: '04230080123' },
    },
    photo: 'portrait-iris',
    logo: 'emblem-coast',
  },
  connections: [{ app: 'facebook', person: '122090000000000105', page: 'Costa Clara Viajes' }],
  pictures: {
    'cruise-sunset': 'Un crucero al atardecer',
    'palms-sunset': 'Palmeras en una playa al atardecer',
    'island-noon': 'Casas blancas con cúpulas azules frente al mar',
    'desert-gold': 'Una caravana cruza dunas doradas',
  },
  past: [
    say(
      '¿Primera vez en un crucero? Elige cabina en el centro del barco, sube el primer día a desayunar arriba y deja los zapatos de tacón en casa. 🚢',
      ['cruise-sunset'],
      { appeal: 1.4 },
    ),
    say('Cartagena en tres días: murallas temprano, playa al mediodía, salsa cuando baja el calor.', ['palms-sunset'], {
      appeal: 1.7,
    }),
    say(
      'Si tu vuelo se cancela, no hagas fila: llámame. Mientras tú tomas un café, yo ya estoy buscando el siguiente.',
    ),
    say(
      'Tulum no es barato, pero Bacalar sí, y la laguna tiene siete azules. Pregúntame por el hotelito del muelle.',
      [],
      {
        appeal: 1.9,
      },
    ),
    say('Grecia en mayo: las mismas puestas de sol, la mitad de la gente y agua para valientes.', ['island-noon']),
    say(
      'Marruecos con niños funciona mejor de lo que crees: el desierto es el arenero más grande del mundo. 🐪',
      ['desert-gold'],
      {
        appeal: 1.3,
      },
    ),
  ],
  ahead: [
    say(
      'Para Semana Santa quedan lugares en dos barcos desde Miami. Después del viernes suben de precio; si te interesa, escríbeme hoy.',
      ['cruise-sunset'],
    ),
    say('Una luna de miel no tiene que ser en una isla. Pero si lo es, que sea ésta.', ['island-noon']),
    say('Antes de reservar ese vuelo tan barato, mándame captura. Te digo en cinco minutos cuánto cuesta de verdad.'),
  ],
  drafts: [],
};
