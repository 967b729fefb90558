import type { FaultScript } from '@waypost/sandbox';
import { turnTimeBy } from '../turn-time.ts';
import type { Kind } from './kinds.ts';
import type { Lane } from './lane.ts';
import type { Dice } from './seeded.ts';

const MINUTE = 60_000;
/** About how many boundaries a life has for itself and for each post. */
const [OWN_BOUNDARIES, POST_BOUNDARIES] = [24, 40];

/** Calls that a post's way leads over, each of which may go wrong. */
const PATHS = [
  '/feed$',
  '/photos$',
  '/comments$',
  '/videos$',
  '/video_reels$',
  '/video-upload/',
  '/media$',
  '/media_publish$',
  '/rest/posts$',
  '/rest/images$',
  '/uploaded-image/',
  '_[0-9]+$',
] as const;
/** A connection that drops, an error of the server, an answer that is none, one that comes late, and one too late. */
const MISHAPS = [
  { kind: 'reset' },
  { kind: 'status', status: 500 },
  { kind: 'garbage' },
  { kind: 'delay', ms: 300 },
  { kind: 'delay', ms: 1_900 },
] as const;

/**
 * Kills at random boundaries, or a few milliseconds behind them, while the networks misbehave before or after the deed.
 * New posts of all kinds keep coming, and every life begins with what the dead before it have left. With several
 * `workers` that many live at the same time on the same posts. Answers how many were killed; some live.
 */
export async function killAnywhere(
  lane: Lane,
  options: { dice: Dice; lives: number; kinds: readonly Kind[]; workers?: number },
): Promise<{ kills: number; faults: number }> {
  const { dice, lives, kinds, workers = 1 } = options;
  const { control } = lane.app.sandbox;
  let [kills, faults] = [0, 0];
  for (let life = 0; kills < lives; life += 1) {
    if (life > lives * 3) throw new Error('hardly anybody dies');
    const posts: number[] = [];
    for (let fresh = 1 + dice.below(3); fresh > 0; fresh -= 1) posts.push(await lane.post(dice.pick(kinds)));
    if (dice.below(3) === 0) {
      control.addFault(mishap(dice));
      faults += 1;
    }
    const orders = Array.from({ length: workers }, () => ({
      posts,
      dieAt: 1 + dice.below(OWN_BOUNDARIES + POST_BOUNDARIES * posts.length),
      ...(dice.below(3) === 0 && { inMs: dice.below(40) }),
    }));
    const deaths = await Promise.all(orders.map((order) => lane.victims.run(order)));
    kills += deaths.filter((death) => !death.survived).length;
    if (dice.below(4) === 0) await turnTimeBy(lane.app.waypost, lane.app.sandbox.url, (1 + dice.below(5)) * MINUTE);
  }
  control.clearFaults();
  return { kills, faults };
}

const mishap = (dice: Dice): FaultScript => ({
  method: 'POST',
  path: dice.pick(PATHS),
  when: dice.pick(['before', 'after'] as const),
  action: dice.pick(MISHAPS),
});
