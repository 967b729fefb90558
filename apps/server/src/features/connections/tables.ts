import { bigint, boolean, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const ref = (name: string) => bigint(name, { mode: 'number' });
const id = () => ref('id').primaryKey().generatedAlwaysAsIdentity();
const time = (name: string) => timestamp(name, { withTimezone: true });
const NETWORKS = ['facebook', 'instagram', 'linkedin'] as const;

export const socialGrants = pgTable('social_grants', {
  id: id(),
  network: text('network', { enum: NETWORKS }).notNull(),
  networkUserId: text('network_user_id').notNull(),
  userId: ref('user_id').notNull(),
  accessTokenEnc: text('access_token_enc'),
  refreshTokenEnc: text('refresh_token_enc'),
  tokenVersion: integer('token_version').notNull().default(1),
  scopes: jsonb('scopes').$type<readonly string[]>().notNull().default([]),
  missingScopes: jsonb('missing_scopes').$type<readonly string[]>().notNull().default([]),
  expiresAt: time('expires_at'),
  refreshExpiresAt: time('refresh_expires_at'),
  tokenCheckAt: time('token_check_at'),
  mintedAt: time('minted_at'),
  erasedAt: time('erased_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
export type GrantRow = typeof socialGrants.$inferSelect;

export const connections = pgTable('connections', {
  id: id(),
  profileId: ref('profile_id').notNull(),
  app: text('app', { enum: NETWORKS }).notNull(),
  provider: text('provider', { enum: ['fbpage', 'instagram', 'linkedin'] }).notNull(),
  grantId: ref('grant_id'),
  installed: boolean('installed').notNull().default(false),
  connected: boolean('connected').notNull().default(false),
  paused: boolean('paused').notNull().default(false),
  pageId: text('page_id'),
  name: text('name'),
  image: text('image'),
  organizationUrn: text('organization_urn'),
  isFeed: boolean('is_feed'),
  pageTokenEnc: text('page_token_enc'),
  pageTokenVersion: integer('page_token_version').notNull().default(0),
  lateAfterMinutes: integer('late_after_minutes').notNull().default(120),
  followers: bigint('followers', { mode: 'number' }),
  followersAt: time('followers_at'),
  followersDueAt: time('followers_due_at'),
  blockedUntil: time('blocked_until'),
  expiryMailAt: time('expiry_mail_at'),
  brokenReason: text('broken_reason'),
  brokenAt: time('broken_at'),
  lastError: text('last_error'),
  eraseTokenAt: time('erase_token_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
export type ConnectionRow = typeof connections.$inferSelect;

export const oauthStates = pgTable('oauth_states', {
  stateHash: bytea('state_hash').primaryKey(),
  sessionId: ref('session_id').notNull(),
  userId: ref('user_id').notNull(),
  profileId: ref('profile_id').notNull(),
  app: text('app', { enum: NETWORKS }).notNull(),
  reconnect: boolean('reconnect').notNull().default(false),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});
