import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { followNext } from '../following/follow-chunk.ts';
import { isLacking, publishNext } from './publish-chunk.ts';
import { beginSpread, type Chunk, type HeldSpread, holdSpread, noteChunk } from './spread-store.ts';

/** Carries one change to all copies, chunk by chunk. It can be broken off and repeated anywhere, and by two at once. */
export async function runSpread({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  while (await db.transaction((tx) => spreadNext(tx, id)));
}

/** One chunk in one transaction, with the place that it came to; true while there is more. */
async function spreadNext(tx: Sql, id: number): Promise<boolean> {
  const spread = await holdSpread(tx, id);
  if (spread === null || spread.done_at !== null) return false;
  const { chunk, ofAll } =
    spread.posting_id === null ? await publishNext(tx, spread) : await followNext(tx, spread, spread.posting_id);
  await noteChunk(tx, spread, chunk, ofAll);
  if (chunk.place === null) {
    await tell(tx, spread, chunk);
    await goOn(tx, spread);
  }
  return chunk.place !== null;
}

/** Who was served while the posting was deleted for some seconds has no copy of it: then everybody is looked at once more. */
async function goOn(tx: Sql, { what, campaign_id: campaign, posting_id, actor_id }: HeldSpread): Promise<void> {
  if (what !== 'undo' || posting_id === null || !(await isLacking(tx, campaign, posting_id))) return;
  await beginSpread(tx, actor_id, { campaign, posting: null, what: 'publish' });
}

/** What staff read of it afterwards: what was done, and not what was expected. */
async function tell(tx: Sql, spread: HeldSpread, last: Chunk): Promise<void> {
  const { posting_id: posting, actor_id: userId } = spread;
  await audit(tx, userId === null ? null : { userId, impersonatorId: null }, {
    action: posting === null ? 'post_campaign.spread' : 'posting.spread',
    objectType: posting === null ? 'post_campaign' : 'posting',
    objectId: posting ?? spread.campaign_id,
    data: {
      what: spread.what,
      made: spread.made + last.made,
      surplus: spread.surplus + (last.surplus ?? 0),
      kept: spread.kept + (last.kept ?? 0),
      passed: spread.passed + (last.passed ?? 0),
    },
  });
}
