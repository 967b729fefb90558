import { bool, float8, sure, text } from '../../../../platform/db/column.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { PublishingDeps } from '../deps.ts';
import { ADDRESS_PATH, judgeAnswer, openChallenge } from './address-proof.ts';
import { holdPublishing, lockHold, readWorld } from './installation.ts';

const PATIENCE_MS = 5_000;
/** Until it was verified once, and while it is in doubt; afterwards. */
const SOON_S = 60;
const LATER_S = 300;

/** Key of `installation` while another Waypost seems to answer at our address: nothing leaves until that is clear. */
const DOUBTED = 'address_doubted';

const turn = statement(
  'take-address-turn',
  { takes: { seconds: float8 }, gives: { taken: sure(bool) } },
  ($) => `
    INSERT INTO installation (key, value) VALUES ('address_asked', 'true')
    ON CONFLICT (key) DO UPDATE SET updated_at = clock_timestamp()
    WHERE installation.updated_at < clock_timestamp() - make_interval(secs => ${$.seconds})
    RETURNING true AS taken`,
);
const set = statement(
  'set-address-state',
  { takes: { key: text() }, gives: {} },
  ($) => `
    INSERT INTO installation (key, value) VALUES (${$.key}, 'true')
    ON CONFLICT (key) DO UPDATE SET updated_at = clock_timestamp()`,
);
const state = statement(
  'address-state',
  { takes: {}, gives: { verified: sure(bool), doubted: sure(bool) } },
  () => `
    SELECT EXISTS (SELECT FROM installation WHERE key = 'address_verified' AND value = 'true') AS verified,
      EXISTS (SELECT FROM installation WHERE key = '${DOUBTED}') AS doubted`,
);
/** Who answers at our public address, as far as it was asked. */
export async function addressState(db: Sql): Promise<'verified' | 'unverified' | 'doubted'> {
  const found = await db.row(state({}));
  if (found?.doubted) return 'doubted';
  return found?.verified ? 'verified' : 'unverified';
}
const clear = statement(
  'clear-address-state',
  { takes: { key: text() }, gives: {} },
  ($) => `DELETE FROM installation WHERE key = ${$.key}`,
);

/**
 * Asks whoever answers at our public address something that only our database knows. Another Waypost, twice a minute
 * apart, means that one of us two is a copy: publishing is held, and meanwhile nothing leaves. Anything else proves
 * nothing, and publishing goes on. One worker asks at a time; `first` asks at once, with the same patience.
 */
export async function checkAddress(
  deps: PublishingDeps,
  { first, patienceMs }: { first: boolean; patienceMs?: number },
): Promise<void> {
  // In a sandbox nothing leaves the computer, and every copy has networks of its own.
  if (deps.config.mode === 'sandbox') return;
  const { db } = deps;
  const { verified, doubted } = (await db.row(state({}))) ?? { verified: false, doubted: false };
  const pause = doubted || !verified ? SOON_S : LATER_S;
  // A process that starts asks for itself: it may be the first of a copy, whose rows say that all is well.
  if ((await db.row(turn({ seconds: first && !doubted ? 0 : pause - 1 }))) === null) return;
  const seen = await askAddress(deps);
  await db.transaction(async (tx) => {
    await lockHold(tx, patienceMs);
    if (seen !== 'strange') await tx.run(clear({ key: DOUBTED }));
    if (seen === 'ours') await tx.run(set({ key: 'address_verified' }));
    else await tx.run(clear({ key: 'address_verified' }));
    if (seen === 'strange') await doubt(tx, doubted, deps);
  });
}

async function doubt(tx: Sql, again: boolean, { log, config }: PublishingDeps): Promise<void> {
  if (!again) {
    log.warn(
      { address: config.publicUrl },
      'another installation seems to answer at our address; we ask again in a minute',
    );
    await tx.run(set({ key: DOUBTED }));
    return;
  }
  log.error({ address: config.publicUrl }, 'another installation answers at our address: publishing is held');
  await holdPublishing(tx, 'copied', (await readWorld(tx)).beat_at);
  await tx.run(clear({ key: DOUBTED }));
}

/** This one origin may be on our own machine; everything else goes through the guard. */
async function askAddress({ config, db }: PublishingDeps): Promise<ReturnType<typeof judgeAnswer>> {
  const id = await openChallenge(db);
  try {
    const answer = await fetch(new URL(`${ADDRESS_PATH}?c=${id}`, config.publicUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? judgeAnswer(await answer.json(), config.sessionSecret, id) : null;
  } catch {
    return null;
  }
}
