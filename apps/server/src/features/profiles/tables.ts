import type { SocialApp } from '@waypost/contract/networks';
import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const ref = (name: string) => bigint(name, { mode: 'number' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const profiles = pgTable('profiles', {
  id: ref('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: ref('user_id').notNull(),
  slug: text('slug').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  countryId: ref('country_id'),
  completed: boolean('completed').notNull().default(false),
  avatar: text('avatar'),
  logoImage: text('logo_image'),
  renderLogoPosition: text('render_logo_position', {
    enum: ['no-logo', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  })
    .notNull()
    .default('no-logo'),
  generatorEnabled: boolean('generator_enabled').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
  deletedAt: time('deleted_at'),
});

export const advancedFeatures = pgTable('advanced_features', {
  profileId: ref('profile_id').primaryKey(),
  calendlyLink: text('calendly_link'),
  hashtagSignature: text('hashtag_signature'),
  hashtagEnabledApps: jsonb('hashtag_enabled_apps').$type<SocialApp[]>().notNull().default([]),
});

export const countries = pgTable('countries', {
  id: ref('id').primaryKey(),
  name: jsonb('name').$type<{ en: string; es?: string; fr?: string }>().notNull(),
  iso2: text('iso2').notNull(),
  numericCode: text('numeric_code').notNull(),
});
