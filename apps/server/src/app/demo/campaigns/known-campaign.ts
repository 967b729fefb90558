import type { Database } from '../../../platform/db/database.ts';
import { query } from '../../../platform/db/query.ts';

interface Known {
  readonly id: number;
  readonly version: number;
  readonly published_at: Date | null;
}

/** A campaign that the demo world has begun, by its title: what was told before a kill is told once. */
export const knownCampaign = (db: Database, title: string): Promise<Known | null> =>
  db.row(
    query
      .selectFrom('campaigns')
      .select(['id', 'version', 'published_at'])
      .where('title', '=', title)
      .where('deleted_at', 'is', null),
  );
