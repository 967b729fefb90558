import { type Field, fieldsOf, fieldValue, parseMail } from '../inbox/mime.ts';

/** What in a mail can be asked for. */
export type Contents = {
  /** Addresses of pictures, the invisible one among them. */
  pictures: string[];
  links: string[];
  unsubscribe: { http: string | undefined; mailto: string | undefined; isOneClick: boolean };
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name?.toLowerCase() ?? ''] ?? whole;
  });

function attributes(html: string, tag: string, attribute: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*?\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'gi');
  const found = [...html.matchAll(pattern)].map((match) => unescaped(match[1] ?? match[2] ?? match[3] ?? '').trim());
  return [...new Set(found.filter((value) => /^https?:/i.test(value)))];
}

function unsubscribeOf(fields: readonly Field[]): Contents['unsubscribe'] {
  const places = [...fieldValue(fields, 'list-unsubscribe').matchAll(/<([^>]+)>/g)].map(
    (match) => match[1]?.trim() ?? '',
  );
  return {
    http: places.find((place) => /^https?:/i.test(place)),
    mailto: places.find((place) => /^mailto:/i.test(place)),
    isOneClick: fieldValue(fields, 'list-unsubscribe-post').replaceAll(/\s/g, '') === 'List-Unsubscribe=One-Click',
  };
}

export function contentsOf(raw: Buffer): Contents {
  const { html } = parseMail(raw);
  return {
    pictures: attributes(html, 'img', 'src'),
    links: attributes(html, 'a', 'href'),
    unsubscribe: unsubscribeOf(fieldsOf(raw)),
  };
}
