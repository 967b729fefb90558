import type { Sql } from '../../../../platform/db/database.ts';
import { json } from '../../../../platform/db/json.ts';
import type { PublishingDeps } from '../deps.ts';
import { answerHold } from './answer-hold.ts';
import { flagPosts } from './flag-posts.ts';
import {
  confirmedOf,
  holdPublishing,
  lockHold,
  lookFrom,
  nextIdentity,
  noteEpochs,
  readCluster,
  readHold,
  readWorld,
  remember,
  type StoredHold,
} from './installation.ts';
import { type Evidence, holdFor, isAsLeft, unheardOf } from './judge.ts';

type Needed = Pick<PublishingDeps, 'config' | 'db' | 'mark'>;

/**
 * Asks whether the database is the one that this home knows: before the first claim of a process, and at every sign of
 * life. Publishing is held when it is a copy, was set back, or was away; a sandbox answers for itself. `begins`: nobody
 * else works on it, so that what is due may have gone out without its knowledge, unless it is as this home left it.
 * Whoever else decides about it is waited for, for `patienceMs` at most where that is said.
 */
export async function askInstallation(
  deps: Needed,
  { begins, patienceMs }: { begins: boolean; patienceMs?: number },
): Promise<StoredHold | null> {
  const { mark, db } = deps;
  const cluster = await readCluster(db);
  return db.transaction(async (tx) => {
    await lockHold(tx, patienceMs);
    const evidence = await gather(tx, deps, cluster);
    const reason = holdFor(evidence);
    const lastBeat = evidence.beatAt;
    if (reason !== null) {
      await holdPublishing(tx, reason, lastBeat);
      await noteEpochs(tx, unheardOf(evidence));
    } else await keepIdentity(tx, deps, evidence);
    if (deps.config.mode === 'sandbox') await answerItself(tx, deps, evidence);
    if (begins && !evidence.empty && !isAsLeft(evidence)) await flagPosts(tx, lookFrom(lastBeat), { dueOnly: true });
    const { identity, highest } = await readWorld(tx);
    if (identity !== null) mark.learn(identity.epoch, highest);
    return readHold(tx);
  });
}

/** A sandbox has nobody to ask, also about what a restore has held before it began. */
async function answerItself(tx: Sql, { config }: Needed, { facts }: Evidence): Promise<void> {
  const [hold, { identity }] = [await readHold(tx), await readWorld(tx)];
  if (hold === null) return;
  await answerHold(tx, config, { stored: identity, facts }, hold.reason === 'outage' ? 'only_away' : 'set_back');
}

interface Gathered extends Evidence {
  readonly beatAt: Date | null;
}

async function gather(
  tx: Sql,
  { mark: home, config }: Needed,
  cluster: Awaited<ReturnType<typeof readCluster>>,
): Promise<Gathered> {
  const world = await readWorld(tx);
  const mark = home.read();
  return {
    stored: world.identity,
    facts: { ...cluster, database: world.database, table: world.table },
    mark,
    confirmed: await confirmedOf(tx, mark.opened),
    empty: world.empty,
    beat: world.beat_age === null ? null : { n: world.beat_n ?? 0, home: world.beat_home ?? '', ageS: world.beat_age },
    beatAt: world.beat_at,
    storedUrl: world.url,
    publicUrl: config.publicUrl,
  };
}

/** Writes down what the installation is, where that is new. A database without posts is: a mark of another is set aside. */
async function keepIdentity(tx: Sql, { mark, config }: Needed, gathered: Gathered): Promise<void> {
  const { stored, facts, empty, storedUrl } = gathered;
  const foreign = empty && isForeign(gathered);
  if (foreign) mark.setAside();
  const changed = stored === null || Object.entries(facts).some(([key, value]) => Reflect.get(stored, key) !== value);
  if (changed || foreign) {
    const kept = stored !== null && !empty ? { ...stored, ...facts } : nextIdentity(facts, stored);
    await remember(tx, 'identity', json<unknown>(kept));
  }
  if (storedUrl !== config.publicUrl) await remember(tx, 'public_url', json<unknown>(config.publicUrl));
}

const isForeign = ({ mark: { opened, beat }, stored }: Gathered): boolean =>
  opened.length > 0 || (beat !== null && beat.epoch !== stored?.epoch && !stored?.earlier.includes(beat.epoch));
