import { expect } from 'vitest';

interface Rows {
  rows<T>(text: string, values?: unknown[]): Promise<T[]>;
}

/** Counts the sums of a run by its deliveries and clicks in other words than the product's, and compares. */
export async function recount(db: Rows, run: number): Promise<void> {
  const counted = await db.rows(
    `SELECT count(*) FILTER (WHERE opened_at IS NOT NULL)::int AS opened,
       count(*) FILTER (WHERE coalesce(opened_at, machine_opened_at) IS NOT NULL)::int AS opened_all,
       count(*) FILTER (WHERE clicked_at IS NOT NULL)::int AS clicked,
       count(*) FILTER (WHERE coalesce(clicked_at, machine_clicked_at) IS NOT NULL)::int AS clicked_all,
       sum(opens)::int AS opens, sum(opens + machine_opens)::int AS opens_all,
       sum(clicks)::int AS clicks, sum(clicks + machine_clicks)::int AS clicks_all,
       count(unsubscribed_at)::int AS unsubscribed, count(complained_at)::int AS complained,
       count(*) FILTER (WHERE bounce = 'hard')::int AS bounced_hard, count(*) FILTER (WHERE bounce = 'soft')::int AS bounced_soft,
       count(*) FILTER (WHERE bounce = 'refused')::int AS bounced_refused
     FROM deliveries WHERE run_id = $1`,
    [run],
  );
  expect(await db.rows("SELECT (to_jsonb(f) - 'run_id') AS f FROM mailing_figures f WHERE run_id = $1", [run])).toEqual(
    counted.map((f) => ({ f })),
  );
  const links = await db.rows(
    `SELECT l.ordinal, count(*) FILTER (WHERE c.clicks > 0)::int AS clicked, count(c.delivery_id)::int AS clicked_all,
       coalesce(sum(c.clicks), 0)::int AS clicks, coalesce(sum(c.clicks_all), 0)::int AS clicks_all
     FROM mailing_links l LEFT JOIN mailing_clicks c USING (run_id, ordinal) WHERE l.run_id = $1 GROUP BY 1 ORDER BY 1`,
    [run],
  );
  expect(
    await db.rows(
      'SELECT ordinal, clicked, clicked_all, clicks, clicks_all FROM mailing_links WHERE run_id = $1 ORDER BY 1',
      [run],
    ),
  ).toEqual(links);
  // And the totals of a delivery are those of its events, whoever they were taken for.
  const wrong = await db.rows(
    `SELECT d.id FROM deliveries d LEFT JOIN (
       SELECT delivery_id, count(*) FILTER (WHERE kind = 'click') AS clicks, count(*) FILTER (WHERE kind IN ('open', 'view')) AS opens,
         min(at) AS first FROM mailing_events WHERE run_id = $1 GROUP BY 1) e ON e.delivery_id = d.id
     WHERE d.run_id = $1 AND (d.clicks + d.machine_clicks <> coalesce(e.clicks, 0)
       OR d.opens + d.machine_opens NOT IN (coalesce(e.opens, 0), coalesce(e.opens, 0) + (coalesce(e.opens, 0) = 0)::int)
       AND d.opens > 1
       OR (d.arrived_at IS NULL) <> (e.first IS NULL))`,
    [run],
  );
  expect(wrong).toEqual([]);
}
