import type { Piece, Story } from '../story.ts';

const say = (text: string, more: Partial<Piece> = {}): Piece => ({
  text,
  on: ['facebook'],
  pictures: [],
  ...more,
});

/** An advisor on the free plan, in Spanish. */
export const iris: Story = {
  role: 'advisor-free',
  slug: 'iris-campos',
  connections: [{ app: 'facebook', person: '122090000000000105', page: 'Costa Clara Viajes' }],
  pictures: {},
  past: [
    say(
      '¿Primera vez en un crucero? Elige cabina en el centro del barco, sube el primer día a desayunar arriba y deja los zapatos de tacón en casa. 🚢',
      { appeal: 1.4 },
    ),
    say('Cartagena en tres días: murallas temprano, playa al mediodía, salsa cuando baja el calor.', {
      appeal: 1.7,
    }),
    say(
      'Si tu vuelo se cancela, no hagas fila: llámame. Mientras tú tomas un café, yo ya estoy buscando el siguiente.',
    ),
    say('Tulum no es barato, pero Bacalar sí, y la laguna tiene siete azules. Pregúntame por el hotelito del muelle.', {
      appeal: 1.9,
    }),
    say('Grecia en mayo: las mismas puestas de sol, la mitad de la gente y agua para valientes.'),
    say('Marruecos con niños funciona mejor de lo que crees: el desierto es el arenero más grande del mundo. 🐪', {
      appeal: 1.3,
    }),
  ],
  // Writing posts is for PRO: her past is from then.
  ahead: [],
  drafts: [],
};
