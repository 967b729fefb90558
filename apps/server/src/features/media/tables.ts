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
