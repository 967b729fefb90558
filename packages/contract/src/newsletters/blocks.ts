import { z } from '#zod';
import { id } from '../wire/schemas.ts';

export const BLOCKS_MAX = 60;
export const BLOCK_HTML_MAX = 20_000;
export const BLOCK_LABEL_MAX = 80;
export const BLOCK_ALT_MAX = 300;
export const BLOCK_URL_MAX = 2_000;
export const OFFER_TITLE_MAX = 120;
export const OFFER_PRICE_MAX = 60;
export const COLUMN_BLOCKS_MAX = 8;

/** Of a button that was given none, and of links. */
export const BLOCK_COLOUR = '#0b5cad';

/** Whose pages the icons lead to. */
export const SOCIAL_LINKS = ['facebook', 'instagram', 'linkedin', 'youtube', 'x', 'web'] as const;
export type SocialLink = (typeof SOCIAL_LINKS)[number];
export const ALIGNMENTS = ['left', 'center', 'right'] as const;

// Whatever is half done is stored: an editor saves while somebody writes. What must be whole is checked before publishing.

/** Made by the editor, unique in its variant: checks name blocks by it. */
const blockId = z.string().regex(/^[\w-]{1,40}$/);
/** May name the advisor's placeholders; where it leads is checked later. */
const url = z.string().trim().max(BLOCK_URL_MAX);
const align = z.enum(ALIGNMENTS);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
/** A picture of the newsletters' library; `null` while none is chosen. */
const image = id.nullable();
/** `decorative`: says nothing to whoever cannot see it, so its alt is empty on purpose. */
const picture = { image, alt: z.string().trim().max(BLOCK_ALT_MAX), decorative: z.boolean() };

const textBlock = z.object({
  id: blockId,
  type: z.literal('text'),
  /** Bold, italics, links, lists and small headings; anything else is taken out when it is stored. */
  html: z.string().max(BLOCK_HTML_MAX),
  align,
});
const imageBlock = z.object({
  id: blockId,
  type: z.literal('image'),
  ...picture,
  /** Where a click leads; empty: nowhere. */
  url,
  /** Of the room that it stands in, in percent. */
  width: z.number().int().min(10).max(100),
  /** Whose it is in the report. */
  supplier: id.nullable(),
});
const buttonBlock = z.object({
  id: blockId,
  type: z.literal('button'),
  label: z.string().trim().max(BLOCK_LABEL_MAX),
  url,
  align,
  colour: colour.nullable(),
  supplier: id.nullable(),
});
const offerBlock = z.object({
  id: blockId,
  type: z.literal('offer'),
  ...picture,
  title: z.string().trim().max(OFFER_TITLE_MAX),
  html: z.string().max(BLOCK_HTML_MAX),
  price: z.string().trim().max(OFFER_PRICE_MAX),
  /** Of its button; without one there is none. */
  label: z.string().trim().max(BLOCK_LABEL_MAX),
  url,
  supplier: id.nullable(),
});
const dividerBlock = z.object({
  id: blockId,
  type: z.literal('divider'),
  space: z.enum(['small', 'medium', 'large']),
  /** Without one it is empty room. */
  line: z.boolean(),
});
const socialBlock = z.object({
  id: blockId,
  type: z.literal('social'),
  align,
  links: z.array(z.object({ network: z.enum(SOCIAL_LINKS), url })).max(SOCIAL_LINKS.length),
});
/** Where postal address and the way to unsubscribe stand, and what staff say there; without one they stand at the end. */
const footerBlock = z.object({ id: blockId, type: z.literal('footer'), html: z.string().max(BLOCK_HTML_MAX) });

export const SIMPLE_BLOCKS = ['text', 'image', 'button', 'divider'] as const;
const simpleBlock = z.discriminatedUnion('type', [textBlock, imageBlock, buttonBlock, dividerBlock]);
const columnsBlock = z.object({
  id: blockId,
  type: z.literal('columns'),
  /** Beside each other; on a phone one below the other. */
  columns: z
    .array(z.object({ blocks: z.array(simpleBlock).max(COLUMN_BLOCKS_MAX) }))
    .min(2)
    .max(3),
});

export const blockSchema = z.discriminatedUnion('type', [
  textBlock,
  imageBlock,
  buttonBlock,
  offerBlock,
  columnsBlock,
  dividerBlock,
  socialBlock,
  footerBlock,
]);
export type Block = z.infer<typeof blockSchema>;
export type SimpleBlock = z.infer<typeof simpleBlock>;
export type BlockType = Block['type'];
export type BlockOf<T extends BlockType> = Extract<Block, { readonly type: T }>;
export const BLOCK_TYPES = [
  'text',
  'image',
  'button',
  'offer',
  'columns',
  'divider',
  'social',
  'footer',
] as const satisfies readonly BlockType[];

/** Every block, those in columns too, in the order of reading. */
export const allBlocks = (blocks: readonly Block[]): (Block | SimpleBlock)[] =>
  blocks.flatMap((block): (Block | SimpleBlock)[] =>
    block.type === 'columns' ? [block, ...block.columns.flatMap((column) => column.blocks)] : [block],
  );
/** The pictures that they show. */
export const picturesOf = (blocks: readonly Block[]): number[] => [
  ...new Set(allBlocks(blocks).flatMap((block) => ('image' in block && block.image !== null ? [block.image] : []))),
];
