import type { Database } from '../../platform/db/database.ts';
import { chunksOf } from './chunks.ts';
import { createClient } from './client.ts';
import { outsideAt } from './outside.ts';
import { aloneWithDemo, beginDemo, type Progress, progressOf, saveProgress } from './progress.ts';
import { STORIES } from './stories/index.ts';
import type { Story } from './story.ts';

interface Places {
  readonly db: Database;
  /** Where the product answers on this computer, and where the sandbox does. */
  readonly api: string;
  readonly sandbox: string;
}

/**
 * Tells the demo world, once: what was done before a kill is not done again. The past is written as the machine leaves it,
 * everything else goes through the product's own calls. False when somebody else is at it.
 */
export async function fillDemo(places: Places, stories: readonly Story[] = STORIES): Promise<boolean> {
  const { db } = places;
  if ((await progressOf(db))?.complete) return true;
  return aloneWithDemo(db, async () => {
    let progress = await beginDemo(db);
    for (const story of stories) progress = await tell(places, story, progress);
    await saveProgress(db, { ...progress, complete: true });
  });
}

async function tell(places: Places, story: Story, before: Progress): Promise<Progress> {
  const { db, api, sandbox } = places;
  const client = createClient(api);
  await client.demo(story.role);
  const place = { story, db, outside: outsideAt(sandbox), anchor: new Date(before.anchor) };
  let progress = before;
  for (const { name, run } of await chunksOf(place, client)) {
    const named = `${story.slug}/${name}`;
    if (progress.done.includes(named)) continue;
    const write = await run();
    const next = { ...progress, done: [...progress.done, named] };
    await db.transaction(async (tx) => {
      await write?.(tx);
      await saveProgress(tx, next);
    });
    progress = next;
  }
  await client.post('/api/auth/logout/');
  return progress;
}
