import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { buildAdvisor } from '../../factories.ts';
import { KINDS } from '../kinds.ts';
import { type Lane, openLane } from '../lane.ts';
import { judge } from '../proof.ts';

const MEBIBYTE = 1024 * 1024;
let lane: Lane | null = null;
const folders: string[] = [];
afterEach(async () => {
  await lane?.close();
  lane = null;
  for (const folder of folders.splice(0)) {
    try {
      execFileSync('umount', [folder], { stdio: 'ignore' });
    } catch {
      // Not mounted.
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A data folder of a few megabytes; null where nobody may mount one. */
function smallFolder(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'waypost-full-'));
  folders.push(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}

/** Until not one more byte fits. */
function fill(folder: string): () => void {
  const ballast = path.join(folder, 'ballast');
  for (const bytes of [MEBIBYTE, 4096, 1])
    for (let fits = true; fits; ) {
      try {
        appendFileSync(ballast, Buffer.alloc(bytes));
      } catch {
        fits = false;
      }
    }
  return () => rmSync(ballast);
}

async function upload(to: Lane, advisor: Awaited<ReturnType<typeof buildAdvisor>>): Promise<number> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7f86', noise } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('profile', String(advisor.profileId));
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'fjord.jpg');
  const answer = await advisor.client.request('POST', '/api/profile_images/', { body: form });
  const rows = await to.app.waypost.db.rows('SELECT 1 FROM profile_images WHERE profile_id = $1', [advisor.profileId]);
  expect(rows).toHaveLength(answer.status === 201 ? 1 : 0);
  return answer.status;
}

// The folder is a real one of limited size, which only root can have made; the second test needs nobody's leave.
const folder = smallFolder();
for (const home of folder === null ? [] : [folder])
  test('on a full disk posts go out once all the same, pictures are refused, and room heals it', async () => {
    const open = await openLane({ WAYPOST_HOME: home });
    lane = open;
    folders.push(home);
    const advisor = await buildAdvisor(open.app);
    const posts = [];
    for (const kind of KINDS) posts.push(await open.post(kind));
    const makeRoom = fill(home);
    // One worker dies with answers in its hands that it could write down nowhere; another one finishes.
    const stops = Object.fromEntries(posts.map((post) => [post, 'sql:save-live:before']));
    const { stopped } = await open.victims.run({ posts, stops });
    expect(Object.keys(stopped).length).toBeGreaterThan(KINDS.length / 2);
    expect(await upload(open, advisor)).toBeGreaterThanOrEqual(500);
    const verdict = await open.settle();
    expect(verdict).toMatchObject({ posts: KINDS.length, ended: 0 });
    makeRoom();
    expect(await upload(open, advisor)).toBe(201);
  }, 90_000);

test('a worker that may write no file publishes every post once', async () => {
  const open = await openLane({ CRASH_FILE_LIMIT: '0' });
  lane = open;
  const posts = [];
  for (const kind of KINDS) posts.push(await open.post(kind));
  expect(await open.victims.run({ posts })).toMatchObject({ survived: true });
  const verdict = await judge(open.app.waypost.config.databaseUrl ?? '', open.app.sandbox.url);
  expect(verdict).toMatchObject({ posts: KINDS.length, posted: KINDS.length });
});
