import { privateKey } from '../../connectors/storage/port.ts';
import type { Sql } from '../../platform/db/database.ts';
import { appNow, query, sql, type TableRow } from '../../platform/db/query.ts';

// An archive hangs on an account, not on a profile: each statement names whose it is, or is a job's own.

export type ArchiveRow = TableRow<'archives'>;

/** A try never writes over what another one may be writing still. */
export const keyOf = ({ folder, tries }: Pick<ArchiveRow, 'folder' | 'tries'>): string =>
  privateKey(`archives/${folder}/${tries}.zip`);

export const making = query
  .selectFrom('archives')
  .selectAll()
  .where('ready_at', 'is', null)
  .where('failed_at', 'is', null);

const kept = (userId: number) =>
  query.selectFrom('archives').selectAll().where('user_id', '=', userId).where('expires_at', '>', appNow);

/** What the person asked for last; null when there is none, or none any more. */
export const newestArchive = (db: Sql, userId: number): Promise<ArchiveRow | null> =>
  db.row(kept(userId).orderBy('id', 'desc').limit(1));

/** One that can be downloaded, of this person. */
export const readyArchive = (db: Sql, userId: number, id: number): Promise<ArchiveRow | null> =>
  db.row(kept(userId).where('id', '=', id).where('ready_at', 'is not', null));

export const inDays = (days: number) => sql<Date>`app_now() + make_interval(days => ${sql.lit(days)})`;
