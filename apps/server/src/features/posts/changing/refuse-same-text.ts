import { type PreflightWorld, publishedText, sameTextRules } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { textSettingsIn } from '../../profiles/index.ts';
import { refuseErrors } from '../preflight/preflight-posts.ts';
import { sameTextPost, type WorldConnection } from '../preflight/preflight-world.ts';
import type { ChangeRow } from './change-store.ts';

interface Wanted {
  readonly message: string;
  readonly at: Date;
}

/** Another post of the page that says the same within minutes of `at`. The caller holds the connection. */
export function findSameText(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  { message, at }: Wanted,
): Promise<PreflightWorld['sameTextPost']> {
  const signature = textSettingsIn(row);
  const text = publishedText(message, row.app, signature);
  return sameTextPost(tx, { connection, text, at, signature, except: [row.id] });
}

/** 400 when there is one. */
export async function refuseSameText(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  wanted: Wanted,
): Promise<void> {
  refuseErrors(sameTextRules(row.app, await findSameText(tx, row, connection, wanted)));
}
