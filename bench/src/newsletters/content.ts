const PARAGRAPH =
  'Seven nights on the lagoon, a boat in the morning and nothing in the afternoon; we have kept six cabins, and the ship’s doctor speaks French. ';

/** Offers as a newsletter has them: 20 of them, each with its link; as the engine takes it, and as one text. */
const offers = Array.from({ length: 20 }, (_, n) => ({ title: `Offer ${n}`, text: PARAGRAPH.repeat(9) }));

const cell = (title: string, text: string, link: unknown) => [
  `<tr><td style="padding:16px;font-family:Helvetica,Arial,sans-serif;font-size:16px"><h2>${title}</h2><p>${text}</p><a href="`,
  link,
  '">Read on</a></td></tr>',
];
const hello = (place: 'html' | 'text' | 'header') => ({
  kind: 'contact',
  field: 'first_name',
  fallback: 'traveller',
  place,
});

/** What a run sends: 30 kB, of which a name, 22 links and a picture are each recipient's own. */
export const CONTENT = {
  subject: ['Winter sun, ', hello('header')],
  text: ['Hello ', hello('text'), `,\n${PARAGRAPH}\n`, { kind: 'unsubscribe', place: 'text' }],
  html: [
    '<html><body><table><tr><td>Hello ',
    hello('html'),
    '</td></tr>',
    ...offers.flatMap(({ title, text }, ordinal) => cell(title, text, { kind: 'link', ordinal, place: 'html' })),
    '</table><a href="',
    { kind: 'unsubscribe', place: 'html' },
    '">Unsubscribe</a><img src="',
    { kind: 'pixel', place: 'html' },
    '" alt=""></body></html>',
  ],
  from: { name: 'Ana Reyes', address: 'news@mail.agency.example' },
  replyTo: 'ana@agency.example',
  domain: 'mail.agency.example',
  bounceDomain: 'bounce.agency.example',
  listName: 'Ana’s travellers',
};

const plain = (pieces: readonly unknown[]) =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : JSON.stringify(piece).includes('first_name')
          ? '{name}'
          : 'https://waypost.example/e/c/1abc.0123456789abcdefABCDEF/1',
    )
    .join('');
export const PLAIN = { html: plain(CONTENT.html), text: plain(CONTENT.text) };
