import { completeAddress } from '@waypost/contract/wire';
import type { Attributes, IOptions } from 'sanitize-html';

/** What stands in a header or a list: nothing in it begins a line. */
export const oneLine = (written: string): string =>
  written
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** A link with a scheme; a placeholder stands for one. */
function linkTo(typed: string): Attributes {
  const href = typed.trim();
  if (href === '' || href.startsWith('{{')) return href === '' ? {} : { href };
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(href)) return { href: `mailto:${href}` };
  return { href: completeAddress(href) ?? href };
}

/** What an editor writes and mail programs show; nothing that could fetch, run, cover or lead astray. */
const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'a'],
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
  nestingLimit: 8,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h2',
    h4: 'h3',
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }),
  },
};

let loaded: Promise<typeof import('sanitize-html')> | undefined;

/** Rich text as it may stand in a newsletter: paragraphs, marks, lists, small headings, links. Empty where nothing of it can be read. */
export async function cleanRich(written: string): Promise<string> {
  if (written.trim() === '') return '';
  loaded ??= import('sanitize-html').then((module) => module.default);
  const sanitize = await loaded;
  const html = sanitize(written.toWellFormed(), ALLOWED).trim();
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? '' : html;
}
