import { readHead } from './page-head.ts';

export interface PageSummary {
  readonly title: string | null;
  readonly description: string | null;
  /** Absolute web address. */
  readonly image: string | null;
}

const TITLE_MAX = 300;
const DESCRIPTION_MAX = 1_000;

/**
 * What a page says about itself in its head: Open Graph first (ogp.me), then the plain elements. Tolerant, linear in the
 * length of the page, and never more than text, because it is shown beside our own: tags, control characters and what
 * turns the direction of writing do not come through.
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
