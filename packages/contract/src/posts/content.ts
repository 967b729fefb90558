import { z } from '#zod';
import { ALT_TEXT_MAX } from '../media/rules.ts';
import { mediaTypesSchema } from '../media/videos.ts';
import { FIRST_COMMENT_MAX } from '../networks/network.ts';
import { SOCIAL_APPS } from '../networks/networks.ts';
import { givenTime, id } from '../wire/schemas.ts';
import { PROFILES_AT_ONCE, SHOWN, UNDO_SECONDS_MAX } from './rules.ts';

/** More than any network takes; what is too long for one of them is told by the preflight, in its words. */
const message = z.string().max(70_000);
const FILES_MAX = 20;

/** What a post says and shows, field by field: a draft keeps it, the calls that make posts take it. */
export const postContent = {
  applications: z.array(z.enum(SOCIAL_APPS)).max(SOCIAL_APPS.length),
  /** null = now. */
  fire_at: givenTime.nullable(),
  /** Networks that go out in a slot of their own; refused where somebody else took it meanwhile. */
  slot_by_app: z.partialRecord(z.enum(SOCIAL_APPS), givenTime),
  message,
  message_by_app: z.partialRecord(z.enum(SOCIAL_APPS), message),
  link: z.string().max(2_000).nullable(),
  /** null: the files, where there are any, else the link. */
  shows: z.enum(SHOWN).nullable(),
  custom_image_ids: z.array(id).max(FILES_MAX),
  alt_texts: z.array(z.string().max(ALT_TEXT_MAX)).max(FILES_MAX),
  first_comment: z.string().max(FIRST_COMMENT_MAX).nullable(),
  /** What a single video becomes, where a choice was made; see `videoTypes` for the networks that leave one. */
  media_types: mediaTypesSchema,
};

/** What a draft keeps beside that: further profiles of the person, each of which gets the post on its own pages. */
export const alsoProfiles = z.array(id).max(PROFILES_AT_ONCE);

/** Nothing leaves for so many seconds, in which the call can be taken back; 0 makes posts due at once. */
export const undoSeconds = z.number().int().min(0).max(UNDO_SECONDS_MAX).default(0);

/** The same of posts that are to be made: somewhere to go and something to say, the rest as it may be. */
export const newPost = {
  ...z.object(postContent).partial().shape,
  applications: postContent.applications.min(1),
  fire_at: postContent.fire_at.default(null),
  message,
};
