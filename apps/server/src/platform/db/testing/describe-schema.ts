import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly made: 'always' | 'default' | 'never';
}

const CODE: Readonly<Record<string, string>> = {
  int8: 'number',
  int4: 'number',
  float8: 'number',
  /** Exact, and read as it is written. */
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Date',
  _text: 'string[]',
  /** Searched, and never read. */
  tsvector: 'string',
  _int8: 'string[]',
};

/** What a column means beyond its type in SQL, by its own name or by that of its table and its own. */
const MEANT: Readonly<Record<string, string>> = {
  app: 'SocialApp',
  application: 'SocialApp',
  network: 'SocialApp',
  provider: 'Provider',
  locale: 'Locale',
  'users.plan': 'Plan',
  'plans.slug': 'Plan',
  'plan_events.from_plan': 'Plan',
  'plan_events.to_plan': 'Plan',
  'plan_events.source': 'PlanSource',
  'campaigns.countries': 'PostingCountry[]',
};

/** What stands in a jsonb column; one that is not named here may hold anything. */
const JSON_OF: Readonly<Record<string, string>> = {
  'announcements.text': 'Words',
  'announcements.message': 'Words',
  'announcements.plans': 'Plan[]',
  'announcements.countries': 'number[]',
  'agency_options.label': 'Words',
  'countries.name': 'Words',
  'guides.title': 'Words',
  'guides.text': 'Words',
  'guides.info': 'Words',
  'guides.languages': 'Locale[]',
  'plans.name': 'Words',
  'plans.description': 'Words',
  'plans.info': 'Words',
  'plans.features': 'Words',
  'plan_downgrades.steps': 'StepDone[]',
  'contact_imports.columns': 'string[]',
  'contact_imports.sample': 'string[][]',
  'contact_imports.suggested': 'ImportMapping',
  'contact_imports.mapping': 'ImportMapping',
  'suppliers.countries': 'SupplierCountry[]',
  'email_campaigns.variants': 'Partial<Variants>',
  'sending_domains.found': 'DomainFound',
  'taxonomy_terms.name': 'Words',
  'users.flags': 'string[]',
  'audit_log.data': 'Values',
  'mails.params': 'Values',
  'advanced_features.hashtag_enabled_apps': 'SocialApp[]',
  'idempotency_keys.answer': 'number[]',
  'connections.missing_permissions': 'SideCall[]',
  'social_grants.scopes': 'string[]',
  'slot_settings.slots': 'Slot[]',
  'social_grants.missing_scopes': 'string[]',
  'generated_postings.message_by_app': 'Partial<Record<SocialApp, string>>',
  'generated_postings.slot_by_app': 'Partial<Record<SocialApp, string>>',
  'generated_postings.applications': 'SocialApp[]',
  'generated_postings.media_ids': 'number[]',
  'generated_postings.alt_texts': 'string[]',
  'generated_postings.scheduled_postings_ids': 'number[]',
  'generated_postings.also_profiles': 'number[]',
  'generated_postings.media_types': 'MediaTypes',
  'scheduled_postings.reason_values': 'Values',
  'scheduled_postings.preflight_result': 'PreflightMessage[]',
  'scheduled_postings.staged': 'Values',
  'scheduled_postings.stats': 'Figures',
  'scheduled_postings.undo': 'Undo',
  'publish_attempts.snapshot': 'Values',
  'publish_attempts.reason_values': 'Values',
  'publish_attempts.evidence': 'Values[]',
  'post_stats.metrics': 'Figures',
  'post_stats.missing': 'string[]',
  'posting_stats.metrics': 'Figures',
};

const HEAD = `// Written from the migrated database by \`npm run schema\`; a test compares the two. Change a migration, not this file.
import type { PostingCountry } from '@waypost/contract/campaigns';
import type { ImportMapping } from '@waypost/contract/contacts';
import type { MediaTypes } from '@waypost/contract/media';
import type { Provider, SideCall, SocialApp } from '@waypost/contract/networks';
import type { DomainFound, Variants } from '@waypost/contract/newsletters';
import type { Plan, PlanSource, ProThing } from '@waypost/contract/plans';
import type { PostPhase, PostStatus, PreflightMessage } from '@waypost/contract/posts';
import type { Slot } from '@waypost/contract/slots';
import type { SupplierCountry } from '@waypost/contract/suppliers';
import type { Locale } from '@waypost/contract/wire';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Jsonb, JsonbOfDefault, JsonbOrNull } from './json.ts';

type Values = Readonly<Record<string, unknown>>;
/** What a person may take back until then, or took back, while the row has this version; no former state where there was no row. */
type Undo = Readonly<{ until: string; version: number; former: Former | null; undone?: true }>;
type Former = Readonly<{
  phase: PostPhase;
  status: PostStatus;
  fireAt: string;
  fireAtEdited: boolean;
  nextStepAt: string | null;
  lateAfter: string;
  preflightAt: string | null;
  reasonCode: string | null;
  reasonValues: Values | null;
}>;
type Figures = Readonly<Record<string, number | null>>;
/** What a step of a downgrade took away or put away, and when. */
type StepDone = Readonly<{ thing: ProThing; count: number; at: string; again?: boolean }>;
type Words = Readonly<Partial<Record<Locale, string>> & { en: string }>;

/** Every table with the names that it has in SQL. */
export interface Tables {`;

/** The tables of a migrated database as TypeScript, in the order of their names and columns. */
export async function describeSchema(client: pg.Client): Promise<string> {
  const columns = await client.query<Column>(`
    SELECT c.relname AS table, a.attname AS name, t.typname AS type, a.attnotnull AS required,
      CASE WHEN a.attidentity = 'a' THEN 'always' WHEN a.atthasdef OR a.attidentity <> '' THEN 'default' ELSE 'never' END AS made
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`);
  const lists = await readLists(client);
  const tables = [...Map.groupBy(columns.rows, (column) => column.table)].map(
    ([table, its]) => `  ${table}: {\n${its.map((column) => `    ${lineOf(column, lists)}\n`).join('')}  };\n`,
  );
  return `${HEAD}\n${tables.join('')}}\n`;
}

/** The values that a CHECK lets a column have, as a union of literals. */
async function readLists(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(`
    SELECT c.relname AS table, a.attname AS name, pg_get_constraintdef(k.oid) AS rule
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
    WHERE k.contype = 'c' AND c.relnamespace = 'public'::regnamespace AND cardinality(k.conkey) = 1`);
  return new Map(
    rows.flatMap(({ table, name, rule }) => {
      const list = rule.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/)?.[1];
      return list === undefined ? [] : [[`${table}.${name}`, list.replaceAll('::text', '').replaceAll(', ', ' | ')]];
    }),
  );
}

function lineOf(column: Column, lists: ReadonlyMap<string, string>): string {
  const { table, name, type, required, made } = column;
  const key = `${table}.${name}`;
  if (type === 'jsonb') {
    const kind = required ? (made === 'never' ? 'Jsonb' : 'JsonbOfDefault') : 'JsonbOrNull';
    return `${name}: ${kind}<${JSON_OF[key] ?? 'unknown'}>;`;
  }
  const code = MEANT[key] ?? MEANT[name] ?? lists.get(key) ?? CODE[type];
  if (code === undefined) throw new Error(`${key} is a ${type}, which has no type in code yet`);
  const value = required ? code : `${code} | null`;
  if (made === 'never') return `${name}: ${value};`;
  return `${name}: ${made === 'always' ? 'GeneratedAlways' : 'Generated'}<${value}>;`;
}
