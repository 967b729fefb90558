import { readsOf } from '../../../../platform/db/database.ts';
import { textSettingsOf } from '../../../profiles/index.ts';
import { type Reach, reachPage } from '../../page-access.ts';
import { blockConnection } from '../block-connection.ts';
import type { PublishingDeps } from '../deps.ts';
import { LOOK_AGAIN_S, LOOK_SETTLES_S, LOOK_UNREACHED_S, MAX_STEP_FAILURES } from '../rules.ts';
import type { Seen } from '../settle/find-post.ts';
import { wakeMachine } from '../wake-machine.ts';
import { type Look, lookFor, snapshotFor } from './look-for.ts';
import {
  clearLooks,
  type LookedPage,
  type LookedRow,
  lookAgain,
  lookBySending,
  noteFailedLook,
  postsToLookFor,
} from './look-store.ts';
import { openReading } from './open-reading.ts';
import { adoptLooked, askAbout } from './settle-look.ts';

/** Posts of a page in one reading; the others follow in the next. */
const MOST = 2_000;

/**
 * Reads a page once for all its posts that wait for a look, the soonest first. What is there is adopted; what is not, in a
 * complete reading late enough, may be sent; what cannot be told is a question to its person. True when any was settled.
 */
export async function lookAtPage(deps: PublishingDeps, page: LookedPage): Promise<boolean> {
  const rows = await postsToLookFor(deps.db, page.connection_id, MOST);
  const reach = await reachPage(deps, page);
  const [first] = rows;
  const at = deps.clock.now();
  const inS = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  if (reach === null || first === undefined) {
    await lookAgain(deps.db, page, inS(reach === null ? LOOK_UNREACHED_S : LOOK_AGAIN_S));
    return false;
  }
  const from = new Date(Math.min(...rows.map((row) => row.look_from.getTime())));
  const signature = await textSettingsOf(readsOf(deps.db), first.profile_id);
  const looked = await lookAtRows({ deps, reach, at, reading: openReading(from), signature }, rows);
  const provenFrom = inS(-LOOK_SETTLES_S);
  const cleared = await clearLooks(deps.db, looked.absent, provenFrom);
  if (cleared + looked.settled + looked.sent > 0) await wakeMachine(deps.db);
  const open = rows.map((row) => row.look_since).filter((since) => since > provenFrom);
  const proven = new Date(Math.min(...open.map((since) => since.getTime() + LOOK_SETTLES_S * 1000)));
  const more = cleared + looked.settled > 0 ? inS(1) : inS(LOOK_AGAIN_S);
  await lookAgain(deps.db, page, looked.brokenOff || open.length === 0 ? more : proven);
  return cleared + looked.settled > 0;
}

interface Looked {
  readonly absent: readonly number[];
  readonly settled: number;
  readonly sent: number;
  /** The page could not be read just now. */
  readonly brokenOff: boolean;
}

async function lookAtRows(look: Look, rows: readonly LookedRow[]): Promise<Looked> {
  const { deps, reach, at } = look;
  const absent: number[] = [];
  const sent: number[] = [];
  let settled = 0;
  let brokenOff = false;
  for (const row of rows) {
    // After Change Page the old page cannot be read; its posts went along.
    if (row.pgid !== reach.access.pageId) continue;
    const snapshot = snapshotFor(look, row);
    const seen = await lookFor(look, row, snapshot);
    if (seen.kind === 'none') absent.push(row.id);
    else if (seen.kind === 'one') settled += Number(await adoptLooked(deps, row, snapshot, seen.candidate));
    else if (seen.kind === 'several') settled += Number(await askAbout(deps, row, snapshot, seen));
    else if (isSentAsLook(row, seen, at)) sent.push(row.id);
    else if (isUnreadable(row, seen)) settled += Number(await askAbout(deps, row, snapshot, seen));
    else {
      // The others of the page would meet the same.
      await breakOff(look, rows, row, seen);
      brokenOff = true;
      break;
    }
  }
  if (sent.length > 0) await lookBySending(deps.db, sent);
  return { absent, settled, sent: sent.length, brokenOff };
}

type Unread = Extract<Seen, { kind: 'cannot-read' }>;

/** Where the network refuses a twin and names the first one, sending is the look, while that is sure. */
function isSentAsLook({ phase, fire_at }: LookedRow, { probeUntilS }: Unread, at: Date): boolean {
  const age = (at.getTime() - fire_at.getTime()) / 1000;
  return probeUntilS !== null && age >= 0 && age <= probeUntilS && ['due', 'claimed', 'waiting'].includes(phase);
}

const isUnreadable = ({ step_failures }: LookedRow, { why }: Unread): boolean =>
  why.kind === 'rejected' || step_failures + 1 >= MAX_STEP_FAILURES;

async function breakOff(
  { deps, reach }: Pick<Look, 'deps'> & { reach: Reach },
  rows: readonly LookedRow[],
  row: LookedRow,
  { why }: Unread,
): Promise<void> {
  await deps.db.transaction((tx) => blockConnection(tx, row, reach.tokenVersion, why));
  // A page that is limited or not connected waits for that, however long it takes.
  if (why.kind === 'try-later')
    await noteFailedLook(
      deps.db,
      rows.map(({ id }) => id),
    );
}
