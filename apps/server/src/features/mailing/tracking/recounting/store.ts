import { bool, int4, int8, jsonText, list, orNull, sure, text, timestamptz } from '../../../../platform/db/column.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { type Known, SHARES, type Share } from './figures.ts';
import type { Seen } from './judge.ts';

/** Takes what was touched first; of several that look at once each takes others. */
export const takeRecounts = statement(
  'take-mailing-recounts',
  { takes: { limit: int8 }, gives: { delivery: int8 } },
  ($) => `
  DELETE FROM mailing_recounts WHERE id IN (
    SELECT id FROM mailing_recounts ORDER BY id LIMIT ${$.limit} FOR UPDATE SKIP LOCKED
  ) RETURNING delivery_id AS delivery`,
);

export const putBackRecounts = statement(
  'put-back-mailing-recounts',
  { takes: { deliveries: list(int8) }, gives: {} },
  ($) => `INSERT INTO mailing_recounts (delivery_id) SELECT unnest(${$.deliveries}::int8[])`,
);

/** Events of older ones are being dropped: what their rows say stays as it is. */
export const YOUNG = "coalesce(d.at > clock_timestamp() - interval '23 months', true)";

const KNOWN = {
  arrived_at: orNull(timestamptz),
  opened_at: orNull(timestamptz),
  clicked_at: orNull(timestamptz),
  machine_opened_at: orNull(timestamptz),
  machine_clicked_at: orNull(timestamptz),
  opens: int4,
  clicks: int4,
  machine_opens: int4,
  machine_clicks: int4,
  unsubscribed_at: orNull(timestamptz),
  complained_at: orNull(timestamptz),
  bounced_at: orNull(timestamptz),
  bounce: orNull(text<'hard' | 'soft' | 'refused'>()),
  bounce_status: orNull(text()),
  bounce_note: orNull(text()),
} as const;
const COLUMNS = Object.keys(KNOWN) as (keyof Known)[];
const READ = COLUMNS.map((column) => `d.${column}`).join(', ');

const DELIVERY = {
  id: int8,
  run: int8,
  uncertain: sure(bool),
  /** As the clock of business stands now. */
  sentAt: orNull(timestamptz),
  links: sure(int4),
  ...KNOWN,
};
const reading = (id: string) => `
  SELECT d.id, d.run_id AS run, d.state = 'uncertain' AS uncertain, d.at + (app_now() - clock_timestamp()) AS "sentAt",
    (SELECT count(*)::int FROM mailing_links l WHERE l.run_id = d.run_id) AS links, ${READ}
  FROM deliveries d WHERE d.id = ANY (${id}) AND ${YOUNG} ORDER BY d.id`;

/** Holds them. Who waits for nobody cannot be waited for in a circle: those that their sender holds are left for the next time. */
export const holdFree = statement(
  'hold-free-deliveries',
  { takes: { deliveries: list(int8) }, gives: DELIVERY },
  ($) => `${reading($.deliveries)} FOR NO KEY UPDATE OF d SKIP LOCKED`,
);
export const holdDeliveries = statement(
  'hold-deliveries',
  { takes: { deliveries: list(int8) }, gives: DELIVERY },
  ($) => `${reading($.deliveries)} FOR NO KEY UPDATE OF d`,
);
export const thereAmong = statement(
  'young-deliveries',
  { takes: { deliveries: list(int8) }, gives: { id: int8 } },
  ($) => `SELECT d.id FROM deliveries d WHERE d.id = ANY (${$.deliveries}) AND ${YOUNG}`,
);

export const eventsOf = statement(
  'events-of-deliveries',
  {
    takes: { deliveries: list(int8) },
    gives: {
      delivery_id: int8,
      kind: text<Seen['kind']>(),
      ordinal: orNull(int4),
      at: timestamptz,
      agent: orNull(text<NonNullable<Seen['agent']>>()),
      user_agent: orNull(text()),
      ip_prefix: orNull(text()),
      bounce: orNull(text<'hard' | 'soft' | 'refused'>()),
      status: orNull(text()),
      note: orNull(text()),
    },
  },
  ($) => `
  SELECT delivery_id, kind, ordinal, at, agent, user_agent, ip_prefix, bounce, status, note
  FROM mailing_events WHERE delivery_id = ANY (${$.deliveries}) ORDER BY delivery_id, at, id`,
);

export const clicksOf = statement(
  'clicks-of-deliveries',
  { takes: { deliveries: list(int8) }, gives: { delivery_id: int8, ordinal: int4, clicks: int4, clicks_all: int4 } },
  ($) =>
    `SELECT delivery_id, ordinal, clicks, clicks_all FROM mailing_clicks WHERE delivery_id = ANY (${$.deliveries})`,
);

const record = Object.entries(KNOWN).map(([column, { type }]) => `${column} ${type}`);

export const writeKnown = statement(
  'write-known-of-deliveries',
  { takes: { rows: jsonText<readonly (Known & { id: number })[]>() }, gives: {} },
  ($) => `
  UPDATE deliveries d SET ${COLUMNS.map((column) => `${column} = n.${column}`).join(', ')}
  FROM jsonb_to_recordset(${$.rows}::jsonb) AS n (id int8, ${record.join(', ')}) WHERE d.id = n.id`,
);

export interface ClickRow {
  readonly delivery_id: number;
  readonly run_id: number;
  readonly ordinal: number;
  readonly clicks: number;
  readonly clicks_all: number;
  readonly first_at: Date;
}
export const writeClicks = statement(
  'write-clicks-of-deliveries',
  { takes: { rows: jsonText<readonly ClickRow[]>() }, gives: {} },
  ($) => `
  INSERT INTO mailing_clicks (delivery_id, ordinal, run_id, clicks, clicks_all, first_at)
  SELECT delivery_id, ordinal, run_id, clicks, clicks_all, first_at FROM jsonb_to_recordset(${$.rows}::jsonb)
    AS n (delivery_id int8, ordinal int4, run_id int8, clicks int4, clicks_all int4, first_at timestamptz)
  ON CONFLICT (delivery_id, ordinal) DO UPDATE SET clicks = EXCLUDED.clicks, clicks_all = EXCLUDED.clicks_all, first_at = EXCLUDED.first_at`,
);

const int4s = (names: readonly string[]) => names.map((name) => `${name} int4`).join(', ');
const added = (table: string, names: readonly string[]) =>
  names.map((name) => `${name} = ${table}.${name} + EXCLUDED.${name}`).join(', ');

/** In the order of the runs, as everybody who adds to several does. */
export const addToRuns = statement(
  'add-to-mailing-figures',
  { takes: { rows: jsonText<readonly (Share & { run_id: number })[]>() }, gives: {} },
  ($) => `
  INSERT INTO mailing_figures AS f (run_id, ${SHARES.join(', ')})
  SELECT run_id, ${SHARES.join(', ')} FROM jsonb_to_recordset(${$.rows}::jsonb) AS n (run_id int8, ${int4s(SHARES)})
  ORDER BY run_id
  ON CONFLICT (run_id) DO UPDATE SET ${added('f', SHARES)}`,
);

const CLICKS = ['clicked', 'clicked_all', 'clicks', 'clicks_all'] as const;
export type LinkShare = Readonly<Record<(typeof CLICKS)[number] | 'run_id' | 'ordinal', number>>;
/** Held in the order of runs and links before they are changed. */
export const addToLinks = statement(
  'add-to-mailing-links',
  { takes: { rows: jsonText<readonly LinkShare[]>() }, gives: {} },
  ($) => `
  WITH n AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(${$.rows}::jsonb) AS r (run_id int8, ordinal int4, ${int4s(CLICKS)})
  ),
  held AS MATERIALIZED (
    SELECT l.run_id, l.ordinal FROM mailing_links l JOIN n USING (run_id, ordinal) ORDER BY l.run_id, l.ordinal FOR NO KEY UPDATE OF l
  )
  UPDATE mailing_links l SET ${CLICKS.map((name) => `${name} = l.${name} + n.${name}`).join(', ')}
  FROM n JOIN held USING (run_id, ordinal) WHERE l.run_id = n.run_id AND l.ordinal = n.ordinal`,
);
