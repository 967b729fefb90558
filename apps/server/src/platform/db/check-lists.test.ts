import { AGENCY_OPTION_KINDS } from '@waypost/contract/agency';
import { ANNOUNCEMENT_TYPES } from '@waypost/contract/announcements';
import { BILLING_STATES } from '@waypost/contract/billing';
import { BRANDING_SECONDS } from '@waypost/contract/branding';
import { CAMPAIGN_TYPES, spreadSchema } from '@waypost/contract/campaigns';
import {
  CONSENT_ACTORS,
  CONSENT_KINDS,
  CONSENT_SOURCES,
  IMPORT_FIELDS,
  IMPORT_STATES,
  OPTOUT_STATUSES,
  ROW_FAULTS,
  SUPPRESSION_REASONS,
  SUPPRESSION_SCOPES,
} from '@waypost/contract/contacts';
import { GUIDE_KINDS } from '@waypost/contract/guides';
import { LEGAL_DOCUMENTS } from '@waypost/contract/legal';
import { MEDIA_STATES } from '@waypost/contract/media';
import { CAMPAIGN_STATES, DOMAIN_STATES, HELD_REASONS } from '@waypost/contract/newsletters';
import { PLAN_SOURCES, PLANS } from '@waypost/contract/plans';
import {
  attemptSchema,
  LATE_AFTER_MINUTES,
  POST_PHASES,
  POST_STATUS_VALUES,
  POST_TYPES,
  postMediaSchema,
  SHOWN,
} from '@waypost/contract/posts';
import { LOGO_POSITIONS } from '@waypost/contract/profiles';
import { TERM_KINDS } from '@waypost/contract/taxonomies';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/database.ts';

const MEDIA_KINDS = postMediaSchema.shape.kind.options;
/** What a CHECK lists, and the list of the contract that it repeats. Networks and languages stand in none (decision 023). */
const LISTS: Readonly<Record<string, readonly (string | number)[]>> = {
  'users.plan': PLANS,
  'campaigns.type': CAMPAIGN_TYPES,
  'campaign_spreads.what': spreadSchema.shape.what.options,
  'postings.type': POST_TYPES,
  'billing_accounts.state_there': BILLING_STATES,
  'billing_accounts.told_plan': PLANS,
  'agency_options.kind': AGENCY_OPTION_KINDS,
  'plans.slug': PLANS,
  'plan_events.from_plan': PLANS,
  'plan_events.to_plan': PLANS,
  'plan_events.source': PLAN_SOURCES,
  'announcements.type': ANNOUNCEMENT_TYPES,
  'contacts.optout_status': OPTOUT_STATUSES,
  'contact_imports.state': IMPORT_STATES,
  'contact_import_faults.field': IMPORT_FIELDS,
  'contact_import_faults.fault': ROW_FAULTS,
  'consent_events.kind': CONSENT_KINDS,
  'consent_events.actor_kind': CONSENT_ACTORS,
  'consent_events.source': CONSENT_SOURCES,
  'suppressions.scope': SUPPRESSION_SCOPES,
  'suppressions.reason': SUPPRESSION_REASONS,
  'email_campaigns.state': CAMPAIGN_STATES,
  'newsletters.held': HELD_REASONS,
  'sending_domains.state': DOMAIN_STATES,
  'taxonomy_terms.kind': TERM_KINDS,
  'business_cards.seconds': BRANDING_SECONDS,
  'guides.kind': GUIDE_KINDS,
  'legal_texts.document': LEGAL_DOCUMENTS,
  'profiles.render_logo_position': LOGO_POSITIONS,
  'media.kind': MEDIA_KINDS,
  'media_variants.state': MEDIA_STATES,
  'post_media.kind': MEDIA_KINDS,
  'generated_postings.shows': SHOWN,
  'scheduled_postings.type': POST_TYPES,
  'scheduled_postings.status': POST_STATUS_VALUES,
  'scheduled_postings.phase': POST_PHASES,
  'publish_attempts.purpose': attemptSchema.shape.purpose.options,
};
/** Words that never leave the server; their types in code are made from the CHECK itself (schema.ts). */
const SERVER_ONLY = [
  'deliveries.bounce',
  'deliveries.state',
  'mailing_events.agent',
  'mailing_events.bounce',
  'mailing_events.kind',
  'mailing_runs.state',
  'mails.state',
  'one_time_tokens.kind',
  'post_comments.phase',
  'publish_attempts.outcome',
  'scheduled_postings.source',
];

test('a CHECK that lists values lists those of the contract', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ place: string; rule: string }>(`
    SELECT c.relname || '.' || a.attname AS place, pg_get_constraintdef(k.oid) AS rule
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'c' AND c.relnamespace = 'public'::regnamespace AND cardinality(k.conkey) = 1 AND pg_get_constraintdef(k.oid) LIKE '%ARRAY[%'`);
  await client.end();
  await database.drop();
  const listed = new Map(rows.map(({ place, rule }) => [place, valuesOf(rule)]));
  for (const [place, values] of Object.entries(LISTS))
    expect(listed.get(place), place).toEqual([...values].map(String).sort());
  expect([...listed.keys()].sort()).toEqual([...Object.keys(LISTS), ...SERVER_ONLY].sort());
});

test('how late a post may leave has the same ends in the table as in the contract', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ rule: string }>(`
    SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE conrelid = 'connections'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%late_after_minutes%'`);
  await client.end();
  await database.drop();
  const { min, max } = LATE_AFTER_MINUTES;
  expect(rows.map(({ rule }) => rule.match(/\d+/g))).toEqual([[String(min), String(max)]]);
});

const valuesOf = (rule: string): string[] =>
  (/ARRAY\[(.*)\]/.exec(rule)?.[1] ?? '')
    .split(', ')
    .map((value) => value.replaceAll(/'|::\w+/g, ''))
    .sort();
