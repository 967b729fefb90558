import type { Marks } from './marks.ts';
import { say, sayText } from './say.ts';

// Rich text of an editor, which was cleaned when it was stored: `clean-rich.ts` says what there is.

interface Node {
  readonly type: string;
  readonly data?: string;
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
}

let loaded: Promise<typeof import('htmlparser2')> | undefined;

export async function parseRich(html: string): Promise<readonly Node[]> {
  loaded ??= import('htmlparser2');
  return (await loaded).parseDocument(html).children as unknown as readonly Node[];
}

const LOOKS: Readonly<Record<string, string>> = {
  p: 'margin:0 0 12px',
  h2: 'margin:0 0 12px;font-size:22px;line-height:1.3',
  h3: 'margin:0 0 12px;font-size:18px;line-height:1.3',
  ul: 'margin:0 0 12px;padding-left:24px',
  ol: 'margin:0 0 12px;padding-left:24px',
  li: 'margin:0 0 4px',
  a: 'color:#0b5cad;text-decoration:underline',
};
const KNOWN = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'a']);
const NAME_MAX = 100;

export const textIn = (nodes: readonly Node[]): string =>
  nodes.map((node) => node.data ?? textIn(node.children ?? [])).join('');
const nameOf = (node: Node, href: string): string =>
  textIn(node.children ?? [])
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX) || href;

/** As HTML whose looks stand in each element: mail programs read no other. */
export const richHtml = (marks: Marks, nodes: readonly Node[]): string =>
  nodes
    .map((node): string => {
      if (node.type === 'text') return say(marks, node.data ?? '');
      const { name = '', attribs = {}, children = [] } = node;
      const inside = richHtml(marks, children);
      if (!KNOWN.has(name)) return inside;
      if (name === 'br') return '<br>';
      const look = LOOKS[name] === undefined ? '' : ` style="${LOOKS[name]}"`;
      if (name !== 'a') return `<${name}${look}>${inside}</${name}>`;
      const { href = '' } = attribs;
      if (href === '') return inside;
      const to = marks.put({ kind: 'link', url: href, name: nameOf(node, href), supplier: null });
      return `<a href="${to}" target="_blank"${look}>${inside}</a>`;
    })
    .join('');

const ENDS: Readonly<Record<string, string>> = { p: '\n\n', h2: '\n\n', h3: '\n\n', ul: '\n', ol: '\n', li: '\n' };

/** As plain text, with links spelled out. */
export const richText = (marks: Marks, nodes: readonly Node[]): string =>
  nodes
    .map((node): string => {
      if (node.type === 'text') return sayText(marks, (node.data ?? '').replace(/\s+/g, ' '));
      const { name = '', attribs = {}, children = [] } = node;
      if (name === 'br') return '\n';
      const inside = `${name === 'li' ? '- ' : ''}${richText(marks, children)}`;
      if (name !== 'a' || !attribs.href) return `${inside}${ENDS[name] ?? ''}`;
      const { href } = attribs;
      const to = marks.put({ kind: 'link', url: href, name: nameOf(node, href), supplier: null });
      return inside.trim() === href ? to : `${inside} (${to})`;
    })
    .join('');

const linked = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.name === 'a' && node.attribs?.href ? [node.attribs.href] : []),
    ...linked(node.children ?? []),
  ]);
/** Where the links of rich text lead. */
export const hrefsOf = async (html: string): Promise<string[]> => (html === '' ? [] : linked(await parseRich(html)));
