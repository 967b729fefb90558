export interface PageSummary {
  readonly title: string | null;
  readonly description: string | null;
  /** Absolute web address. */
  readonly image: string | null;
}

const TAG = /<(?:(meta|title|body|script|style)\b|(!--))/gi;
// The look-behind starts a name once, not at each of its letters.
const ATTRIBUTE = /(?<![a-z0-9:-])([a-z][a-z0-9:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** No honest meta element is longer. */
const META_MAX = 4_000;
const TITLE_MAX = 300;
const DESCRIPTION_MAX = 1_000;

/**
 * What a page says about itself in its head: Open Graph first (ogp.me), then the plain elements. Tolerant, linear in
 * the length of the page, and never more than text: tags and control characters do not come through.
 */
export function pageSummary(html: string, address: string): PageSummary {
  const head = readHead(html);
  const first = (...names: string[]) => names.map((name) => head.meta.get(name)).find((value) => value !== undefined);
  const image = first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image');
  return {
    title: plain(first('og:title', 'twitter:title') ?? head.title, TITLE_MAX),
    description: plain(first('og:description', 'description', 'twitter:description') ?? '', DESCRIPTION_MAX),
    image: image === undefined ? null : webAddress(image.trim(), address),
  };
}

interface Head {
  readonly meta: Map<string, string>;
  title: string;
}

function readHead(html: string): Head {
  const head: Head = { meta: new Map(), title: '' };
  // Letter by letter, so that places in both are the same.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const tags = new RegExp(TAG);
  for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (name === 'body') break;
    // Every branch moves on to the end of what it read: nothing is read twice, however the page is made.
    if (name === 'meta') {
      tags.lastIndex = end(html, '>', found.index);
      readMeta(html.slice(found.index, Math.min(tags.lastIndex, found.index + META_MAX)), head.meta);
    }
    if (name === 'title') {
      const start = end(html, '>', found.index) + 1;
      const stop = end(html, '</', start);
      if (head.title === '') head.title = entities(html.slice(start, stop));
      tags.lastIndex = stop;
    }
    // What looks like a tag inside of these is none.
    if (name === 'script' || name === 'style') tags.lastIndex = end(lower, `</${name}`, found.index);
    if (found[2] !== undefined) tags.lastIndex = end(html, '-->', found.index);
  }
  return head;
}

/** Where something begins, or the end of the page: the page may have been cut anywhere. */
function end(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at;
}

function readMeta(tag: string, meta: Map<string, string>): void {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    attributes.set(name.toLowerCase(), entities(double ?? single ?? bare ?? ''));
  const name = (attributes.get('property') ?? attributes.get('name'))?.trim().toLowerCase();
  const content = attributes.get('content');
  if (name !== undefined && content !== undefined && content.trim() !== '' && !meta.has(name)) meta.set(name, content);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  copy: '©',
  reg: '®',
  trade: '™',
};

function entities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function plain(text: string, max: number): string | null {
  const clean = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? null : Array.from(clean).slice(0, max).join('');
}

function webAddress(text: string, base: string): string | null {
  const url = URL.parse(text, base);
  return url !== null && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : null;
}
