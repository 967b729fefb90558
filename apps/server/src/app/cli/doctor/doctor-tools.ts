import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../../../platform/config/config.ts';
import { type Finding, reason } from './finding.ts';

/** The first start after a boot reads a hundred libraries from a disk that may be busy. */
const patienceMs = 20_000;

/** Without ffmpeg and its ffprobe everything about videos is off, and nothing else. */
export async function checkVideoTools({ videoTools }: Pick<Config, 'videoTools'>): Promise<Finding[]> {
  if (!videoTools) return [{ state: 'warn', subject: 'ffmpeg', text: `not found: videos are off; ${howToInstall()}` }];
  return Promise.all([checkTool('ffmpeg', videoTools.ffmpeg), checkTool('ffprobe', videoTools.ffprobe)]);
}

async function checkTool(subject: string, file: string): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)(file, ['-version'], { timeout: patienceMs });
    const version = /version (\S+)/.exec(stdout)?.[1] ?? 'unknown version';
    return { state: 'ok', subject, text: `${version} (${file})` };
  } catch (error) {
    return { state: 'fail', subject, text: `${file} does not run: ${reason(error)}` };
  }
}

function howToInstall(platform = process.platform): string {
  if (platform === 'darwin') return 'brew install ffmpeg';
  if (platform === 'win32') return 'winget install ffmpeg';
  return 'apt-get install -y ffmpeg (or the package of the same name), or set FFMPEG_PATH';
}
