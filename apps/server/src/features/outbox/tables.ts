import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const mails = pgTable('mails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  address: text('address').notNull(),
  locale: text('locale', { enum: ['en', 'es', 'fr'] }).notNull(),
  params: jsonb('params').$type<Record<string, unknown>>().notNull(),
  dedupeKey: text('dedupe_key'),
  state: text('state', { enum: ['waiting', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  tries: integer('tries').notNull().default(0),
  lastError: text('last_error'),
  createdAt: time('created_at').notNull().defaultNow(),
  sentAt: time('sent_at'),
});
export type MailRow = typeof mails.$inferSelect;
