const META = /<meta\s[^>]*>/gi;
const TITLE = /<title[^>]*>([^<]*)<\/title>/i;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const MAX = 300;

/** The title that a page gives itself for sharing (Open Graph protocol, "Basic Metadata"), else the one of its tab. */
export function pageTitle(html: string): string | null {
  const shared = (html.match(META) ?? []).find((tag) => attribute(tag, 'property') === 'og:title');
  const found = (shared && attribute(shared, 'content')) || TITLE.exec(html)?.[1] || '';
  const words = decode(found).replace(/\s+/g, ' ').trim();
  return words === '' ? null : words.slice(0, MAX);
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found?.[1] ?? found?.[2] ?? null;
}

/** Numeric references and the five of XML; the title is text in our pages, so an unknown name only looks odd. */
const decode = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
