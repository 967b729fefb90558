import { randomUUID } from 'node:crypto';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { any, query } from '../../../platform/db/query.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { holdLiving } from './campaign-store.ts';
import { shiftedByClock } from './wall-clock.ts';

/** As many posts are copied at once; a library may have a hundred thousand. */
const CHUNK = 500;

/** Makes a campaign in work of the same posts, so many days later or earlier at the same time of Toronto's day. */
export async function duplicateCampaign(
  tx: Sql,
  actor: Actor,
  from: number,
  { title, days }: { readonly title: string; readonly days: number },
): Promise<number> {
  const { type, supplier_id, countries } = await holdLiving(tx, from);
  const made = await tx.row(
    query
      .insertInto('campaigns')
      .values({ type, title, supplier_id, countries: [...countries], created_by: actor.userId })
      .returning('id'),
  );
  if (made === null) throw new Error('the campaign was not stored');
  await tx.run(
    query
      .insertInto('campaign_ogs')
      .columns(['campaign_id', 'idx', 'url', 'title', 'description', 'image_media_id'])
      .expression(
        query
          .selectFrom('campaign_ogs')
          .select((e) => [e.val(made.id).as('campaign_id'), 'idx', 'url', 'title', 'description', 'image_media_id'])
          .where('campaign_id', '=', from),
      ),
  );
  for (let last = 0; ; ) {
    const copied = await copyPostings(tx, { from, to: made.id, days, after: last });
    if (copied === null) break;
    last = copied;
  }
  const data = { copy_of: from, days };
  await audit(tx, actor, { action: 'post_campaign.duplicate', objectType: 'post_campaign', objectId: made.id, data });
  return made.id;
}

/** The next ones; answers the last of them, or null when there are no more. */
async function copyPostings(
  tx: Sql,
  { from, to, days, after }: { from: number; to: number; days: number; after: number },
): Promise<number | null> {
  const rows = await tx.rows(
    query
      .selectFrom('postings')
      .select(['id', 'app', 'type', 'message', 'link', 'landing_page_link', 'og_index', 'fire_at'])
      .where('campaign_id', '=', from)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(CHUNK),
  );
  const last = rows.at(-1);
  if (last === undefined) return null;
  const origins = rows.map((row) => ({ row, origin_id: randomUUID() }));
  const values = origins.map(({ row: { id, fire_at, ...said }, origin_id }) => ({
    ...said,
    ...{ campaign_id: to, origin_id, fire_at: fire_at && shiftedByClock(fire_at, { days }) },
  }));
  const made = await tx.rows(query.insertInto('postings').values(values).returning(['id', 'origin_id']));
  const idOf = new Map(made.map(({ id, origin_id }) => [origin_id, id]));
  const copies = new Map(origins.map(({ row, origin_id }) => [row.id, idOf.get(origin_id) ?? 0]));
  await copyBeside(tx, copies);
  return last.id;
}

/** Their pictures and terms. */
async function copyBeside(tx: Sql, copies: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...copies.keys()];
  const of = (posting_id: number) => copies.get(posting_id) ?? 0;
  const files = await tx.rows(query.selectFrom('posting_media').selectAll().where('posting_id', '=', any(ids)));
  if (files.length > 0)
    await tx.run(
      query.insertInto('posting_media').values(files.map((file) => ({ ...file, posting_id: of(file.posting_id) }))),
    );
  const terms = await tx.rows(query.selectFrom('posting_terms').selectAll().where('posting_id', '=', any(ids)));
  if (terms.length > 0)
    await tx.run(
      query.insertInto('posting_terms').values(terms.map((term) => ({ ...term, posting_id: of(term.posting_id) }))),
    );
}
