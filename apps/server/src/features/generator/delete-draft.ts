import type { Sql } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors/index.ts';
import type { ProfileScope } from '../../platform/session/actor.ts';
import { findDraft, removeOpenDraft } from './store.ts';

/** Throws an open draft away. One that was scheduled is where its posts came from, and stays. */
export async function deleteDraft(db: Sql, scope: ProfileScope, id: number): Promise<void> {
  if (await removeOpenDraft(db, scope, id)) return;
  if ((await findDraft(db, scope, id)) === null) throw notFound();
  throw conflict('generator.errors.alreadyScheduled');
}
