import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFfmpeg } from '../../platform/config/find-ffmpeg.ts';
import { projectRoot } from '../../platform/config/paths.ts';
import { readEnv } from '../../platform/config/read-env.ts';
import { checkOut } from './checkout.ts';
import { startPast } from './past.ts';
import { saveSnapshot } from './save.ts';
import type { End } from './snapshot.ts';
import { tellStory } from './story.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { checkout: { type: 'string' } },
});
const commit = execFileSync('git', ['rev-parse', positionals[0] ?? 'HEAD'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).trim();
const tools = findFfmpeg(readEnv());
// The story has a film, and would end in its middle, minutes from now.
if (tools === null) throw new Error('ffmpeg is missing: install it, or set FFMPEG_PATH');
const folder = mkdtempSync(path.join(tmpdir(), 'waypost-upgrade-'));
// PostgreSQL runs as another user, who must be able to pass.
chmodSync(folder, 0o711);
const root = path.resolve(values.checkout ?? path.join(folder, 'program'));
await checkOut(commit, root);

/** The ends of the posts of by-hand.sql. */
const BY_HAND: Readonly<Record<string, End>> = {
  'Refused once before the upgrade': 'out',
  'Refused twice before the upgrade': 'out',
  'Refused three times before the upgrade': 'out',
  'Looked for before it is sent': 'out',
  'On the page before': 'deleted',
};
/** What tables of that commit can hold: chapters of by-hand.sql say from which migration on they are told. */
async function writtenByHand(): Promise<string> {
  const text = await readFile(path.join(import.meta.dirname, 'by-hand.sql'), 'utf8');
  const told = (chapter: string) => (/^-- from (\d{4})/.exec(chapter)?.[1] ?? '') <= migration;
  return text
    .split(/^(?=-- from \d{4})/m)
    .filter(told)
    .join('');
}
/** They open nothing but this snapshot. */
const secrets = {
  ENCRYPTION_KEYS: `snapshot:${Buffer.alloc(32, 'snapshot').toString('base64')}`,
  SESSION_SECRET: 'signs the cookies of a snapshot, nothing else',
};
const migration = readdirSync(path.join(root, 'apps/server/migrations')).sort().at(-1) ?? '';
const env = {
  ...secrets,
  LOG_LEVEL: 'error',
  PATH: readEnv().PATH,
  FFMPEG_PATH: tools.ffmpeg,
  PUBLISHING_LEASE_MS: '20000',
};
const past = await startPast({ root, folder, migration, env });
try {
  const story = await tellStory(past);
  await past.db.query(await writtenByHand());
  const about = {
    commit,
    migration,
    taken_at: new Date().toISOString(),
    encryption_keys: secrets.ENCRYPTION_KEYS,
    session_secret: secrets.SESSION_SECRET,
    people: story.people.map(({ name, client }) => ({ name, session: client.cookie('waypost_session') ?? '' })),
    ends: { ...story.ends, ...BY_HAND },
  };
  const saved = await saveSnapshot(commit.slice(0, 7), about, {
    client: past.db,
    home: past.home,
    sandboxFolder: past.sandboxFolder,
    api: past.url,
    sandbox: past.sandboxUrl,
  });
  process.stdout.write(`${path.relative(projectRoot, saved)}\n`);
} catch (error) {
  // Told before the processes end: one that does not would keep it from ever being told.
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  await past.stop();
  rmSync(folder, { recursive: true, force: true });
}
