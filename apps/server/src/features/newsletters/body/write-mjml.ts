import {
  type Block,
  BLOCK_COLOUR as COLOUR,
  type SimpleBlock,
  type SocialLink,
  type Variant,
} from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n';
import { escapeHtml } from '../../../platform/html/escape.ts';
import { type Marks, openMarks } from './marks.ts';
import { parseRich, richHtml } from './rich.ts';
import { say } from './say.ts';

export interface Shown {
  readonly url: string;
  readonly width: number;
}
export interface Written {
  readonly locale: Locale;
  readonly variant: Variant;
  /** The pictures that it shows, by their ids. */
  readonly images: ReadonlyMap<number, Shown>;
}

const WIDTH = 600;
const PADDING = 24;
/** What mail programs that can show it in the dark do with it. */
const DARK = `
    .wp-page, .wp-page > div, .wp-page > table { background-color: #17191c !important; }
    .wp-part, .wp-part > table { background-color: #212428 !important; }
    .wp-text div, .wp-text p, .wp-text li, .wp-text h2, .wp-text h3, .wp-foot div { color: #e8e8e8 !important; }
    .wp-text a, .wp-foot a { color: #8cc3ff !important; }`;
export const DARK_QUERY = '@media (prefers-color-scheme: dark)';

const HEAD = `
  <mj-attributes>
    <mj-all font-family="Helvetica, Arial, sans-serif" />
    <mj-text font-size="16px" line-height="1.5" color="#222222" padding="8px ${PADDING}px" />
    <mj-image padding="8px ${PADDING}px" />
    <mj-button padding="12px ${PADDING}px" font-size="16px" border-radius="6px" inner-padding="12px 24px" />
  </mj-attributes>
  <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
  <mj-style>${DARK_QUERY} {${DARK}
  }</mj-style>`;

/** A newsletter in MJML, and what in it differs. Cheap; compiling it is not. */
export async function writeMjml({ locale, variant, images }: Written): Promise<{ mjml: string; marks: Marks }> {
  const marks = openMarks();
  const writer = new Writer(marks, images);
  const blocks: string[] = [];
  for (const block of variant.blocks) blocks.push(await writer.block(block));
  const footer = variant.blocks.some(({ type }) => type === 'footer') ? '' : await writer.footer('');
  const preview = variant.preheader === '' ? '' : `<mj-preview>${say(marks, variant.preheader)}</mj-preview>`;
  const part = (kind: 'header' | 'intro' | 'signature') => section(text(marks.put({ kind })));
  // An advisor signs what she says, not what the law wants said.
  blocks.splice(variant.blocks.at(-1)?.type === 'footer' ? -1 : blocks.length, 0, part('signature'));
  const mjml = `<mjml lang="${locale}"><mj-head><mj-title>${say(marks, variant.subject)}</mj-title>${preview}${HEAD}</mj-head>
<mj-body background-color="#f1f3f5" width="${WIDTH}px" css-class="wp-page">${part('header')}${part('intro')}
${blocks.join('\n')}${footer}<mj-raw>${marks.put({ kind: 'pixel' })}</mj-raw></mj-body></mjml>`;
  return { mjml, marks };
}

const text = (html: string, align = 'left'): string =>
  `<mj-text align="${align}" css-class="wp-text">${html}</mj-text>`;
const section = (inside: string): string =>
  `<mj-section background-color="#ffffff" padding="4px 0" css-class="wp-part"><mj-column>${inside}</mj-column></mj-section>`;

const SPACE = { small: 8, medium: 20, large: 40 } as const;
const NETWORKS: Readonly<Record<SocialLink, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
  web: 'Web',
};

class Writer {
  readonly marks: Marks;
  readonly images: ReadonlyMap<number, Shown>;
  constructor(marks: Marks, images: ReadonlyMap<number, Shown>) {
    this.marks = marks;
    this.images = images;
  }

  async block(block: Block): Promise<string> {
    switch (block.type) {
      case 'offer':
        return section(await this.offer(block));
      case 'social':
        return section(this.social(block));
      case 'footer':
        return this.footer(block.html);
      case 'columns': {
        const columns = await Promise.all(
          block.columns.map(async ({ blocks }) => {
            const inside = await Promise.all(blocks.map((each) => this.simple(each, WIDTH / block.columns.length)));
            return `<mj-column vertical-align="top">${inside.join('')}</mj-column>`;
          }),
        );
        return `<mj-section background-color="#ffffff" padding="4px 0" css-class="wp-part">${columns.join('')}</mj-section>`;
      }
      default:
        return section(await this.simple(block, WIDTH));
    }
  }

  async simple(block: SimpleBlock, room: number): Promise<string> {
    switch (block.type) {
      case 'text':
        return text(await this.rich(block.html), block.align);
      case 'image':
        return this.image(block, (room - 2 * PADDING) * (block.width / 100));
      case 'button':
        return this.button(block);
      case 'divider':
        return block.line
          ? `<mj-divider border-width="1px" border-color="#d0d4d9" padding="${SPACE[block.space]}px ${PADDING}px" />`
          : `<mj-spacer height="${SPACE[block.space]}px" />`;
    }
  }

  async rich(html: string): Promise<string> {
    return richHtml(this.marks, await parseRich(html));
  }

  link(url: string, name: string, supplier: number | null): string {
    return this.marks.put({ kind: 'link', url, name, supplier });
  }

  image(
    of: { image: number | null; alt: string; decorative: boolean; url: string; supplier: number | null },
    width: number,
  ): string {
    const shown = of.image === null ? undefined : this.images.get(of.image);
    if (shown === undefined) return '';
    const href = of.url === '' ? '' : ` href="${this.link(of.url, of.alt || of.url, of.supplier)}"`;
    const alt = of.decorative ? '' : say(this.marks, of.alt);
    return `<mj-image src="${escapeHtml(shown.url)}" alt="${alt}" width="${Math.min(Math.round(width), shown.width || WIDTH)}px"${href} />`;
  }

  button(of: { label: string; url: string; supplier: number | null; align?: string; colour?: string | null }): string {
    if (of.label === '' || of.url === '') return '';
    const href = this.link(of.url, of.label, of.supplier);
    const colour = of.colour ?? COLOUR;
    return `<mj-button href="${href}" align="${of.align ?? 'left'}" background-color="${colour}" color="${inkOn(colour)}">${say(this.marks, of.label)}</mj-button>`;
  }

  async offer(block: Extract<Block, { type: 'offer' }>): Promise<string> {
    const { marks } = this;
    const title =
      block.title === ''
        ? ''
        : `<h2 style="margin:0 0 8px;font-size:22px;line-height:1.3">${say(marks, block.title)}</h2>`;
    const price = block.price === '' ? '' : `<p style="margin:0 0 8px;font-weight:bold">${say(marks, block.price)}</p>`;
    return [
      this.image({ ...block, alt: block.alt || block.title }, WIDTH - 2 * PADDING),
      text(`${title}${price}${await this.rich(block.html)}`),
      this.button(block),
    ].join('');
  }

  social({ align, links }: Extract<Block, { type: 'social' }>): string {
    const each = links.flatMap(({ network, url }) => {
      if (url === '') return [];
      const name = NETWORKS[network];
      return `<a href="${this.link(url, name, null)}" target="_blank" style="color:${COLOUR}">${name}</a>`;
    });
    return text(each.join(' &nbsp;·&nbsp; '), align);
  }

  async footer(html: string): Promise<string> {
    const { marks } = this;
    const said = await this.rich(html);
    const mark = (kind: 'address' | 'why' | 'view' | 'unsubscribe') => marks.put({ kind });
    return `<mj-section padding="8px 0" css-class="wp-foot"><mj-column><mj-text font-size="13px" color="#5a6270" align="center" css-class="wp-foot">${said}<p style="margin:0 0 8px">${mark('address')}</p><p style="margin:0 0 8px">${mark('why')}</p><p style="margin:0">${mark('view')} &nbsp;·&nbsp; ${mark('unsubscribe')}</p></mj-text></mj-column></mj-section>`;
  }
}

/** Black or white, whichever is read more easily on a colour (WCAG 2.2, relative luminance). */
function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff';
}
