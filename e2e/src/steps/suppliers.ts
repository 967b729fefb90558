import type { World } from '../world/world.ts';

/** A supplier that pays for posts on Facebook and LinkedIn; answers its id. */
export async function giveSupplier({ db }: World, label: string): Promise<number> {
  const row = await db.row<{ id: number }>(
    `WITH s AS (INSERT INTO suppliers (supplier_name, supplier_label, budget_version)
       VALUES ($1::text || '-' || (random() * 1e9)::bigint, $1::text, 1) RETURNING id)
     INSERT INTO supplier_budgets (supplier_id, app, cost_per_post, percent_trade, percent_reach, percent_engagement,
       percent_clicks, percent_sales, leads_into_bookings, per_booking_amount)
     SELECT s.id, app, 12.5, 15, 35, 20, 20, 10, 6.5, 4200 FROM s, unnest(ARRAY['facebook', 'linkedin']) app
     RETURNING supplier_id AS id`,
    [label],
  );
  if (row === null) throw new Error('no supplier');
  return row.id;
}
