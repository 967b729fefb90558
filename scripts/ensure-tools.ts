import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../apps/server/src/platform/config/paths.ts';
import { readEnv } from '../apps/server/src/platform/config/read-env.ts';

export type Tools = { chromium: string; ffmpeg: string };

type Tool = { what: string; debian: string; elsewhere: string; find(): string | null };

const tools = {
  chromium: {
    what: 'a Chromium browser',
    debian: 'chromium',
    elsewhere: 'npx playwright install chromium',
    find: findChromium,
  },
  ffmpeg: { what: 'ffmpeg', debian: 'ffmpeg', elsewhere: 'brew install ffmpeg', find: findFfmpeg },
  emoji: {
    what: 'a font with emoji',
    debian: 'fonts-noto-color-emoji',
    elsewhere: 'brew install --cask font-noto-color-emoji',
    find: findEmojiFont,
  },
} satisfies Record<string, Tool>;

/**
 * What the browser journeys need beyond npm: found where it usually is; as root on Debian installed when missing;
 * elsewhere the process ends with the one command to run.
 */
export function ensureTools(): Tools {
  const missing = missingTools();
  if (missing.length > 0) {
    if (!mayInstall()) stop(missing);
    console.log(`Installing ${missing.map((tool) => tool.what).join(', ')} with apt.`);
    apt(['update']);
    apt(['install', '-y', '--no-install-recommends', ...missing.map((tool) => tool.debian)]);
  }
  const still = missingTools();
  const chromium = findChromium();
  const ffmpeg = findFfmpeg();
  if (still.length > 0 || !chromium || !ffmpeg) stop(still);
  return { chromium, ffmpeg };
}

function missingTools(): Tool[] {
  return Object.values(tools).filter((tool) => tool.find() === null);
}

function findChromium(): string | null {
  const { CHROMIUM_PATH: given } = readEnv();
  if (given) return isExecutable(given) ? given : null;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    const found = onPath(name);
    if (found) return found;
  }
  return playwrightsOwn();
}

/** The browser that `npx playwright install chromium` fetched, if somebody ran it. */
function playwrightsOwn(): string | null {
  const require = createRequire(path.join(projectRoot, 'e2e', 'package.json'));
  const { chromium }: { chromium: { executablePath(): string } } = require('@playwright/test');
  const own = chromium.executablePath();
  return own && isExecutable(own) ? own : null;
}

function findFfmpeg(): string | null {
  const { FFMPEG_PATH: given } = readEnv();
  if (given) return isExecutable(given) ? given : null;
  return onPath('ffmpeg');
}

function findEmojiFont(): string | null {
  if (process.platform === 'darwin' || process.platform === 'win32') return 'part of the system';
  const listed = spawnSync('fc-list', [':charset=1f600', 'file'], { encoding: 'utf8' });
  if (listed.status === 0) return listed.stdout.split('\n')[0]?.trim() || null;
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(homedir(), '.local/share/fonts')];
  for (const folder of folders.filter((each) => existsSync(each))) {
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => /emoji/i.test(name));
    if (file) return path.join(folder, file);
  }
  return null;
}

function onPath(name: string): string | null {
  const folders = (readEnv().PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const hasApt = () => existsSync('/etc/debian_version') && onPath('apt-get') !== null;
const mayInstall = () => process.getuid?.() === 0 && hasApt();

function apt(args: string[]): void {
  try {
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: 'pipe',
      env: { ...readEnv(), DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    console.error(`apt-get ${args[0]} failed:\n${said}`);
    process.exit(1);
  }
}

function stop(missing: Tool[]): never {
  const command = hasApt()
    ? `sudo apt-get install -y --no-install-recommends ${missing.map((tool) => tool.debian).join(' ')}`
    : missing.map((tool) => tool.elsewhere).join(' && ');
  const { CHROMIUM_PATH, FFMPEG_PATH } = readEnv();
  const given = CHROMIUM_PATH || FFMPEG_PATH ? ' (or mend CHROMIUM_PATH / FFMPEG_PATH)' : '';
  console.error(`The tests need ${missing.map((tool) => tool.what).join(' and ')}. Run: ${command}${given}`);
  process.exit(1);
}

if (import.meta.main) {
  const found = ensureTools();
  console.log(`chromium: ${found.chromium}\nffmpeg: ${found.ffmpeg}`);
}
