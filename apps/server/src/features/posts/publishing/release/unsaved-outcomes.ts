import { bool, int4, jsonText, sure } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { PublishedOutcome } from '../deps.ts';

/** What becomes of outcomes that the database does not know. */
export interface Unsaved {
  /** Their attempt waits for them. */
  readonly open: readonly PublishedOutcome[];
  /** Their post is there and not out; their attempt was forgotten. */
  readonly forgotten: readonly PublishedOutcome[];
  /** Neither post nor attempt is there. */
  readonly unknown: readonly PublishedOutcome[];
}

/** Numbers are given again after a database was set back: a post is the same by its origin, an attempt by its post. */
const compare = statement(
  'compare-outcomes',
  {
    takes: { asked: jsonText<readonly PublishedOutcome[]>() },
    gives: { at: sure(int4), known: sure(bool), open: sure(bool), post: sure(bool), out: sure(bool) },
  },
  ($) => `
    SELECT o.at::int4 AS at, a.id IS NOT NULL AS known, a.id IS NOT NULL AND a.outcome IS NULL AS open,
      p.id IS NOT NULL AS post, coalesce(p.status = 10, false) AS out
    FROM jsonb_to_recordset(${$.asked}::jsonb) AS o (at int4, attempt int8, post int8, origin text, "remoteId" text)
    LEFT JOIN publish_attempts a ON a.id = o.attempt AND a.scheduled_posting_id = o.post
    LEFT JOIN scheduled_postings p ON p.id = o.post AND p.origin_id::text = o.origin
    WHERE NOT EXISTS (SELECT FROM publish_attempts b WHERE b.id = a.id AND b.outcome IS NOT NULL)
    ORDER BY o.at`,
);
const AT_ONCE = 5_000;

/** Sorts what was written down by what the database knows of it. Lines without an origin are only looked up by their attempt. */
export async function unsavedOf(db: Sql, outcomes: readonly PublishedOutcome[]): Promise<Unsaved> {
  const open: PublishedOutcome[] = [];
  const forgotten: PublishedOutcome[] = [];
  const unknown: PublishedOutcome[] = [];
  for (let start = 0; start < outcomes.length; start += AT_ONCE) {
    const part = outcomes.slice(start, start + AT_ONCE);
    const asked = part.map((outcome, at) => ({ ...outcome, at }));
    for (const row of await db.rows(compare({ asked: json(asked) }))) {
      const outcome = part[row.at];
      if (outcome === undefined) continue;
      if (row.open) open.push(outcome);
      else if (!row.known && outcome.origin !== undefined && !row.post) unknown.push(outcome);
      else if (!row.known && row.post && !row.out) forgotten.push(outcome);
    }
  }
  return { open, forgotten, unknown };
}
