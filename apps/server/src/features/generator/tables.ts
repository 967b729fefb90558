import type { MediaTypes } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const ref = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const generatorProfiles = pgTable('generator_profiles', {
  profileId: ref('profile_id').primaryKey(),
  voiceTone: text('voice_tone').notNull().default('friendly'),
  writingStyle: text('writing_style').notNull().default('descriptive'),
  useAgencyName: boolean('use_agency_name').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const generatedPostings = pgTable('generated_postings', {
  id: ref('id').primaryKey().generatedAlwaysAsIdentity(),
  profileId: ref('profile_id').notNull(),
  version: integer('version').notNull().default(1),
  message: text('message').notNull().default(''),
  messageByApp: jsonb('message_by_app').$type<Partial<Record<SocialApp, string>>>().notNull().default({}),
  applications: jsonb('applications').$type<SocialApp[]>().notNull().default([]),
  fireAt: time('fire_at'),
  link: text('link'),
  /** Ids of the agent's images and videos (`profile_images`), as they are chosen. */
  mediaIds: jsonb('media_ids').$type<number[]>().notNull().default([]),
  altTexts: jsonb('alt_texts').$type<string[]>().notNull().default([]),
  firstComment: text('first_comment'),
  mediaTypes: jsonb('media_types').$type<MediaTypes>().notNull().default({}),
  scheduledAt: time('scheduled_at'),
  scheduledPostingsIds: jsonb('scheduled_postings_ids').$type<number[]>().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
export type DraftRow = typeof generatedPostings.$inferSelect;
