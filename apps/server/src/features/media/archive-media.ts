import { FileMissing } from '../../connectors/storage/port.ts';
import { countAll } from '../../platform/db/query.ts';
import { type Archived, type ArchivedFile, inPages, jsonFile } from '../../platform/feature/archived.ts';
import { heldProfiles } from '../profiles/index.ts';
import type { MediaDeps } from './deps.ts';
import { archivedName, libraries } from './files.ts';

/** The pictures and videos of a person as they were uploaded, also those that posts alone still use, and what is known of each. */
export async function archiveMedia({ db, storage }: MediaDeps, userId: number): Promise<Archived> {
  const rows = (after: number, limit: number) =>
    db.rows(
      libraries
        .select(['m.id', 'm.key', 'i.id as library', 'i.profile_id as profile', 'i.description', 'i.of_link'])
        .select(['m.kind', 'm.mime', 'm.bytes', 'm.width', 'm.height', 'm.duration_ms', 'i.created_at', 'i.hidden_at'])
        .where('i.profile_id', 'in', heldProfiles(userId))
        .where('m.id', '>', after)
        .orderBy('m.id')
        .limit(limit),
    );
  const gone = new Set<number>();
  const open = async (id: number, key: string) => {
    try {
      return await (await storage.stream(key)).open();
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      gone.add(id);
      return null;
    }
  };
  async function* files(): AsyncGenerator<ArchivedFile> {
    for await (const { id, key, mime } of inPages(rows))
      yield { name: archivedName({ id, key, mime }), open: () => open(id, key), packed: true };
    yield jsonFile('media', () => facts());
  }
  async function* facts(): AsyncGenerator<object> {
    for await (const { key, ...row } of inPages(rows))
      yield { ...row, file: gone.has(row.id) ? null : archivedName({ ...row, key }) };
  }
  const count = await db.row(libraries.select(countAll).where('i.profile_id', 'in', heldProfiles(userId)));
  return { files: files(), many: (count?.count ?? 0) + 1 };
}
