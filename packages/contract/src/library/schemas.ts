import { z } from '#zod';
import { CAMPAIGN_TYPES } from '../campaigns/rules.ts';
import { postingFigures } from '../campaigns/schemas.ts';
import { chosenMediumSchema } from '../media/schemas.ts';
import { termNamed } from '../taxonomies/calls.ts';
import { id, socialAppSchema } from '../wire/schemas.ts';

const campaignNamed = z.object({ id, type: z.enum(CAMPAIGN_TYPES), title: z.string() });

/** A post of staff's that advisors may make their own. */
export const libraryPostSchema = z.object({
  id,
  /** The network that it was written for; it may go to others. */
  app: socialAppSchema,
  message: z.string(),
  /** Its first picture, the picture of its film, or that of its link. */
  image: z.string().nullable(),
  video: z.string().nullable(),
  link: z.string().nullable(),
  /** The link as it is opened: with a scheme. */
  external_link: z.string().nullable(),
  link_title: z.string().nullable(),
  title: z.string().nullable(),
  domain: z.string().nullable(),
  stats: z.record(z.string(), postingFigures).nullable(),
  media: z.array(chosenMediumSchema),
  alt_texts: z.array(z.string()),
  campaign: campaignNamed,
  supplier: z.string().nullable(),
  travel_type: z.array(termNamed),
  destination: z.array(termNamed),
  category: z.array(termNamed),
});
export type LibraryPost = z.infer<typeof libraryPostSchema>;

export const libraryCampaignSchema = campaignNamed.extend({
  supplier: z.string().nullable(),
  image: z.string().nullable(),
  num_posts: z.number().int(),
  published: z.boolean(),
});
export type LibraryCampaign = z.infer<typeof libraryCampaignSchema>;
