import { type Locale, locales } from '@waypost/i18n';
import type { IOptions } from 'sanitize-html';

/** What may stand in a text that staff write, and nothing that could fetch, run, cover or lead astray. */
const ALLOWED: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
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
  nestingLimit: 12,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    // Another server's page opens beside the program, and learns nothing of it.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }) },
    }),
  },
};

interface Tools {
  render(text: string): string;
  clean(html: string): string;
}
let tools: Promise<Tools> | undefined;

/** Loaded by their first reader: most processes never show such a text. */
async function open(): Promise<Tools> {
  const [{ default: MarkdownIt }, { default: sanitize }] = await Promise.all([
    import('markdown-it'),
    import('sanitize-html'),
  ]);
  const markdown = new MarkdownIt({ html: true, breaks: true, linkify: true }).disable(['image', 'code', 'table']);
  return { render: (text) => markdown.render(text), clean: (html) => sanitize(html, ALLOWED).trim() };
}

/** Clean HTML of what staff wrote: Markdown, in which HTML is allowed as far as it is harmless. Empty where nothing of it can be shown. */
export async function richText(written: string): Promise<string> {
  tools ??= open();
  const { render, clean } = await tools;
  const html = clean(render(written));
  return /[^\s]/.test(html.replace(/<[^>]*>/g, '')) ? html : '';
}

/** The same of a text in several languages; empty where it is not said. */
export async function richTexts(written: Readonly<Partial<Record<Locale, string>>>): Promise<Record<Locale, string>> {
  const made = await Promise.all(locales.map(async (one) => [one, await richText(written[one] ?? '')] as const));
  return Object.fromEntries(made) as Record<Locale, string>;
}

/** The newest, so that what everybody reads is cleaned once in a while and not at each reading. */
const cleaned = new Map<string, string>();
const MOST = 200;

/** HTML that was clean when it was stored, cleaned again: the rules may be stricter by now, and a table can be written by others. */
export async function cleanHtml(stored: string): Promise<string> {
  const known = cleaned.get(stored);
  if (known !== undefined) return known;
  tools ??= open();
  const html = (await tools).clean(stored);
  if (cleaned.size >= MOST) cleaned.clear();
  cleaned.set(stored, html);
  return html;
}
