import { splitPlaceholders } from '@waypost/contract/newsletters';
import type { Placeholder } from '@waypost/contract/posts';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import type { Locale, Translate } from '@waypost/i18n';
import { escapeHtml } from '../../../platform/html/escape.ts';
import type { Piece, RunLink, Slot } from '../../mailing/index.ts';
import type { Sender } from '../account/sender.ts';
import { type Mark, openMarks, type Part, splitMarks } from './marks.ts';
import { parseRich, richHtml, richText } from './rich.ts';
import { colonOf } from './say.ts';
import { escapedFor } from './shown-to.ts';

/** Whose newsletter it becomes. */
export interface Filling {
  readonly sender: Pick<Sender, 'from' | 'replyTo' | 'postalAddress' | 'signature' | 'logo' | 'tracking'>;
  readonly values: Readonly<Partial<Record<Placeholder, string>>>;
  /** Clean HTML: the advisor's, or what staff say. */
  readonly intro: string;
  /** In the language that it is written in. */
  readonly t: Translate;
  readonly locale: Locale;
  /** Nothing is counted, and there is nobody to unsubscribe: for previews and tests. */
  readonly inert: boolean;
}

type Place = 'html' | 'text';

/** The links of a newsletter, each once: their places are what slots name. */
export interface Links {
  readonly all: readonly RunLink[];
  placeOf(link: RunLink): number;
}
export function openLinks(): Links {
  const all: RunLink[] = [];
  const places = new Map<string, number>();
  return {
    all,
    placeOf(link) {
      const key = JSON.stringify([link.url, link.name, link.supplierId]);
      const place = places.get(key) ?? all.push(link) - 1;
      places.set(key, place);
      return place;
    },
  };
}

/** What an advisor's own values make of a text; where only a reader's name would stand, its fall-back. */
const filledBy = (values: Filling['values'], template: string): string =>
  splitPlaceholders(template)
    .map((part) => (typeof part === 'string' ? part : ((values[part.name as Placeholder] || part.fallback) ?? '')))
    .join('');

/** Where a link leads, once the advisor's names are filled in; without an address of the web or of a mailbox it leads to the advisor. */
export function addressOf(template: string, { values, sender }: Pick<Filling, 'values' | 'sender'>): string {
  const typed = filledBy(values, template).trim();
  if (/^(mailto|tel):\S+$/i.test(typed)) return typed;
  const whole = completeAddress(typed);
  return whole !== null && isWebAddress(whole) ? whole : `mailto:${sender.replyTo}`;
}

/** Parts with everything filled in that all readers of one advisor share; what is left are their own slots. */
export async function fillParts(parts: readonly Part[], of: Filling, links: Links, place: Place): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const part of parts) {
    if (typeof part === 'string') pieces.push(part);
    else pieces.push(...(await fillMark(part, of, links, place)));
  }
  return pieces;
}

const shownIn = (place: Place, value: string): string => escapedFor(place, value);

async function fillMark(mark: Mark, of: Filling, links: Links, place: Place): Promise<Piece[]> {
  switch (mark.kind) {
    case 'contact':
      return [{ ...mark, place }];
    case 'agent':
      return [shownIn(place, of.values[mark.name] || mark.fallback)];
    case 'link':
      return [linkPiece(mark, of, links, place)];
    case 'header':
      return [headerOf(of, place)];
    case 'intro':
      return fillRich(of.intro, of, links, place);
    case 'signature':
      return fillRich(of.sender.signature, of, links, place);
    case 'address':
      return [of.sender.postalAddress.map((line) => shownIn(place, line)).join(place === 'html' ? '<br>' : '\n')];
    case 'why':
      return [
        shownIn(place, of.t('newsletters.body.why', { agency: of.values['agency.name'] || of.sender.from.name })),
      ];
    case 'view':
    case 'unsubscribe':
      return leading(mark.kind, of, place);
    case 'pixel':
      return place === 'text' || of.inert || !of.sender.tracking
        ? []
        : ['<img src="', { kind: 'pixel', place: 'html' }, '" width="1" height="1" alt="" style="display:block">'];
  }
}

function linkPiece(mark: Extract<Mark, { kind: 'link' }>, of: Filling, links: Links, place: Place): Piece {
  const url = addressOf(mark.url, of);
  if (of.inert || !of.sender.tracking || !/^https?:/i.test(url)) return shownIn(place, url);
  const name = filledBy(of.values, mark.name).replace(/\s+/g, ' ').trim().slice(0, 200) || url;
  return { kind: 'link', ordinal: links.placeOf({ url, name, supplierId: mark.supplier }), place };
}

function headerOf({ sender, values }: Filling, place: Place): string {
  const name = values['agency.name'] || sender.from.name;
  if (place === 'text') return shownIn(place, name);
  if (sender.logo === null) return `<strong style="font-size:20px">${shownIn(place, name)}</strong>`;
  return `<img src="${escapeHtml(sender.logo)}" alt="${shownIn(place, name)}" height="64" style="display:block;height:64px;max-width:240px;width:auto;border:0">`;
}

async function fillRich(html: string, of: Filling, links: Links, place: Place): Promise<Piece[]> {
  if (html === '') return [];
  const marks = openMarks();
  const nodes = await parseRich(html);
  const written = place === 'html' ? richHtml(marks, nodes) : richText(marks, nodes).trim();
  // Marks of an advisor's own text are of readers and links alone: it cannot bring a further one in.
  return fillParts(splitMarks(written, marks.all), of, links, place);
}

function leading(kind: 'view' | 'unsubscribe', { t, locale, inert }: Filling, place: Place): Piece[] {
  const label = shownIn(place, t(`newsletters.body.${kind}`));
  const slot: Slot = { kind, place };
  if (place === 'text') return inert ? [label] : [`${label}${colonOf(locale)}`, slot];
  if (inert) return [`<u>${label}</u>`];
  return ['<a href="', slot, `" target="_blank" style="color:#5a6270;text-decoration:underline">${label}</a>`];
}
