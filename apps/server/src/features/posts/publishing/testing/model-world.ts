import type { TestApp } from '../../../../testing/app.ts';
import { connectPage } from '../../../../testing/consent.ts';
import { type Advisor, buildAdvisor } from '../../../../testing/factories.ts';
import type { ConnectedPage } from '../../../../testing/post.ts';
import { type PublishingWorld, publishingWorld } from '../../../../testing/publishing-world.ts';
import { passRealTime, STALL_S, type SteppedWorker, steppedWorker } from './stepped-worker.ts';

const MINUTE = 60_000;

/** One advisor with a page, another page to change to, two workers, and everything that happened so far. */
export interface ModelWorld {
  readonly app: TestApp;
  readonly publishing: PublishingWorld;
  readonly advisor: Advisor;
  readonly page: ConnectedPage;
  readonly pages: readonly string[];
  readonly person: string;
  readonly workers: readonly SteppedWorker[];
  /** Posts in the order of their creation. */
  readonly posts: ModelPost[];
  /** What was done, for the person who reads a failure. */
  readonly story: string[];
  /** Turns business time. */
  forward(minutes: number): Promise<void>;
  /** Lets real time pass too: leases, send deadlines and the windows of open releases run out. */
  stall(): Promise<void>;
  connect(page: string): Promise<void>;
}

export interface ModelPost {
  readonly id: number;
  /** The word by which it is known on the network, whatever is edited around it; posts with the same text share it. */
  readonly tag: string;
  /** How often the person said "it is not there, send it again". */
  saidAbsent: number;
}

/** Turns the clock of this process that send deadlines are measured with. */
export interface RealClock {
  skip(ms: number): void;
}

export async function modelWorld(app: TestApp, real: RealClock): Promise<ModelWorld> {
  await forgetPosts(app);
  app.sandbox.control.clearFaults();
  await app.turnTo(0);
  const { facebook } = app.sandbox.control;
  const person = facebook.addPerson().id;
  const pages = [0, 1].map(() => facebook.addPage({ roles: { [person]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] } }).id);
  const [first = ''] = pages;
  const advisor = await buildAdvisor(app);
  const publishing = publishingWorld(app);
  const story: string[] = [];
  let offset = 0;
  const forward = (minutes: number) => {
    offset += minutes * MINUTE;
    return app.turnTo(offset);
  };
  const connect = async (page: string) => {
    await connectPage(advisor, page, { person, pages, reconnect: true });
  };
  await connect(first);
  const connection = await app.waypost.db.row<{ id: number }>('SELECT id FROM connections WHERE profile_id = $1', [
    advisor.profileId,
  ]);
  return {
    app,
    publishing,
    advisor,
    page: {
      app: 'facebook',
      userId: advisor.userId,
      profileId: advisor.profileId,
      connectionId: connection?.id ?? 0,
      pageId: first,
    },
    pages,
    person,
    workers: [steppedWorker(publishing.deps), steppedWorker(publishing.deps)],
    posts: [],
    story,
    forward,
    async stall() {
      await passRealTime(app);
      real.skip(STALL_S * 1000);
      await forward(STALL_S / 60);
    },
    connect,
  };
}

/** Claims know no profile, so what an earlier run left behind has to go. */
async function forgetPosts({ waypost: { db } }: TestApp): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever watches the moves must not take this for one of ours.
    await tx.run("SET LOCAL session_replication_role = 'replica'");
    for (const table of ['publish_attempts', 'post_media', 'post_comments', 'post_stats', 'staged_leftovers'])
      await tx.run(`DELETE FROM ${table}`);
    await tx.run('DELETE FROM scheduled_postings');
  });
}
