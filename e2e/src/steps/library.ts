import type { World } from '../world/world.ts';

/** A library as staff publish it; every advisor of this installation finds it. */
export async function giveLibrary(
  { db }: Pick<World, 'db'>,
  title: string,
  messages: readonly string[],
): Promise<number> {
  const campaign = await db.row<{ id: number }>(
    `INSERT INTO campaigns (type, title, countries, published_at) VALUES ('library', $1, '{US,CA}', now()) RETURNING id`,
    [title],
  );
  const id = campaign?.id ?? 0;
  for (const message of messages)
    await db.run(
      `WITH p AS (INSERT INTO postings (campaign_id, app, message) VALUES ($1, 'facebook', $2) RETURNING id)
       INSERT INTO posting_terms (posting_id, term_id) SELECT p.id, t.id FROM p JOIN taxonomy_terms t ON t.slug IN ('ocean-cruise', 'northern-europe')`,
      [id, message],
    );
  return id;
}
