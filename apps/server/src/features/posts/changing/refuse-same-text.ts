import { publishedText } from '@waypost/contract/posts';
import type { Sql } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/errors/index.ts';
import { signatureOf } from '../../profiles/index.ts';
import { preflightText } from '../preflight/preflight-posts.ts';
import { sameTextPost, type WorldConnection } from '../preflight/preflight-world.ts';
import type { ChangeRow } from './change-store.ts';

/** 400 when another post of the page says the same within minutes of `at`. The caller holds the connection. */
export async function refuseSameText(
  tx: Sql,
  row: ChangeRow,
  connection: WorldConnection,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  const signature = await signatureOf(tx, row.profile_id);
  const text = publishedText(message, row.app, signature);
  const same = await sameTextPost(tx, { connection, text, at, signature, except: [row.id] });
  if (same === null) return;
  const values = { post: same.id, at: same.fireAt, minutes: 15 };
  throw invalid({ message: [preflightText({ app: row.app, code: 'same_text', level: 'error', values })] });
}
