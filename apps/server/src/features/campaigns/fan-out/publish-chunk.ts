import type { SocialApp } from '@waypost/contract/networks';
import { LATE_AFTER_DEFAULT_MINUTES } from '@waypost/contract/posts';
import { bool, int4, int8, list, sure, text, timestamptz } from '../../../platform/db/column.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { CONNECTIONS, copies, ELIGIBLE, HAS_PRO } from '../../posts/index.ts';
import type { Chunk, HeldSpread } from './spread-store.ts';

/** Connections of one transaction: theirs wait for it, some seventy milliseconds with twenty postings. */
const CHUNK = 100;

/**
 * Its postings stay as they are until the transaction ends: who changes one finds every copy of the version before. Those whose time was
 * ahead when it was published get their copies also a little late.
 */
const heldPostings = statement(
  'fan-out-postings',
  {
    takes: { campaign: int8, after: timestamptz },
    gives: { id: int8, app: text<SocialApp>(), type: text(), fire_at: sure(timestamptz) },
  },
  ($) => `
  SELECT t.id, t.app, t.type, t.fire_at FROM postings t JOIN campaigns g ON g.id = t.campaign_id
  WHERE t.campaign_id = ${$.campaign} AND g.type = 'standard' AND g.published_at IS NOT NULL AND g.deleted_at IS NULL
    AND t.deleted_at IS NULL AND t.fire_at > ${$.after} ORDER BY t.id FOR SHARE OF t`,
);
export const holdPostings = (tx: Sql, campaign: number, after: Date) => tx.rows(heldPostings({ campaign, after }));

const nextConnections = statement(
  'fan-out-connections',
  { takes: { campaign: int8, after: int8, apps: list(text()), limit: int4 }, gives: { id: int8 } },
  ($) => `
  SELECT c.id FROM ${CONNECTIONS}, campaigns g
  WHERE g.id = ${$.campaign} AND c.id > ${$.after} AND c.app = ANY (${$.apps}) AND ${ELIGIBLE} ORDER BY c.id LIMIT ${$.limit}::int`,
);
const countConnections = statement(
  'fan-out-count',
  { takes: { campaign: int8, apps: list(text()) }, gives: { count: sure(int4) } },
  ($) => `
  SELECT count(*)::int AS count FROM ${CONNECTIONS}, campaigns g
  WHERE g.id = ${$.campaign} AND c.app = ANY (${$.apps}) AND ${ELIGIBLE}`,
);

/** Copies for the next connections. */
export async function publishNext(tx: Sql, spread: HeldSpread): Promise<{ chunk: Chunk; ofAll: number | null }> {
  const { campaign_id: campaign, now } = spread;
  const patience = now.getTime() - LATE_AFTER_DEFAULT_MINUTES * 60_000;
  const after = new Date(Math.max(spread.created_at.getTime(), patience));
  const postings = await holdPostings(tx, campaign, after);
  const apps = [...new Set(postings.map(({ app }) => app))];
  if (apps.length === 0) return { chunk: { place: null, looked: 0, made: 0 }, ofAll: 0 };
  const ofAll = spread.of_all === null ? ((await tx.row(countConnections({ campaign, apps })))?.count ?? 0) : null;
  const ids = (await tx.rows(nextConnections({ campaign, after: spread.place, apps, limit: CHUNK }))).map(
    ({ id }) => id,
  );
  const { makeCopies } = await copies();
  const made = await makeCopies(tx, { campaign, postings, connections: ids, now });
  const place = ids.length < CHUNK ? null : (ids.at(-1) ?? null);
  return { chunk: { place, looked: ids.length, ...made }, ofAll };
}

const lacks = statement(
  'fan-out-lacks',
  { takes: { campaign: int8, posting: int8 }, gives: { lacks: sure(bool) } },
  ($) => `
  SELECT (SELECT count(*) FROM scheduled_postings p WHERE p.source = 'campaign' AND p.posting_id = ${$.posting})
    < (SELECT count(*) FROM ${CONNECTIONS}, campaigns g, postings t
      WHERE g.id = ${$.campaign} AND t.id = ${$.posting} AND c.app = t.app AND (t.type <> 'reel' OR ${HAS_PRO}) AND ${ELIGIBLE}) AS lacks`,
);
/** Somebody may have been passed over while it was deleted. */
export const isLacking = async (tx: Sql, campaign: number, posting: number): Promise<boolean> =>
  (await tx.row(lacks({ campaign, posting })))?.lacks === true;
