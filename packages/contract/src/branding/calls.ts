import { z } from '#zod';
import { LOGO_POSITIONS } from '../profiles/rules.ts';
import { type Allowance, HOUR_S } from '../wire/allowances.ts';
import { endpoint } from '../wire/endpoint.ts';
import { id } from '../wire/schemas.ts';
import { BANNER_COLORS, BRANDING_SECONDS } from './rules.ts';

/** Each change of the colour draws a card: many more than somebody tries out. */
const BRANDING_CHANGES: Allowance = { name: 'branding', per: 'account', hits: 300, windowS: HOUR_S };

/** As #RRGGBB; the palette of the specification writes it without the sign, and two by their names (BCARD-013). */
const WRITTEN: Readonly<Record<string, string>> = { black: BANNER_COLORS.black, white: BANNER_COLORS.white };
const color = z
  .string()
  .overwrite((typed) => WRITTEN[typed.toLowerCase()] ?? typed.replace(/^(?=[0-9a-f]{6}$)/i, '#'))
  .regex(/^#[0-9a-f]{6}$/i)
  .toUpperCase();
const seconds = z.union(BRANDING_SECONDS.map((each) => z.literal(each)));
const position = z.enum(LOGO_POSITIONS);
/** Whether the branding also goes onto what the agent brings himself; ours, and not of the specification. */
const own = { own_images: z.boolean(), own_reels: z.boolean() };

/** What stands on the end card, as it is drawn: cut to its length, empty where nothing is known. */
const cardSchema = z.object({
  agency_name: z.string(),
  agent_name: z.string(),
  phone: z.string(),
  website: z.string(),
  license_line: z.string(),
  photo_url: z.string().nullable(),
});

const businessCardSchema = z.object({
  logo_url: z.string().nullable(),
  logo_position: position,
  /** The end card as a picture; null until it was drawn for the first time. */
  banner_url: z.string().nullable(),
  banner_background_color: color,
  banner_branding_duration: seconds,
  ...own,
  /** Whether the picture shows what is kept: it is drawn anew, in the background, when the agency’s details change. */
  banner_ready: z.boolean(),
  /** Some characters could not be drawn: no font that we bring has them. */
  banner_left_out: z.boolean(),
  card: cardSchema,
  /** What is still made anew with what was changed last. */
  pending: z.object({
    /** Scheduled posts that wait for a file of theirs. */
    posts: z.number().int(),
    /** How far their files are, taken together. */
    percent: z.number().int(),
    /** Which posts it concerns is not known yet. */
    changing: z.boolean(),
  }),
});
export type BusinessCard = z.infer<typeof businessCardSchema>;
export type BrandedPending = BusinessCard['pending'];

/** The names that changes have (BCARD-009): other ones than those of what is read. */
const changes = { background_color: color, logo_position: position, end_branding_duration: seconds, ...own };
const changeSchema = z
  .strictObject(changes)
  .partial()
  .refine((change) => Object.keys(change).length === 1);
export type BrandingChange = z.infer<typeof changeSchema>;

const changedSchema = z.object({
  /** False: nothing was changed, and what follows is what is still kept. */
  status: z.boolean(),
  ...changes,
  banner_url: z.string().nullable(),
});
export type BrandingChanged = z.infer<typeof changedSchema>;

const ofProfile = z.object({ profile: id });

export const getBusinessCard = endpoint({
  method: 'GET',
  path: '/api/profile_bcard/business_card/',
  summary: 'Logo watermark and end card of a profile',
  access: 'session',
  owned: 'profile',
  needs: 'accounts.business_card_settings',
  query: ofProfile,
  responses: { 200: businessCardSchema },
});
export const changeBusinessCard = endpoint({
  method: 'POST',
  path: '/api/profile_bcard/business_card/',
  summary: 'Change exactly one of the fields; the end card is drawn anew. 403 without pro',
  access: 'session',
  owned: 'profile',
  needs: 'accounts.business_card_settings',
  allowances: [BRANDING_CHANGES],
  query: ofProfile,
  body: changeSchema,
  responses: { 200: changedSchema },
});

export const brandingEndpoints = { getBusinessCard, changeBusinessCard };
