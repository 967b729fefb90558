import type { Storage } from '../../connectors/storage/port.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Sealer } from '../../platform/crypto/sealer.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { type Client, createClient } from './client.ts';
import { createTurn, outsideAt } from './outside.ts';
import { aloneWithDemo, beginDemo, isTold, markComplete, markDone, type Progress } from './progress.ts';
import { STORIES } from './stories/index.ts';
import { TEAM, type Team } from './stories/team.ts';
import type { Story } from './story.ts';
import { teamChunks } from './team-chunks.ts';

interface Places {
  readonly db: Database;
  /** Where the product answers on this computer, and where the sandbox does. */
  readonly api: string;
  readonly sandbox: string;
  readonly sealer: Sealer;
  /** What newsletters of the past are built of. */
  readonly config: Config;
  readonly storage: Storage;
  /** Makes videos. */
  readonly ffmpeg?: string | undefined;
}

/**
 * Tells the demo world, once: what was done before a kill is not done again. The past is written as the machine leaves it,
 * everything else goes through the product's own calls. False when somebody else is at it.
 */
export async function fillDemo(
  places: Places,
  { stories, team }: { readonly stories: readonly Story[]; readonly team: Team | null } = {
    stories: STORIES,
    team: TEAM,
  },
): Promise<boolean> {
  const { db } = places;
  if (await isTold(db)) return true;
  return aloneWithDemo(db, async () => {
    const { anchor, complete, done } = await beginDemo(db);
    const place = {
      ...places,
      outside: outsideAt(places.sandbox),
      ffmpeg: places.ffmpeg ?? null,
      inTurn: createTurn(),
    };
    const telling = { ...places, done };
    const personsOf = (story: Story): Teller => ({
      ...story,
      chunks: (client) => chunksOf({ ...place, story, anchor: new Date(anchor) }, client),
    });
    // A story of somebody may use what an earlier one made; those of others know nothing of it.
    const tellers = [...Map.groupBy(stories, ({ role }) => role).values()].map((own) => own.map(personsOf));
    if (team !== null)
      tellers.push([
        {
          role: 'staff',
          slug: 'team',
          chunks: async (client) => teamChunks({ ...place, client, anchor: new Date(anchor) }, team),
        },
      ]);
    const all = (videos: boolean) =>
      inLanes(tellers, tellers.length, async (own) => {
        for (const one of own) await tell(telling, one, videos);
      });
    if (!complete) {
      await all(false);
      await markComplete(db, true);
    }
    await all(true);
    await markComplete(db, false);
  });
}

/** Chunks of one person at once: while one waits for an answer, another computes. */
const LANES = 3;

interface Teller extends Pick<Story, 'role' | 'slug'> {
  readonly chunks: (client: Client) => Promise<Chunk[][]>;
}

/** As this person, under this name: what makes videos, or everything else. */
async function tell(
  { db, api, done }: Places & Pick<Progress, 'done'>,
  { role, slug, chunks }: Teller,
  videos: boolean,
): Promise<void> {
  const client = createClient(api);
  const left = (await chunks(client)).map((some) =>
    some.filter(({ name, video = false }) => video === videos && !done.includes(`${slug}/${name}`)),
  );
  if (left.every((some) => some.length === 0)) return;
  await client.demo(role);
  for (const some of left)
    await inLanes(some, LANES, async ({ name, run }) => {
      const write = await run();
      await db.transaction(async (tx) => {
        await write?.(tx);
        await markDone(tx, `${slug}/${name}`);
      });
    });
  await client.post('/api/auth/logout/');
}

/** Begins none after one that failed, and fails when the others have ended. */
async function inLanes<T>(all: readonly T[], lanes: number, work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let one = left.shift(); one !== undefined && failures.length === 0; one = left.shift())
      await work(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failures.length > 0) throw failures[0];
}
