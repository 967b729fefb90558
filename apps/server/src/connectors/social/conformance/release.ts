import { expect, test } from 'vitest';
import type { PostSnapshot } from '../port.ts';
import { type Play, release, stageAll, textPost } from './world.ts';

export function releasePromises(play: () => Play): void {
  const world = () => play().world;

  test.each(['text', 'one picture', 'several pictures'])('%s goes out once and is found', async (kind) => {
    const names = kind === 'text' ? [] : kind === 'one picture' ? ['a'] : ['a', 'b', 'c'];
    const media = await Promise.all(names.map((one) => world().image(one)));
    const post: PostSnapshot = {
      type: media.length === 0 ? 'post' : 'image',
      text: `Été in Norway: ${kind}`,
      link: null,
      media,
    };
    const { result, query } = await release(play(), post);
    if (result.kind !== 'live') throw new Error(JSON.stringify(result));
    expect(
      world()
        .wall(world().pageId)
        .map(({ id, text }) => ({ id, text })),
    ).toEqual([{ id: result.id, text: post.text }]);
    expect(await play().connector.permalink(play().page, result.id)).toMatch(/^https?:/);
    expect(await play().connector.find(play().page, query)).toMatchObject({
      kind: 'read',
      candidates: [{ remoteId: result.id }],
    });
  });

  test.each([
    'text',
    'a picture',
  ])('%s: a lost answer after the deed is unknown, and the network names the one post', async (kind) => {
    const media = kind === 'text' ? [] : [await world().image('a')];
    world().loseAnswer('release', 'after');
    const { result, query } = await release(play(), { ...textPost('lost after'), media });
    expect(result.kind).toBe('unknown');
    const [seen] = world().wall(world().pageId);
    const found = await play().connector.find(play().page, query);
    expect(found).toMatchObject({ kind: 'read', candidates: [{ remoteId: seen?.id }] });
  });

  test.each([
    'text',
    'a picture',
  ])('%s: a lost connection before the deed is unknown, and the network names none', async (kind) => {
    const media = kind === 'text' ? [] : [await world().image('a')];
    world().loseAnswer('release', 'before');
    const { result, query } = await release(play(), { ...textPost('lost before'), media });
    expect(result.kind).toBe('unknown');
    expect(await play().connector.find(play().page, query)).toMatchObject({ kind: 'read', candidates: [] });
  });

  test('without permission to send nothing leaves', async () => {
    const post = textPost('never sent');
    const { staged } = await stageAll(play().connector, play().page, post);
    const before = world().writes();
    const guard = { maySend: () => false, signal: AbortSignal.timeout(15_000) };
    expect((await play().connector.release(play().page, post, staged, guard)).kind).toBe('not-sent');
    const late = { maySend: () => true, signal: AbortSignal.abort() };
    expect((await play().connector.release(play().page, post, staged, late)).kind).toBe('not-sent');
    expect((await play().connector.comment(play().page, '1_2', 'never', guard)).kind).toBe('not-sent');
    expect(world().writes()).toBe(before);
  });

  test.each([
    'wait',
    'reconnect',
    'blocked',
    'duplicate',
    'ours',
    'rejected',
  ] as const)('a refusal of the kind %s is told as such', async (kind) => {
    world().refuseRelease(kind);
    const { result } = await release(play(), textPost(`refused ${kind}`));
    expect(result).toMatchObject({ kind: 'refused', refusal: { kind } });
    expect(world().wall(world().pageId)).toEqual([]);
  });

  test('an unreadable network proves nothing', async () => {
    const { query } = await release(play(), textPost('unreadable'));
    world().revoke();
    expect((await play().connector.find(play().page, query)).kind).toBe('cannot-read');
  });
}
