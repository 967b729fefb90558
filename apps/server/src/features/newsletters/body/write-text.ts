import type { Block, SimpleBlock, Variant } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import { type Marks, openMarks } from './marks.ts';
import { parseRich, richText } from './rich.ts';
import { colonOf, sayText } from './say.ts';

type TextMarks = Marks & { readonly colon: string };

const isText = (text: string): boolean => text.trim() !== '';

/** The same newsletter for who reads plain text: never empty, with links spelled out. */
export async function writeText(variant: Variant, locale: Locale): Promise<{ text: string; marks: Marks }> {
  const marks = Object.assign(openMarks(), { colon: colonOf(locale) });
  const parts: string[] = [];
  for (const block of variant.blocks) parts.push(await blockText(marks, block));
  const footed = variant.blocks.some(({ type }) => type === 'footer');
  const mark = (kind: 'header' | 'intro' | 'signature') => marks.put({ kind });
  parts.splice(variant.blocks.at(-1)?.type === 'footer' ? -1 : parts.length, 0, mark('signature'));
  const all = [mark('header'), mark('intro'), ...parts, footed ? '' : await footer(marks, '')];
  return { text: `${all.filter(isText).map(trimmed).join('\n\n')}\n`, marks };
}

const trimmed = (text: string): string => text.trim().replace(/\n{3,}/g, '\n\n');
const rich = async (marks: Marks, html: string): Promise<string> => trimmed(richText(marks, await parseRich(html)));

function linked(marks: TextMarks, name: string, url: string, supplier: number | null): string {
  if (url === '') return '';
  const to = marks.put({ kind: 'link', url, name: name || url, supplier });
  return name === '' ? to : `${sayText(marks, name)}${marks.colon}${to}`;
}

async function blockText(marks: TextMarks, block: Block | SimpleBlock): Promise<string> {
  switch (block.type) {
    case 'text':
      return rich(marks, block.html);
    case 'image':
      return block.url === ''
        ? sayText(marks, block.decorative ? '' : block.alt)
        : linked(marks, block.alt, block.url, block.supplier);
    case 'button':
      return block.label === '' ? '' : linked(marks, block.label, block.url, block.supplier);
    case 'divider':
      return block.line ? '---' : '';
    case 'offer': {
      const said = [sayText(marks, block.title), sayText(marks, block.price), await rich(marks, block.html)];
      const button = block.label === '' ? '' : linked(marks, block.label, block.url, block.supplier);
      return [...said, button].filter(isText).join('\n');
    }
    case 'social':
      return block.links
        .filter(({ url }) => url !== '')
        .map(({ network, url }) => linked(marks, network, url, null))
        .join('\n');
    case 'footer':
      return footer(marks, block.html);
    case 'columns': {
      const each: string[] = [];
      for (const simple of block.columns.flatMap(({ blocks }) => blocks)) each.push(await blockText(marks, simple));
      return each.filter(isText).join('\n\n');
    }
  }
}

async function footer(marks: Marks, html: string): Promise<string> {
  const mark = (kind: 'address' | 'why' | 'view' | 'unsubscribe') => marks.put({ kind });
  return ['--', await rich(marks, html), mark('address'), mark('why'), mark('view'), mark('unsubscribe')]
    .filter(isText)
    .join('\n');
}
