import type { Database } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { query, sql } from '../../platform/db/query.ts';
import type { Chunk } from './chunks.ts';
import type { Client } from './client.ts';
import { took } from './desk.ts';
import type { Team } from './stories/team.ts';

/** What the team does; the client is signed in as one of them. The last is written first: what is newer stands before it. */
export function teamChunks(db: Database, client: Client, { announcements }: Team): Chunk[] {
  return announcements.toReversed().map(({ published, ...written }, at) => ({
    name: `announcement-${at}`,
    run: async () => {
      const known = await db.row(
        query
          .selectFrom('announcements')
          .select('id')
          .where(sql<boolean>`text = ${json(written.text)}::jsonb`)
          .where('deleted_at', 'is', null),
      );
      const id = known?.id ?? took(await client.post('/api/announcements/', written), 201).body.id;
      if (published) took(await client.post(`/api/announcements/${id}/publish/`), 200);
      return undefined;
    },
  }));
}
