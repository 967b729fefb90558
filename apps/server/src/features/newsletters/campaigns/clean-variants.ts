import { allBlocks, type Block, picturesOf, type Variant, type Variants } from '@waypost/contract/newsletters';
import { type Locale, locales } from '@waypost/i18n';
import type { Sql } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import { cleanRich, oneLine } from '../body/clean-rich.ts';

/** What was typed, with nothing in it that could run: in every field that is HTML. */
async function cleanBlock<B extends Block>(block: B): Promise<B> {
  if ('html' in block) return { ...block, html: await cleanRich(block.html) };
  if (block.type !== 'columns') return block;
  const columns = await Promise.all(
    block.columns.map(async ({ blocks }) => ({ blocks: await Promise.all(blocks.map(cleanBlock)) })),
  );
  return { ...block, columns };
}

async function cleanVariant({ subject, preheader, intro_html, blocks }: Variant): Promise<Variant> {
  const [intro, clean] = await Promise.all([cleanRich(intro_html), Promise.all(blocks.map(cleanBlock))]);
  return { subject: oneLine(subject), preheader: oneLine(preheader), intro_html: intro, blocks: clean };
}

/** The stored languages with those that were written anew; the others stay as they are. */
export async function mergeVariants(
  stored: Partial<Variants>,
  written: { readonly [L in Locale]?: Variant | null | undefined },
): Promise<Variants> {
  const merged = locales.map(async (locale) => {
    const given = written[locale];
    if (given === undefined) return [locale, stored[locale] ?? null] as const;
    return [locale, given && (await cleanVariant(given))] as const;
  });
  return Object.fromEntries(await Promise.all(merged)) as Variants;
}

const blocksOf = (variants: Partial<Variants>): Block[] => locales.flatMap((locale) => variants[locale]?.blocks ?? []);

/** Pictures and suppliers that the texts name and that there are none of. */
export async function missingOf(tx: Sql, variants: Partial<Variants>) {
  const blocks = blocksOf(variants);
  const suppliers = suppliersIn(variants);
  const pictures = picturesOf(blocks);
  const there = async (table: 'campaign_images' | 'suppliers', ids: readonly number[]) =>
    ids.length === 0 ? [] : tx.rows(query.selectFrom(table).select('id').where('id', '=', any(ids)));
  const [shown, named] = [await there('campaign_images', pictures), await there('suppliers', suppliers)];
  return { picture: shown.length < pictures.length, supplier: named.length < suppliers.length };
}

export const suppliersIn = (variants: Partial<Variants>): number[] => [
  ...new Set(
    allBlocks(blocksOf(variants)).flatMap((block) =>
      'supplier' in block && block.supplier !== null ? [block.supplier] : [],
    ),
  ),
];
/** The picture that stands for a newsletter: the first one that it shows, English first. */
export const firstPicture = (variants: Partial<Variants>): number | null => picturesOf(blocksOf(variants))[0] ?? null;
