import type { StoryClient } from '../story.ts';

// Whom Marina writes to: people of Toronto and Montréal, with names of all the places that they came from.

const FIRST = [
  ...[
    'Amelia',
    'Benoît',
    'Chantal',
    'Darius',
    'Elena',
    'Farid',
    'Geneviève',
    'Hiro',
    'Imani',
    'Javier',
    'Kirsten',
    'Luc',
  ],
  ...[
    'Maya',
    'Nadia',
    'Oscar',
    'Priya',
    'Quentin',
    'Rosa',
    'Simone',
    'Tariq',
    'Ursula',
    'Valeria',
    'Wendell',
    'Ximena',
  ],
  ...[
    'Yusuf',
    'Zoé',
    'Anders',
    'Beatriz',
    'Colette',
    'Deepak',
    'Esther',
    'Fernanda',
    'Graham',
    'Hélène',
    'Ingrid',
    'Joaquín',
  ],
];
const LAST = [
  ...[
    'Okafor',
    'Tremblay',
    'Nguyen',
    'Castillo',
    'MacLeod',
    'Haddad',
    'Singh',
    'Bouchard',
    'Rossi',
    'Kowalski',
    'Chen',
  ],
  ...[
    'Fontaine',
    'Ramírez',
    'O’Brien',
    'Lindqvist',
    'Pelletier',
    'Iyer',
    'Moreau',
    'Hernández',
    'Campbell',
    'Dubois',
    'Yamada',
  ],
  ...['Fraser', 'Núñez', 'Gagnon', 'Abebe', 'Larsen', 'Delgado', 'Whitmore'],
];
const PLACES = ['inbox.example', 'lakepost.example', 'courriel.example', 'maplemail.example', 'harbour.example'];
const MANY = 240;
const MARKS = /[\u0300-\u036f]/g;
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** Nine of ten came with her old workbook; ten have left since, and seven mailboxes are gone. */
export const MARINA_CLIENTS: readonly StoryClient[] = Array.from({ length: MANY }, (_, n): StoryClient => {
  const first = FIRST[(n * 7) % FIRST.length] ?? '';
  const last = LAST[(n * 5 + Math.floor(n / LAST.length)) % LAST.length] ?? '';
  const year = n % 4 === 0 ? String(61 + (n % 35)) : '';
  return {
    email: `${plain(first)}.${plain(last)}${year || (n >= 36 ? n : '')}@${PLACES[n % PLACES.length]}`,
    first,
    last: n % 29 === 7 ? '' : last,
    daysAgo: n % 10 === 3 ? 2 + ((n * 11) % 300) : 380,
    ...(n % 22 === 5 && { left: 'T' as const }),
    ...(n % 34 === 11 && { left: 'U' as const }),
  };
});
