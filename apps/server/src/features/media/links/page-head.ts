import { Parser } from 'htmlparser2';

export interface PageHead {
  /** The first one that says anything. */
  readonly title: string;
  /** By name or property, in small letters; of several the first that says anything. */
  readonly meta: ReadonlyMap<string, string>;
  /** The encoding by the page's own word. */
  readonly charset: string | null;
}

/** The title of a drawing, or of what a script may show later, is not the page's. */
const ASIDE = new Set(['svg', 'math', 'template']);
/** A head is flat. Each closing tag looks through the open ones, so a hostile page could buy the square of its depth. */
const DEEPEST = 100;

/** What a page says before its body begins. Never throws: a page may be broken anywhere, or cut where we stopped reading. */
export function readHead(html: string): PageHead {
  const meta = new Map<string, string>();
  const titles: string[] = [];
  const open: string[] = [];
  let charset: string | null = null;
  let aside = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'body' || open.length > DEEPEST) parser.pause();
      if (ASIDE.has(name)) aside += 1;
      if (aside > 0) return;
      if (name === 'title') titles.push('');
      if (name !== 'meta') return;
      charset ??= charsetOf(attributes);
      const key = (attributes.property ?? attributes.name)?.trim().toLowerCase();
      const { content = '' } = attributes;
      if (key !== undefined && content.trim() !== '' && !meta.has(key)) meta.set(key, content);
    },
    ontext(text) {
      if (aside === 0 && open.at(-1) === 'title') titles.push(`${titles.pop()}${text}`);
    },
    onclosetag(name) {
      open.pop();
      if (ASIDE.has(name)) aside -= 1;
    },
  });
  parser.end(html);
  return { title: titles.find((title) => title.trim() !== '') ?? '', meta, charset };
}

/** HTML, 4.2.5.4: an attribute of its own, or inside of what stands for the header `Content-Type`. */
function charsetOf(attributes: Readonly<Record<string, string>>): string | null {
  if (attributes.charset !== undefined) return attributes.charset;
  if (attributes['http-equiv']?.toLowerCase() !== 'content-type') return null;
  return charsetIn(attributes.content ?? '');
}

/** The encoding that a content type names. */
export const charsetIn = (contentType: string): string | null =>
  /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1] ?? null;
