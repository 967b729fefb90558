import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readEnv } from '../../platform/config/read-env.ts';
import type { Program } from '../installation.ts';
import type { Cast } from './cast.ts';
import type { Past } from './past.ts';
import type { Story } from './storyteller.ts';

const MINUTE = 60_000;

/** Everything that a killed worker can leave behind, on a page each; what passes by itself comes last. */
export async function interrupt(story: Story, { ana, dora, eva }: Cast, worker: Program): Promise<void> {
  const { past } = story;
  await story.reaches('missed', 'Missed during');
  await story.forgetFaults();
  await past.control('instagram/settings', { imageProcessingMs: 10 * MINUTE });
  await past.control('facebook/settings', { videoProcessingMs: 10 * MINUTE });
  const hang = { kind: 'hang' };
  const video = await story.uploadVideo(dora, await makeVideo(past.home), 'Along the coast');
  await past.until('video', "(SELECT bool_and(state = 'ready') FROM media_variants)");
  const asPost = { custom_image_ids: [video], media_types: { facebook: 'post' } };
  await story.post(dora, {
    text: 'A video that the network still works on',
    on: 'facebook',
    more: asPost,
    ends: 'out',
  });
  const pier = { custom_image_ids: [await story.upload(dora, 'A pier')] };
  await story.post(dora, { text: 'A container in the making', on: 'instagram', more: pier, ends: 'out' });
  const lost = { method: 'POST', params: 'Lost on the way', when: 'after', action: { kind: 'reset' } };
  await story.fault('/rest/posts$', lost);
  await story.post(ana, { text: 'Lost on the way back', on: 'linkedin', ends: 'out' });
  await story.reaches('accepted', 'A video');
  await story.reaches('waiting', 'A container');
  await story.reaches('unconfirmed', 'Lost on the way');
  const deck = { custom_image_ids: [await story.upload(ana, 'A deck')] };
  // Its picture takes for ever; the next is on the network already, and nobody has heard so; the last never arrived.
  await story.fault('/media$', { method: 'POST', times: -1, action: hang });
  await story.fault('/feed$', { method: 'POST', params: 'Sent, and killed', when: 'after', action: hang });
  await story.fault('/rest/posts$', { method: 'POST', params: 'Killed before', action: hang });
  await story.post(ana, { text: 'Claimed by a worker that is dead', on: 'instagram', more: deck, ends: 'out' });
  await story.post(ana, { text: 'Sent, and killed before the answer', on: 'facebook', more: deck, ends: 'out' });
  await story.post(eva, { text: 'Killed before it was sent', on: 'linkedin', ends: 'asked' });
  await story.reaches('claimed', 'Claimed by');
  await story.reaches('committing', 'Sent, and killed', 'Killed before');
  // Its gate is open a moment before it is sent.
  const remoteId = await onWall(past, 'Sent, and killed before the answer');
  await worker.kill();
  await writtenDown(past, 'Sent, and killed before the answer', remoteId);
}

async function onWall({ control }: Past, text: string): Promise<string> {
  const ends = Date.now() + 30_000;
  for (;;) {
    const wall = await control<{ id: string; message?: string }[]>('wall');
    const found = wall.find(({ message }) => message === text);
    if (found !== undefined) return found.id;
    if (Date.now() > ends) throw new Error(`${text}: is not on the wall`);
    await wait(100);
  }
}

/** As if the answer had come, and the worker had died between writing it down and saving it. */
async function writtenDown({ db, home }: Past, text: string, remoteId: string): Promise<void> {
  const { rows } = await db.query<{ attempt: number; post: number }>(
    `SELECT a.id::float8 AS attempt, p.id::float8 AS post FROM publish_attempts a
     JOIN scheduled_postings p ON p.id = a.scheduled_posting_id WHERE a.outcome IS NULL AND p.message = $1`,
    [text],
  );
  if (rows[0] === undefined) throw new Error(`${text}: has no open release`);
  await writeFile(path.join(home, 'outcomes.log'), `${JSON.stringify({ ...rows[0], remoteId })}\n`);
}

async function makeVideo(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'story.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:r=30:d=2', '-f', 'lavfi', '-i', 'sine=d=2'];
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await promisify(execFile)(readEnv().FFMPEG_PATH ?? 'ffmpeg', ['-v', 'error', ...picture, ...coding, '-y', file]);
  return readFile(file);
}
