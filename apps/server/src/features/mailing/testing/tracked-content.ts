import type { RunContent } from '../content.ts';
import { CONTENT } from './mailing-world.ts';

export const LINKS = ['https://cruises.example/fjords?a=1&b=2', 'https://rail.example/alps', 'https://stays.example/'];

/** With a link to each supplier, a picture that counts, and the ways to leave and to read it in a browser. */
export const TRACKED: RunContent = {
  ...CONTENT,
  locale: 'fr',
  links: LINKS.map((url, n) => ({ url, name: `Offer ${n}` })),
  html: [
    ...CONTENT.html,
    ...LINKS.flatMap((_, ordinal) => [
      '<a href="',
      { kind: 'link', ordinal, place: 'html' } as const,
      `">Offer ${ordinal}</a> `,
    ]),
    '<span data-leave="',
    { kind: 'unsubscribe', place: 'html' },
    '"></span><span data-view="',
    { kind: 'view', place: 'html' },
    '"></span><img alt="" width="1" height="1" src="',
    { kind: 'pixel', place: 'html' },
    '">',
  ],
};
