import { bigint, boolean, customType, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => time('created_at').notNull().defaultNow();

export const users = pgTable('users', {
  id: id(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  locale: text('locale', { enum: ['en', 'es', 'fr'] })
    .notNull()
    .default('en'),
  plan: text('plan', { enum: ['free', 'grow', 'pro', 'premium'] })
    .notNull()
    .default('free'),
  isActive: boolean('is_active').notNull().default(true),
  isStaff: boolean('is_staff').notNull().default(false),
  isSuperuser: boolean('is_superuser').notNull().default(false),
  demoRole: text('demo_role'),
  emailVerifiedAt: time('email_verified_at'),
  lastLoginAt: time('last_login_at'),
  lastProfileId: ref('last_profile_id'),
  flags: jsonb('flags').$type<string[]>().notNull().default([]),
  createdAt: createdAt(),
  deletedAt: time('deleted_at'),
});
export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  id: id(),
  tokenHash: bytea('token_hash').notNull(),
  userId: ref('user_id').notNull(),
  impersonatorId: ref('impersonator_id'),
  createdAt: createdAt(),
  expiresAt: time('expires_at').notNull(),
  revokedAt: time('revoked_at'),
});

export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: ref('user_id').notNull(),
  kind: text('kind', { enum: ['verify', 'reset'] }).notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});
export type TokenKind = (typeof oneTimeTokens.$inferSelect)['kind'];
