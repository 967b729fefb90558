import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { findFfmpeg } from '../../../apps/server/src/platform/config/find-ffmpeg.ts';

/** An upright video with sound, four seconds long, as a phone makes one. */
export async function uprightVideo(): Promise<Buffer> {
  const tools = installedTools();
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

function installedTools() {
  const tools = findFfmpeg({ PATH: process.env.PATH, FFMPEG_PATH: process.env.FFMPEG_PATH });
  if (tools === null) throw new Error('journeys with videos need ffmpeg: node scripts/ensure-tools.ts');
  return tools;
}

/** As a person drags a file from a folder onto the text. */
export async function dropVideo(page: Page): Promise<void> {
  const video = (await uprightVideo()).toString('base64');
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob('${video}'), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'deck.mp4', { type: 'video/mp4' }));
    return transfer;
  })()`);
  const region = page.getByRole('region', { name: 'Images or video' });
  await region.dispatchEvent('dragenter', { dataTransfer });
  await expect(page.getByText('Drag images or a video here')).toBeVisible();
  await region.dispatchEvent('drop', { dataTransfer });
}

const SMALL = { width: 27, height: 48 };

/** A picture, or what a film shows so many seconds before its end, small and in plain colours. */
export async function drawnSmall(bytes: Buffer, beforeEndS?: number): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-frame-'));
  const [file, into] = [path.join(folder, 'shown'), path.join(folder, 'pixels')];
  try {
    await writeFile(file, bytes);
    // What players take a film for that says nothing of its colours; a picture needs no such guess.
    const matrix = beforeEndS === undefined ? '' : ':in_color_matrix=bt709';
    await promisify(execFile)(installedTools().ffmpeg, [
      ...['-v', 'error', ...(beforeEndS === undefined ? [] : ['-sseof', String(-beforeEndS)]), '-i', file],
      ...['-frames:v', '1', '-vf', `scale=${SMALL.width}:${SMALL.height}:flags=area${matrix},format=rgb24`],
      ...['-f', 'rawvideo', into],
    ]);
    return await readFile(into);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How far two small pictures are apart: 0 is the same, 255 is black and white. */
export const apart = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, part, at) => sum + Math.abs(part - (other[at] ?? 0)), 0) / one.length;
