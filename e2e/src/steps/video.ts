import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../../apps/server/src/platform/config/find-ffmpeg.ts';

/** An upright video with sound, four seconds long, as a phone makes one. */
export async function uprightVideo(): Promise<Buffer> {
  const tools = findFfmpeg({ PATH: process.env.PATH, FFMPEG_PATH: process.env.FFMPEG_PATH });
  if (tools === null) throw new Error('journeys with videos need ffmpeg: node scripts/ensure-tools.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-journey-'));
  const file = path.join(folder, 'deck.mp4');
  try {
    await promisify(execFile)(tools.ffmpeg, [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=s=720x1280:r=30:d=4', '-f', 'lavfi', '-i', 'sine=d=4'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
    ]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
