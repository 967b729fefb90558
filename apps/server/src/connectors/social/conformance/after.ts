import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { describe, expect, test } from 'vitest';
import { openGuard, type Play, publish } from './world.ts';

export function afterPromises(play: () => Play, app: SocialApp): void {
  const world = () => play().world;

  const live = async (text: string) => (await publish(play(), await play().plain(text))).id;

  test('removing twice is removing once', async () => {
    const id = await live('to be removed');
    await play().connector.remove(play().page, id);
    await play().connector.remove(play().page, id);
    expect(world().wall(world().pageId)).toEqual([]);
  });

  describe.skipIf(CHANNELS[app].comment === null)('a first comment', () => {
    test('the first comment is written, and found by its text', async () => {
      const id = await live('with a comment');
      expect(await play().connector.findComment(play().page, id, 'Ask me!')).toBeNull();
      const written = await play().connector.comment(play().page, id, 'Ask me!', openGuard());
      if (written.kind !== 'live') throw new Error(JSON.stringify(written));
      expect(await play().connector.findComment(play().page, id, 'Ask me!')).toBe(written.id);
      expect(world().wall(world().pageId)[0]?.comments).toEqual(['Ask me!']);
    });

    test('a comment whose answer is lost is unknown, and can be found', async () => {
      const id = await live('with a lost comment');
      world().loseAnswer('comment', 'after');
      expect((await play().connector.comment(play().page, id, 'Lost?', openGuard())).kind).toBe('unknown');
      expect(await play().connector.findComment(play().page, id, 'Lost?')).not.toBeNull();
    });
  });

  test('a figure that the network refuses is null and named, the others come', async () => {
    const id = await live('with figures');
    const refused = world().withholdFigure();
    const stats = await play().connector.fetchStats(play().page, { remoteId: id, type: 'post' });
    expect(stats.refused).toEqual([refused]);
    expect(Object.values(stats.metrics)).toContain(null);
    expect(await play().connector.fetchFollowers(play().page)).toEqual(expect.any(Number));
  });
}
