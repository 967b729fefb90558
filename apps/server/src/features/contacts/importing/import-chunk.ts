import { CONSENT_WORDING } from '@waypost/contract/contacts';
import { int8, jsonText, sure } from '../../../platform/db/column.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { BadRow, GoodRow } from './reading/judge.ts';

const takes = {
  import: int8,
  list: int8,
  profile: int8,
  good: jsonText<readonly GoodRow[]>(),
  bad: jsonText<readonly BadRow[]>(),
};
const gives = {
  added: sure(int8),
  updated: sure(int8),
  unchanged: sure(int8),
  skipped: sure(int8),
  suppressed: sure(int8),
};

/**
 * What is there of the rows of a chunk: `judged` with the gravest suppression of each, and `before`, who is in the list already. Time is
 * asked once; the function costs a row more than the rest of it.
 */
const given = ($: Record<keyof typeof takes, string>): string => `
  moment AS MATERIALIZED (SELECT app_now() AS now),
  judged AS MATERIALIZED (
    SELECT g.row, g.email, g.key, decode(g.hash, 'hex') AS key_hash, g.first, g.last, s.reason
    FROM jsonb_to_recordset(${$.good}::jsonb) AS g (row int, email text, key text COLLATE "C", hash text, first text, last text)
    LEFT JOIN LATERAL (
      SELECT sup.reason FROM suppressions sup WHERE sup.key_hash = decode(g.hash, 'hex') AND (sup.scope = 'platform'
        OR (sup.scope = 'list' AND sup.owner_id = ${$.list}) OR (sup.scope = 'profile' AND sup.owner_id = ${$.profile}))
      ORDER BY array_position(ARRAY['erased', 'complaint', 'unsubscribed', 'hard_bounce'], sup.reason) LIMIT 1) s ON true),
  before AS MATERIALIZED (
    SELECT c.id, c.email_key, c.first_name, c.last_name, c.optout_status, c.import_id, c.key_hash,
      coalesce(nullif(j.first, ''), c.first_name) AS first, coalesce(nullif(j.last, ''), c.last_name) AS last
    FROM contacts c JOIN judged j ON j.key = c.email_key WHERE c.list_id = ${$.list}),
  anew AS MATERIALIZED (
    SELECT j.row, j.email, j.key, j.key_hash, j.first, j.last, j.reason FROM judged j
    WHERE NOT EXISTS (SELECT FROM before b WHERE b.email_key = j.key)),
  refused AS (
    INSERT INTO contact_import_faults (import_id, row, field, fault, email, first_name, last_name)
    SELECT ${$.import}::int8, row, field, fault, email, first, last
    FROM jsonb_to_recordset(${$.bad}::jsonb) AS b (row int, field text, fault text, email text, first text, last text)
    UNION ALL SELECT ${$.import}::int8, row, 'email', 'erased', left(email, 300), left(first, 300), left(last, 300) FROM anew WHERE reason = 'erased'
    ON CONFLICT DO NOTHING)`;

const skipped = ($: Record<keyof typeof takes, string>): string =>
  `(SELECT count(*) FROM anew WHERE reason = 'erased') + jsonb_array_length(${$.bad}::jsonb) AS skipped`;

/** What importing a chunk would do. */
export const checkChunk = statement(
  'contacts_check_chunk',
  { takes, gives },
  ($) => `
    WITH ${given($)}
    SELECT (SELECT count(*) FROM anew WHERE reason IS DISTINCT FROM 'erased') AS added,
      (SELECT count(*) FROM before WHERE (first, last) <> (first_name, last_name)) AS updated,
      (SELECT count(*) FROM before WHERE (first, last) = (first_name, last_name)) AS unchanged,
      ${skipped($)},
      (SELECT count(*) FROM anew WHERE reason IS NOT NULL AND reason <> 'erased')
        + (SELECT count(*) FROM before WHERE optout_status <> 'F') AS suppressed`,
);

/**
 * Takes in a chunk. Who is there gets names, never another status; an empty cell takes no name away, and what a person changed
 * meanwhile stays. Who was suppressed before comes in as that. The consent that was vouched for is written down of all who
 * may be written to.
 */
export const importChunk = statement(
  'contacts_import_chunk',
  { takes, gives },
  ($) => `
    WITH ${given($)},
    added AS (
      INSERT INTO contacts (list_id, email, email_key, key_hash, first_name, last_name, optout_status, optout_date, import_id, created_at, updated_at)
      SELECT ${$.list}, a.email, a.key, a.key_hash, a.first, a.last,
        CASE WHEN a.reason IS NULL THEN 'F' WHEN a.reason = 'hard_bounce' THEN 'U' ELSE 'T' END,
        CASE WHEN a.reason IS NOT NULL THEN m.now END, ${$.import}::int8, m.now, m.now
      FROM anew a CROSS JOIN moment m WHERE a.reason IS DISTINCT FROM 'erased' ORDER BY a.row
      ON CONFLICT (list_id, email_key) DO NOTHING RETURNING id, key_hash, optout_status),
    renamed AS (
      UPDATE contacts c SET first_name = b.first, last_name = b.last, import_id = ${$.import}::int8, updated_at = m.now
      FROM before b CROSS JOIN moment m
      WHERE c.id = b.id AND (b.first, b.last) <> (b.first_name, b.last_name)
        AND (c.first_name, c.last_name) = (b.first_name, b.last_name)
      RETURNING c.id, b.first_name, b.last_name, b.import_id),
    changes AS (
      INSERT INTO contact_import_changes (import_id, contact_id, first_name, last_name, earlier_import_id)
      SELECT ${$.import}::int8, id, NULL, NULL, NULL::int8 FROM added
      UNION ALL SELECT ${$.import}::int8, id, first_name, last_name, import_id FROM renamed),
    agreed AS (
      INSERT INTO consent_events (list_id, contact_id, key_hash, kind, wording, locale, actor_kind, actor_id, acting_as_id, source, import_id, at)
      SELECT ${$.list}, w.id, w.key_hash, 'import-attested', ${CONSENT_WORDING}, i.locale, 'user', coalesce(i.impersonator_id, i.user_id),
        CASE WHEN i.impersonator_id IS NOT NULL THEN i.user_id END, 'import', i.id, m.now
      FROM (SELECT id, key_hash FROM added WHERE optout_status = 'F'
          UNION ALL SELECT id, key_hash FROM before WHERE optout_status = 'F') w
        CROSS JOIN moment m JOIN contact_imports i ON i.id = ${$.import}::int8)
    SELECT (SELECT count(*) FROM added) AS added, (SELECT count(*) FROM renamed) AS updated,
      (SELECT count(*) FROM before) - (SELECT count(*) FROM renamed) AS unchanged,
      ${skipped($)},
      (SELECT count(*) FROM added WHERE optout_status <> 'F') + (SELECT count(*) FROM before WHERE optout_status <> 'F') AS suppressed`,
);

/**
 * Takes a part of an import back: who was added goes, names become what they were; whoever was changed since stays as she is. What a
 * suppression knows of her stays, too.
 */
export const undoChunk = statement(
  'contacts_undo_chunk',
  { takes: { import: int8, list: int8, limit: int8 }, gives: { undone: sure(int8) } },
  ($) => `
    WITH part AS MATERIALIZED (
      SELECT contact_id, first_name, last_name, earlier_import_id FROM contact_import_changes
      WHERE import_id = ${$.import} ORDER BY contact_id LIMIT ${$.limit}),
    removed AS (
      DELETE FROM contacts c USING part s
      WHERE c.id = s.contact_id AND c.list_id = ${$.list} AND c.import_id = ${$.import} AND s.first_name IS NULL),
    renamed AS (
      UPDATE contacts c SET first_name = s.first_name, last_name = coalesce(s.last_name, ''), import_id = s.earlier_import_id,
        updated_at = (SELECT app_now())
      FROM part s WHERE c.id = s.contact_id AND c.list_id = ${$.list} AND c.import_id = ${$.import} AND s.first_name IS NOT NULL),
    forgotten AS (
      DELETE FROM contact_import_changes x USING part s WHERE x.import_id = ${$.import} AND x.contact_id = s.contact_id RETURNING 1)
    SELECT count(*) AS undone FROM forgotten`,
);
