import type { Agency } from '@waypost/contract/agency';
import { splitPlaceholders, type Variant } from '@waypost/contract/newsletters';
import type { PlaceholderValues } from '@waypost/contract/posts';
import { type Locale, translator } from '@waypost/i18n';
import type { Piece, RunContent } from '../../mailing/index.ts';
import type { Sender } from '../account/sender.ts';
import { compileMjml } from './compile-mjml.ts';
import { type Filling, fillParts, type Links, openLinks } from './fill-body.ts';
import { splitMarks, unmarked } from './marks.ts';
import { markOf } from './say.ts';
import { type Reader, shownTo } from './shown-to.ts';
import { type Shown, writeMjml } from './write-mjml.ts';
import { writeText } from './write-text.ts';

/** What an agency puts in the place of the placeholders' names. */
export const valuesOf = (agency: Agency | null): PlaceholderValues =>
  agency === null
    ? {}
    : {
        'agent.first_name': agency.agent_first_name,
        'agent.last_name': agency.agent_last_name,
        'agent.email': agency.agent_email,
        'agent.phone': agency.phone_shown,
        'agency.name': agency.agency_name,
        'agency.website': agency.website,
        booking_link: agency.booking_link,
      };

export interface ToBuild {
  readonly locale: Locale;
  readonly variant: Variant;
  readonly images: ReadonlyMap<number, Shown>;
  readonly sender: Sender;
  readonly agency: Agency | null;
  /** The advisor's own; null: what staff say. */
  readonly own: { readonly subject: string | null; readonly intro: string | null };
  readonly inert?: boolean;
}

/** What a newsletter says, before anybody's names are in it. */
async function partsOf(of: Pick<ToBuild, 'locale' | 'variant' | 'images'>) {
  const [{ mjml, marks }, text] = await Promise.all([writeMjml(of), writeText(of.variant, of.locale)]);
  return { html: splitMarks(await compileMjml(mjml), marks.all), text: splitMarks(text.text, text.marks.all) };
}

/** Bytes of what it says to everybody, before anybody's names are in it. */
export async function bytesOf(of: Pick<ToBuild, 'locale' | 'variant' | 'images'>): Promise<number> {
  const { html } = await partsOf(of);
  return Buffer.byteLength(html.filter((part) => typeof part === 'string').join(''));
}

/** What a run of this advisor sends: frozen with it. */
export async function buildContent(of: ToBuild): Promise<RunContent> {
  const { sender, locale, variant, agency, own, inert = false } = of;
  const parts = await partsOf(of);
  const filling: Filling = {
    ...{
      sender,
      values: valuesOf(agency),
      intro: own.intro ?? variant.intro_html,
      t: translator(locale),
      locale,
      inert,
    },
  };
  const links = openLinks();
  const html = await fillParts(parts.html, filling, links, 'html');
  const text = await fillParts(parts.text, filling, links, 'text');
  return {
    ...{ subject: subjectPieces(own.subject ?? variant.subject, filling), text, html },
    ...{ from: sender.from, replyTo: sender.replyTo, domain: sender.domain, bounceDomain: sender.bounceDomain },
    ...{ listName: sender.listName, locale, ...countedLinks(links, filling) },
  };
}

/** A line, as subject and preheader are, as a reader gets it. */
export const lineFor = (line: string, agency: Agency | null, reader: Reader): string =>
  shownTo(subjectPieces(line, { values: valuesOf(agency) }), reader);

/** There, though there may be none, where opens and clicks are counted: reports tell by it that they are. */
const countedLinks = (links: Links, { inert, sender }: Pick<Filling, 'inert' | 'sender'>) =>
  inert || !sender.tracking ? {} : { links: links.all };

function subjectPieces(subject: string, { values }: Pick<Filling, 'values'>): Piece[] {
  return splitPlaceholders(unmarked(subject)).flatMap((part): Piece[] => {
    if (typeof part === 'string') return [part];
    const mark = markOf(part);
    if (mark?.kind === 'agent') return [values[mark.name] || mark.fallback];
    return mark?.kind === 'contact' ? [{ ...mark, place: 'header' }] : [];
  });
}
