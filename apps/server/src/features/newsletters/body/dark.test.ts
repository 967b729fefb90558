import type { Block, Variant } from '@waypost/contract/newsletters';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { buildContent } from './build-content.ts';
import { SAMPLE_AGENCY, SAMPLE_SENDER } from './sample-sender.ts';
import { shownTo } from './shown-to.ts';
import { DARK_QUERY } from './write-mjml.ts';

interface Element {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly Element[];
}
type Property = 'color' | 'background-color';
interface Rule {
  /** Each step of its selector, the last one first; true where the next one is the parent itself. */
  readonly steps: readonly { readonly of: string; readonly child: boolean }[];
  readonly says: string;
}

const said = (says: string, property: Property): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*(#[0-9a-f]{6})`, 'i').exec(says)?.[1];

function rulesOf(html: string): Rule[] {
  const [, inside = ''] = html.split(`${DARK_QUERY} {`);
  return [...inside.slice(0, inside.indexOf('</style>')).matchAll(/([^{}]+)\{([^{}]+)\}/g)].flatMap(
    ([, selectors = '', says = '']) =>
      selectors.split(',').map((selector) => {
        const words = selector.trim().split(/\s+/).reverse();
        const steps = words.flatMap((of, n) => (of === '>' ? [] : [{ of, child: words[n + 1] === '>' }]));
        return { steps, says };
      }),
  );
}

const isThe = (element: Element, of: string): boolean =>
  of.startsWith('.') ? (element.attribs?.class ?? '').split(' ').includes(of.slice(1)) : element.name === of;

/** Whether a rule is of the first of a line of elements, the innermost first. */
function meets([element, ...around]: readonly Element[], [step, ...steps]: Rule['steps']): boolean {
  if (step === undefined) return true;
  if (element === undefined || !isThe(element, step.of)) return false;
  if (steps.length === 0) return true;
  return around.some((_, n) => (n === 0 || !step.child) && meets(around.slice(n), steps));
}

/** What a text stands in, or on, in the dark: rules that are important come before what an element says of itself. */
function shownIn(line: readonly Element[], rules: readonly Rule[], property: Property): string {
  for (const [n, element] of line.entries()) {
    const own = line.slice(n);
    const dark = rules.findLast(({ steps, says }) => said(says, property) !== undefined && meets(own, steps));
    const value = said(dark?.says ?? element.attribs?.style ?? '', property);
    if (value !== undefined) return value;
  }
  throw new Error(`nothing says the ${property}`);
}

const light = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function* textsOf(element: Element, around: readonly Element[] = []): Generator<[string, readonly Element[]]> {
  if (element.type === 'text' && element.data?.trim()) yield [element.data.trim(), around];
  if (['head', 'style'].includes(element.name ?? '') || element.attribs?.style?.startsWith('display:none')) return;
  for (const child of element.children ?? [])
    yield* textsOf(child, element.type === 'root' ? around : [element, ...around]);
}

const rich = (id: string): Block => ({
  ...{ id, type: 'text', align: 'left' },
  html: '<h2>May</h2><p>Fjords <a href="https://a.example/">here</a></p><ul><li>Falls</li></ul>',
});
const blocks: Block[] = [
  rich('t'),
  { id: 'b', type: 'button', label: 'Read', url: 'https://a.example/', align: 'left', colour: null, supplier: null },
  {
    ...{ id: 'o', type: 'offer', image: null, alt: '', decorative: true, title: 'Seven nights', html: '<p>At sea</p>' },
    ...{ price: '$900', label: 'Book', url: 'https://a.example/', supplier: null },
  },
  { id: 'c', type: 'columns', columns: [{ blocks: [rich('l') as never] }, { blocks: [rich('r') as never] }] },
  { id: 's', type: 'social', align: 'left', links: [{ network: 'x', url: 'https://x.example/me' }] },
  { id: 'f', type: 'footer', html: '<p>As of <a href="https://a.example/">today</a></p>' },
];

test('Everything in a newsletter can be read in the dark, its foot too', async () => {
  const variant: Variant = { subject: 'Fjords', preheader: 'In May', intro_html: '<p>Hello</p>', blocks };
  const { html } = await buildContent({
    ...{ locale: 'en', variant, images: new Map(), agency: SAMPLE_AGENCY, own: { subject: null, intro: null } },
    sender: SAMPLE_SENDER,
  });
  const whole = shownTo(html, { first_name: '', last_name: '', email: '' });
  const rules = rulesOf(whole);
  const read = [...textsOf(parseDocument(whole) as unknown as Element)].map(([text, line]) => ({
    text,
    contrast: contrast(shownIn(line, rules, 'color'), shownIn(line, rules, 'background-color')),
  }));
  expect(read.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Unsubscribe', 'View in browser', 'today', 'Read', 'Falls', '$900', 'X']),
  );
  expect(read.filter((each) => each.contrast < 4.5)).toEqual([]);
});
