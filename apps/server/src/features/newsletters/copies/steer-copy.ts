import { audit } from '../../../platform/audit/audit.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { appNow, query } from '../../../platform/db/query.ts';
import { conflict } from '../../../platform/errors/index.ts';
import { runVerbs } from '../../mailing/index.ts';
import type { NewsletterDeps } from '../deps.ts';
import { type HeldCopy, holdCopy } from './hold-copies.ts';
import { holdToGoOn } from './hold-to-go-on.ts';
import type { NewsletterScope } from './scope.ts';

/** What an advisor does with a sending of his that has begun, or that is ahead: paused it waits, and held it goes out when he says so. */
export async function steerCopy(
  deps: Pick<NewsletterDeps, 'config' | 'storage'>,
  tx: Sql,
  scope: NewsletterScope,
  verb: 'pause' | 'resume' | 'cancel',
): Promise<void> {
  const { profileId } = scope.profile;
  const { campaign, row } = await (verb === 'resume'
    ? holdToGoOn(deps, tx, { ...scope, profileId })
    : holdCopy(tx, scope));
  const { cancelRun, pauseRun, resumeRun } = await runVerbs();
  if (row.run_id === null) {
    if (campaign.state === 'cancelled' || row.deleted_at !== null) throw conflict('newsletters.errors.notSteered');
    if (verb === 'pause') await pauseAhead(tx, row);
    else if (verb === 'resume') await letGo(tx, row);
    else throw conflict('newsletters.errors.notSteered');
  } else {
    const done =
      verb === 'pause'
        ? await pauseRun(tx, row.run_id, 'person')
        : verb === 'resume'
          ? await resumeRun(tx, row.run_id)
          : await cancelRun(tx, row.run_id, 'person');
    if (!done) throw conflict('newsletters.errors.notSteered');
  }
  await audit(tx, scope.profile.actor, {
    ...{ action: `newsletter.${verb}`, objectType: 'newsletter', objectId: row.id },
    data: { run: row.run_id },
  });
}

/** It stands until it is let go on, whatever its time is, and says so in the place of what it lacked. */
async function pauseAhead(tx: Sql, row: HeldCopy): Promise<void> {
  if (row.held === 'paused') throw conflict('newsletters.errors.notSteered');
  await tx.run(
    query
      .updateTable('newsletters')
      .set({ held: 'paused', held_at: row.held_at ?? appNow, look_at: null, go_at: null, version: row.version + 1 })
      .where('id', '=', row.id),
  );
}

/** It goes out at its time, and at once where that has passed, however long ago; what it lacks still holds it. */
async function letGo(tx: Sql, row: HeldCopy): Promise<void> {
  if (row.held === null) throw conflict('newsletters.errors.notSteered');
  await tx.run(
    query
      .updateTable('newsletters')
      .set({ held: null, held_at: null, look_at: null, go_at: appNow, version: row.version + 1 })
      .where('id', '=', row.id),
  );
}
