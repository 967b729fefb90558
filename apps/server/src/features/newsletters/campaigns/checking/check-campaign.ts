import {
  allBlocks,
  type Block,
  type CampaignCheck,
  type CampaignChecks,
  CHECK_CODES,
  type CheckCode,
  HTML_BYTES,
  isNewsletterPlaceholder,
  isOfContact,
  placeholdersOf,
  type SimpleBlock,
  type Variant,
  type Variants,
} from '@waypost/contract/newsletters';
import { completeAddress, isWebAddress } from '@waypost/contract/wire';
import { type Locale, locales } from '@waypost/i18n';
import { type Text, text } from '../../../../platform/errors/index.ts';
import { isGone } from '../../../../platform/fetch/ask-address.ts';
import { bytesOf } from '../../body/build-content.ts';
import { hrefsOf } from '../../body/rich.ts';
import type { NewsletterDeps } from '../../deps.ts';
import type { CampaignRow } from '../campaign-store.ts';
import { imagesShown } from '../image-store.ts';
import { audienceTotals } from '../publishing/audience.ts';
import { deadLinks, linksState } from './link-store.ts';

type Found = Omit<CampaignCheck, 'severity' | 'locale'>;
const found = (code: CheckCode, block: string | null, field: string | null, detail: string | null = null): Found => ({
  ...{ code, block, field, detail },
});

/** What a text names that it must not, or that nobody may have. */
function textFaults(block: string | null, field: string, text: string): Found[] {
  return placeholdersOf(text).flatMap(({ name, fallback }) => {
    if (!isNewsletterPlaceholder(name)) return [found('placeholder_unknown', block, field, name)];
    return isOfContact(name) && name !== 'contact.email' && fallback === null
      ? [found('fallback_missing', block, field, name)]
      : [];
  });
}

function linkFaults(block: string, field: string, url: string, dead: ReadonlyMap<string, string>): Found[] {
  const named = placeholdersOf(url);
  const unknown = named.find(({ name }) => !isNewsletterPlaceholder(name));
  if (unknown) return [found('placeholder_unknown', block, field, unknown.name)];
  const contact = named.find(({ name }) => isOfContact(name));
  if (contact) return [found('placeholder_in_link', block, field, contact.name)];
  if (named.length > 0 || /^(mailto|tel):\S+$/i.test(url)) return [];
  const whole = completeAddress(url);
  if (whole === null) return [found('url_missing', block, field)];
  if (!isWebAddress(whole)) return [found('url_invalid', block, field, url)];
  const said = dead.get(whole);
  if (said === undefined) return [];
  return [found(isGone(said) ? 'url_dead' : 'url_unreachable', block, field, `${whole} (${said})`)];
}

type Any = Block | SimpleBlock;

const saysNothing = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Whether a mail shows nothing but a gap where it stands. */
function isEmpty(block: Any): boolean {
  if (block.type === 'text') return saysNothing(block.html);
  if (block.type === 'social') return block.links.length === 0;
  if (block.type === 'columns') return block.columns.every(({ blocks }) => blocks.length === 0);
  if (block.type !== 'offer') return false;
  const { image, title, html, price, label } = block;
  return image === null && title === '' && price === '' && label === '' && saysNothing(html);
}

/** What is amiss with one block, whose pictures, links and texts are looked at alike wherever they stand. */
async function blockFaults(block: Any, dead: ReadonlyMap<string, string>): Promise<Found[]> {
  const faults: Found[] = [];
  const { id } = block;
  if (isEmpty(block)) faults.push(found('block_empty', id, null));
  if ('image' in block) {
    if (block.image === null && block.type === 'image') faults.push(found('picture_missing', id, 'image'));
    if (block.image !== null && !block.decorative && block.alt === '') faults.push(found('alt_missing', id, 'alt'));
    faults.push(...textFaults(id, 'alt', block.alt));
  }
  if ('html' in block) {
    faults.push(...textFaults(id, 'html', block.html));
    for (const href of await hrefsOf(block.html)) faults.push(...linkFaults(id, 'html', href, dead));
  }
  if ('title' in block) faults.push(...textFaults(id, 'title', block.title), ...textFaults(id, 'price', block.price));
  if ('label' in block) {
    if (block.type === 'button' && block.label === '') faults.push(found('label_missing', id, 'label'));
    faults.push(...textFaults(id, 'label', block.label));
  }
  if (block.type === 'social') {
    for (const { url } of block.links) faults.push(...linkFaults(id, 'links', url, dead));
  } else if (
    'url' in block &&
    (block.url !== '' || block.type === 'button' || ('label' in block && block.label !== ''))
  )
    faults.push(...linkFaults(id, 'url', block.url, dead));
  return faults;
}

async function variantFaults(variant: Variant, dead: ReadonlyMap<string, string>): Promise<Found[]> {
  const { subject, preheader, intro_html, blocks } = variant;
  const faults: Found[] = [];
  if (subject === '') faults.push(found('subject_missing', null, 'subject'));
  if (preheader === '') faults.push(found('preheader_missing', null, 'preheader'));
  if (blocks.every(({ type }) => ['divider', 'footer', 'social'].includes(type)) && intro_html === '')
    faults.push(found('content_missing', null, 'blocks'));
  if (!blocks.some(({ type }) => type === 'footer')) faults.push(found('footer_missing', null, 'blocks'));
  for (const [field, text] of Object.entries({ subject, preheader, intro_html }))
    faults.push(...textFaults(null, field, text));
  for (const href of await hrefsOf(intro_html)) faults.push(...linkFaults('', 'intro_html', href, dead));
  for (const block of allBlocks(blocks)) faults.push(...(await blockFaults(block, dead)));
  return faults.map((fault) => (fault.block === '' ? { ...fault, block: null } : fault));
}

const sized = (bytes: number): Found[] => {
  if (bytes > HTML_BYTES.most) return [found('too_large', null, null, String(bytes))];
  return bytes > HTML_BYTES.warn ? [found('nearly_too_large', null, null, String(bytes))] : [];
};

type Said = Pick<CampaignChecks, 'bytes' | 'results'>;

/** What is amiss with the texts themselves, whoever gets them. */
export async function checkVariants(deps: NewsletterDeps, id: number, variants: Partial<Variants>): Promise<Said> {
  const dead = await deadLinks(deps.db, id);
  const results: CampaignCheck[] = [];
  const add = (locale: Locale | null, faults: readonly Found[]) => results.push(...judged(locale, faults));
  const bytes = Object.fromEntries(locales.map((locale) => [locale, null])) as CampaignChecks['bytes'];
  for (const locale of locales) {
    const variant = variants[locale];
    if (variant == null) continue;
    add(locale, await variantFaults(variant, dead));
    bytes[locale] = await bytesOf({ locale, variant, images: await imagesShown(deps, [variant]) });
    add(locale, sized(bytes[locale]));
  }
  if (locales.every((locale) => variants[locale] == null)) add(null, [found('variant_missing', null, null)]);
  return { bytes, results };
}

const judged = (locale: Locale | null, faults: readonly Found[]): CampaignCheck[] =>
  faults.map((fault) => ({ ...fault, locale, severity: CHECK_CODES[fault.code] }));

/** So many of what is amiss are named where it is refused. */
const NAMED = 3;
/** Why a page does not answer, where it is no number that people know from their browsers. */
const TECHNICAL = / \((?!\d)[^()]*\)$/;

/** What must be mended before it may go out, with the first of it in words; null where that is nothing. */
export function refusalOf({ results }: Pick<CampaignChecks, 'results'>): Text | null {
  const errors = results.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  const named = errors.slice(0, NAMED).map(({ code, detail }) =>
    text(`authoring.checks.found.${code}`, {
      ...{ detail: detail?.replace(TECHNICAL, '') ?? '', count: Number(detail) || 0 },
      ...{ size: Math.round((Number(detail) || 0) / 1_000), most: HTML_BYTES.most / 1_000 },
    }),
  );
  return { ...text('newsletters.errors.checks', { count: errors.length }), after: named };
}

/** Everything that is amiss with what it says now. */
export async function checkCampaign(deps: NewsletterDeps, row: CampaignRow): Promise<CampaignChecks> {
  const { bytes, results } = await checkVariants(deps, row.id, row.variants);
  const around: Found[] = [];
  const links = await linksState(deps.db, row);
  if (links === 'unchecked' && Object.values(bytes).some((size) => size !== null))
    around.push(found('links_unchecked', null, null));
  const { advisors, without_address } = await audienceTotals(deps.db, row.id);
  if (advisors === 0) around.push(found('advisors_none', null, null));
  if (without_address > 0) around.push(found('address_missing', null, null, String(without_address)));
  return { version: row.version, links, bytes, results: [...results, ...judged(null, around)] };
}
