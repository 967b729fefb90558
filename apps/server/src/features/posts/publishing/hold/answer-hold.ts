import type { HoldAnswer } from '@waypost/contract/publishing';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Config } from '../../../../platform/config/config.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import { query } from '../../../../platform/db/query.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { conflict } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { endAllSessions } from '../../../accounts/index.ts';
import { runsSetBack } from '../../../mailing/index.ts';
import { wakeMachine } from '../wake-machine.ts';
import { flagPosts } from './flag-posts.ts';
import { lockHold, nextIdentity, readCluster, readHold, readWorld, remember, type StoredHold } from './installation.ts';
import type { Facts, Identity } from './judge.ts';

/**
 * A person says what had happened, and publishing goes on. Without an answer the careful one counts: the database was set
 * back. 409 when it cannot have been away only. Repeatable: with nothing held it changes and records nothing. Answers
 * what was held.
 */
export async function resumePublishing(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  answer: HoldAnswer = 'set_back',
  actor?: Actor,
): Promise<StoredHold | null> {
  const cluster = await readCluster(db);
  return db.transaction(async (tx) => {
    await lockHold(tx);
    const hold = await readHold(tx);
    if (hold === null) return null;
    if (answer === 'only_away' && hold.reason !== 'outage') throw conflict('posts.conflict.not_only_away');
    const { identity, database, table } = await readWorld(tx);
    await answerHold(tx, config, { stored: identity, facts: { ...cluster, database, table } }, answer);
    if (actor !== undefined)
      await audit(tx, actor, {
        action: 'publishing.resumed',
        objectType: 'installation',
        objectId: 'publishing_held',
        data: { ...hold, answer },
      });
    return hold;
  });
}

/** Publishing goes on, as the installation that it is now, in a new epoch and under the address of now. */
export async function answerHold(
  tx: Sql,
  config: Pick<Config, 'publicUrl'>,
  { stored, facts }: { stored: Identity | null; facts: Facts },
  answer: HoldAnswer,
): Promise<void> {
  const hold = await readHold(tx);
  if (answer === 'set_back') {
    await runsSetBack(tx);
    await flagPosts(tx, hold?.look_from == null ? null : new Date(hold.look_from), { dueOnly: false });
    // Of every other hold they ended when it was found.
    if (hold?.reason === 'outage') await endAllSessions(tx);
  }
  await tx.run(query.deleteFrom('installation').where('key', '=', 'publishing_held'));
  await remember(tx, 'identity', json<unknown>(nextIdentity(facts, stored, hold?.epochs)));
  await remember(tx, 'public_url', json<unknown>(config.publicUrl));
  await wakeMachine(tx);
}
