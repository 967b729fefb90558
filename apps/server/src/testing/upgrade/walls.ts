import type { Row } from './snapshot.ts';

interface Shown {
  readonly id: string;
  readonly text: string;
}
interface RawPost {
  readonly id: string;
  readonly video_id?: string | null;
  readonly message?: string | null;
  readonly caption?: string | null;
  readonly text?: string;
}

/** What visitors of the fake networks see. A video is known by its own id; its post appears when it is ready. */
async function readWalls(sandboxUrl: string): Promise<Shown[]> {
  const walls = await Promise.all(
    ['wall', 'instagram/wall', 'linkedin/wall'].map(async (wall) => {
      const answer = await fetch(`${sandboxUrl}/__control/${wall}`);
      return (await answer.json()) as RawPost[];
    }),
  );
  return walls
    .flat()
    .map((post) => ({ id: post.video_id ?? post.id, text: post.message ?? post.caption ?? post.text ?? '' }));
}

/** Hashtags and the like follow after the first line. */
const firstLine = (text: unknown) => String(text).split('\n')[0] ?? '';

/** Compares the walls with the rows: what is called posted is there once, under its id; nothing else is there. */
export async function faultsOfWalls(sandboxUrl: string, posts: readonly Row[]): Promise<string[]> {
  const shown = await readWalls(sandboxUrl);
  const known = new Set(posts.map((post) => post.remote_id));
  const asked = new Set(posts.filter((post) => post.ask_user).map((post) => firstLine(post.message)));
  const faults = shown
    .filter(({ id, text }) => !known.has(id) && !asked.has(firstLine(text)))
    .map(({ id, text }) => `on a wall and in no row: ${text} (${id})`);
  for (const post of posts.filter(({ status }) => status === 10)) {
    const there = shown.filter(({ id }) => id === post.remote_id);
    if (there.length !== 1)
      faults.push(`called posted, and ${there.length} times on a wall: ${post.message} (${post.app})`);
  }
  return faults;
}
