import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const media = pgTable('media', {
  id: id(),
  profileId: ref('profile_id').notNull(),
  key: text('key').notNull(),
  thumbnailKey: text('thumbnail_key').notNull(),
  kind: text('kind', { enum: ['image', 'video'] }).notNull(),
  mime: text('mime').notNull(),
  bytes: ref('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  durationMs: integer('duration_ms'),
  sha256: text('sha256').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const profileImages = pgTable('profile_images', {
  id: id(),
  profileId: ref('profile_id').notNull(),
  mediaId: ref('media_id').notNull(),
  description: text('description'),
  createdAt: time('created_at').notNull().defaultNow(),
  hiddenAt: time('hidden_at'),
});

export const mediaVariants = pgTable('media_variants', {
  id: id(),
  mediaId: ref('media_id').notNull(),
  recipe: text('recipe').notNull(),
  state: text('state', { enum: ['waiting', 'ready', 'failed'] })
    .notNull()
    .default('waiting'),
  key: text('key'),
  mime: text('mime'),
  bytes: ref('bytes'),
  width: integer('width'),
  height: integer('height'),
  progress: integer('progress').notNull().default(0),
  reasonCode: text('reason_code'),
  tries: integer('tries').notNull().default(0),
  leaseUntil: time('lease_until'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
