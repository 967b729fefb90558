import type { Sql } from '../../../platform/db/database.ts';
import { json } from '../../../platform/db/json.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import type { RunContent, RunLink } from '../content.ts';

export interface NewRun {
  readonly profileId: number;
  readonly listId: number;
  readonly content: RunContent;
  /** Business time. Nothing is frozen or sent before. */
  readonly fireAt: Date;
  /** A person has said that it goes out, late as it is: it does not ask once more. */
  readonly isSaid?: boolean;
}

/** Puts a run into the world, in the caller's transaction; it is frozen and sent when its time has come. */
export async function startRun(
  tx: Sql,
  { profileId, listId, content, fireAt, isSaid = false }: NewRun,
): Promise<number> {
  const run = await tx.row(
    query
      .insertInto('mailing_runs')
      .values({
        ...{ profile_id: profileId, list_id: listId, content: json(content), fire_at: fireAt },
        ...(isSaid && { go_at: appNow }),
      })
      .returning('id'),
  );
  if (run === null) throw new Error('The run was not written');
  await tx.run(query.insertInto('mailing_figures').values({ run_id: run.id }));
  await writeLinks(tx, run.id, content.links ?? []);
  return run.id;
}

/** Other addresses than those of the web are never redirected to. */
const isWeb = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

async function writeLinks(tx: Sql, run: number, links: readonly RunLink[]): Promise<void> {
  if (links.length === 0) return;
  const wrong = links.find(({ url }) => !isWeb(url));
  if (wrong !== undefined) throw new Error('A link of the run leads nowhere');
  await tx.run(
    query.insertInto('mailing_links').values(
      links.map(({ url, name, supplierId = null }, ordinal) => ({
        ...{ run_id: run, ordinal, url, name },
        supplier_id: supplierId,
      })),
    ),
  );
}
