import type { TestApp } from '../../../../testing/app.ts';
import { withKillPoints } from '../../../../testing/crash/kill-points.ts';
import { claimPosts } from '../claim/claim.ts';
import { giveBack } from '../claim/give-back.ts';
import { stepPost } from '../claim/step-post.ts';
import type { PublishingDeps } from '../deps.ts';
import type { MachineRow } from '../machine-row.ts';

/** A publishing worker that is led by the hand from one boundary to the next. */
export interface SteppedWorker {
  /** Takes up to this many due rows, when it holds none; answers how many. */
  claim(limit: number): Promise<number>;
  /** Goes on to the next boundary and answers its name, `done` at the end of a post, or `idle`. */
  advance(): Promise<string>;
  /** The post that it is inside of. */
  inHand(): number | null;
  /** Goes on until it holds nothing. */
  finish(): Promise<void>;
  /** Stops as on SIGTERM between two posts: what it has not begun goes back. False while it is inside a post. */
  giveBack(): Promise<boolean>;
  /** Dies where it stands: from now on it reaches neither database, network nor disk. The next claim is a new life. */
  kill(): Promise<void>;
}

/** Boundaries outside of transactions, so that a worker that stands there keeps nobody waiting for a lock. */
const STOPS =
  /^(net:\w+:(before|after)|sql:(page_access|publish-gate|open-attempt|owned-remote-ids|save-live):(before|after)|commit:after|outcome-log:(before|after))$/;

interface Life {
  readonly deps: PublishingDeps;
  readonly rows: MachineRow[];
  dead: boolean;
  running: Promise<void> | null;
  post: number | null;
  stop: { readonly point: string; readonly go: () => void; readonly die: () => void } | null;
  /** Called when it comes to a boundary. */
  arrived: () => void;
}

export function steppedWorker(deps: PublishingDeps): SteppedWorker {
  let life = birth(deps);
  const advance = async (): Promise<string> => {
    const arrived = Promise.withResolvers<void>();
    life.arrived = arrived.resolve;
    if (life.running === null) {
      const row = life.rows.shift();
      if (row === undefined) return 'idle';
      life.running = stepPost(life.deps, row);
      life.post = row.id;
    } else {
      const { stop } = life;
      life.stop = null;
      stop?.go();
    }
    await Promise.race([arrived.promise, life.running]);
    if (life.stop !== null) return life.stop.point;
    life.running = null;
    return 'done';
  };
  return {
    async claim(limit) {
      if (life.running !== null || life.rows.length > 0) return 0;
      life.rows.push(...(await claimPosts(deps.db, { limit, leaseMs: deps.config.publishing.leaseMs })));
      return life.rows.length;
    },
    advance,
    inHand: () => (life.running === null ? null : life.post),
    async finish() {
      while ((await advance()) !== 'idle');
    },
    async giveBack() {
      if (life.running !== null) return false;
      for (const row of life.rows.splice(0)) await giveBack(deps.db, row);
      return true;
    },
    async kill() {
      const { running, stop } = life;
      life.dead = true;
      stop?.die();
      await running;
      life = birth(deps);
    },
  };
}

function birth(deps: PublishingDeps): Life {
  const life: Life = {
    deps: withKillPoints(deps, (point) => {
      if (life.dead) throw new Killed();
      if (!STOPS.test(point)) return;
      return new Promise((resolve, reject) => {
        life.stop = { point, go: resolve, die: () => reject(new Killed()) };
        life.arrived();
      });
    }),
    rows: [],
    dead: false,
    running: null,
    post: null,
    stop: null,
    arrived: () => undefined,
  };
  return life;
}

class Killed extends Error {
  constructor() {
    super('this worker is dead');
    this.name = 'Killed';
  }
}

/** Longer than a lease, and than a release with its answer and the grace of the sweep. */
export const STALL_S = 240;

/** For the tables: leases and the windows of open releases are over. */
export async function passRealTime({ waypost: { db } }: TestApp): Promise<void> {
  const back = (column: string) => `${column} = ${column} - make_interval(secs => $1)`;
  await db.run(`UPDATE scheduled_postings SET ${back('lease_until')} WHERE lease_until IS NOT NULL`, [STALL_S]);
  await db.run(`UPDATE publish_attempts SET ${back('commit_started_at')} WHERE outcome IS NULL`, [STALL_S]);
}
