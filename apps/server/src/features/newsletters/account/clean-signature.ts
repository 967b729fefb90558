import type { Attributes, IOptions } from 'sanitize-html';

/** A host as people write it, without the `https://` that a link needs. */
const BARE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:].*)?$/i;
const ADDRESS = /^[^\s@/:]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** What somebody typed as a link, with a scheme. */
function withScheme(typed: string): string {
  const href = typed.trim();
  if (ADDRESS.test(href)) return `mailto:${href}`;
  return BARE.test(href) ? `https://${href}` : href;
}

const linkTo = (href: string): Attributes => (href === '' ? {} : { href });

/** What the editor writes and mail programs show; nothing that could fetch, run, cover or lead astray. */
const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'template',
    'title',
    'svg',
    'math',
  ],
  nestingLimit: 6,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(withScheme(href)) }),
  },
};

let loaded: Promise<typeof import('sanitize-html')> | undefined;

/** A signature as it may stand in a mail: paragraphs, bold, italic, links. Empty where nothing of it can be read. */
export async function cleanSignature(written: string): Promise<string> {
  loaded ??= import('sanitize-html').then((module) => module.default);
  const sanitize = await loaded;
  const html = sanitize(written.toWellFormed(), ALLOWED).trim();
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? '' : html;
}
