import type {
  Block,
  EmailCampaign,
  NewsletterCountry,
  SimpleBlock,
  Variant,
  Variants,
} from '@waypost/contract/newsletters';
import { type Locale, locales } from '@waypost/i18n/locale';

/** What staff say of a newsletter; everything else is bookkeeping. */
export interface CampaignContent {
  readonly name: string;
  readonly campaignType: string;
  readonly country: NewsletterCountry | null;
  readonly suppliers: readonly number[];
  readonly fireAt: string | null;
  readonly editBy: string | null;
  readonly variants: Variants;
}

export const contentOf = (stored: EmailCampaign): CampaignContent => ({
  name: stored.name,
  campaignType: stored.campaign_type,
  country: stored.country_iso,
  suppliers: stored.suppliers.map(({ id }) => id),
  fireAt: stored.fire_at,
  editBy: stored.edit_by,
  variants: stored.variants,
});

export const emptyVariant: Variant = { subject: '', preheader: '', intro_html: '', blocks: [] };

/** The languages that it is written in, in the order of the house. */
export const writtenIn = ({ variants }: Pick<CampaignContent, 'variants'>): Locale[] =>
  locales.filter((locale) => variants[locale] !== null);

/** As the server keeps texts, so that a space at the end makes no difference. */
const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  // JSON keeps the order in which a thing was written; two of them may say the same.
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inside]) => [name, tidy(inside)]),
  );
};
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));

export const sameContent = (a: CampaignContent, b: CampaignContent): boolean => a === b || same(a, b);

/** What has to be stored for the server to have `now` where it has `before`. A campaign is never left without a name. */
export function changesOf(now: CampaignContent, before: CampaignContent) {
  const variants = Object.fromEntries(
    locales
      .filter((locale) => !same(now.variants[locale], before.variants[locale]))
      .map((locale) => [locale, now.variants[locale]]),
  ) as Partial<Variants>;
  return {
    ...(now.name.trim() !== '' && !same(now.name, before.name) && { name: now.name.trim() }),
    ...(!same(now.campaignType, before.campaignType) && { campaign_type: now.campaignType }),
    ...(now.country !== before.country && { country_iso: now.country }),
    ...(!same(now.suppliers, before.suppliers) && { suppliers: [...now.suppliers] }),
    ...(now.fireAt !== before.fireAt && { fire_at: now.fireAt }),
    ...(now.editBy !== before.editBy && { edit_by: now.editBy }),
    ...(Object.keys(variants).length > 0 && { variants }),
  };
}

export const withVariant = (content: CampaignContent, locale: Locale, change: Partial<Variant>): CampaignContent => {
  const variant = content.variants[locale] ?? emptyVariant;
  return { ...content, variants: { ...content.variants, [locale]: { ...variant, ...change } } };
};

/** One written in the words of another language; its blocks are new ones, which checks and undo tell apart. */
export const copiedVariant = ({ blocks, ...words }: Variant): Variant => ({
  ...words,
  blocks: blocks.map(copyOfBlock),
});

export const newBlockId = (): string => crypto.randomUUID().slice(0, 13);

export function copyOfBlock<B extends Block | SimpleBlock>(block: B): B {
  if (block.type !== 'columns') return { ...block, id: newBlockId() };
  const columns = block.columns.map(({ blocks }) => ({ blocks: blocks.map(copyOfBlock) }));
  return { ...block, id: newBlockId(), columns };
}
