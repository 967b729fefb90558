import { expect, test } from 'vitest';
import type { PostSnapshot } from '../port.ts';
import { type Play, publish, stageAll } from './world.ts';

export function stagingPromises(play: () => Play): void {
  const world = () => play().world;

  test('each step adds one object; what is there is used again', async () => {
    const post: PostSnapshot = {
      type: 'image',
      text: 'two pictures',
      link: null,
      media: [await world().image('a'), await world().image('b')],
    };
    const first = await stageAll(play().connector, play().page, post, undefined, world().pass);
    expect(new Set(first.staged.objects.map((object) => object.id)).size).toBe(first.staged.objects.length);
    const again = await stageAll(play().connector, play().page, post, first.staged, world().pass);
    expect(again).toEqual({ staged: first.staged, steps: 1 });
    expect(world().wall(world().pageId)).toEqual([]);
  });

  test('a changed picture leaves the old object marked for removal, and that can be repeated', async () => {
    const media = [await world().image('a')];
    const post: PostSnapshot = { type: 'image', text: 'changed', link: null, media };
    const first = await stageAll(play().connector, play().page, post, undefined, world().pass);
    const changed = await stageAll(
      play().connector,
      play().page,
      { ...post, media: [await world().image('b')] },
      first.staged,
      world().pass,
    );
    const unused = changed.staged.objects.filter((object) => object.unused);
    expect(unused.length).toBeGreaterThan(0);
    for (const object of unused) {
      await play().connector.discard(play().page, object);
      await play().connector.discard(play().page, object);
    }
  });

  test('what is out is never discarded', async () => {
    const post: PostSnapshot = { type: 'image', text: 'keep me', link: null, media: [await world().image('a')] };
    const { query } = await publish(play(), post);
    for (const object of query.staged.objects) await play().connector.discard(play().page, object);
    expect(world().wall(world().pageId)).toHaveLength(1);
  });
}
