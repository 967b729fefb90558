import { publishedText, sameTextRules } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { textSettingsIn } from '../../profiles/index.ts';
import { refuseErrors } from '../preflight/preflight-posts.ts';
import { sameTextPost, type WorldConnection } from '../preflight/preflight-world.ts';
import type { ChangeRow } from './change-store.ts';

/** 400 when another post of the page says the same within minutes of `at`. The caller holds the connection. */
export async function refuseSameText(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  const signature = textSettingsIn(row);
  const text = publishedText(message, row.app, signature);
  const same = await sameTextPost(tx, { connection, text, at, signature, except: [row.id] });
  refuseErrors(sameTextRules(row.app, same));
}
