import { expect, test } from 'vitest';
import type { AnyRefusal } from '../port.ts';
import { look, type Play, type PostKind, postOf, publish, release, stageAll } from './world.ts';

export function releasePromises(
  play: () => Play,
  kinds: readonly PostKind[],
  refusals: readonly AnyRefusal['kind'][],
): void {
  const world = () => play().world;

  test.each(kinds)('%s goes out once and is found', async (kind) => {
    const post = await postOf(world(), kind, `Été in Norway: ${kind}`);
    const { id, query } = await publish(play(), post);
    expect(
      world()
        .wall(world().pageId)
        .map((seen) => ({ id: seen.id, text: seen.text })),
    ).toEqual([{ id, text: post.text }]);
    expect(await play().connector.permalink(play().page, id)).toMatch(/^https?:/);
    expect(await play().connector.find(play().page, query)).toMatchObject({
      kind: 'read',
      candidates: [{ remoteId: id }],
    });
  });

  test.each(kinds)('%s: a lost answer after the deed is unknown, and the network names the one post', async (kind) => {
    const post = await postOf(world(), kind, 'lost after');
    world().loseAnswer('release', 'after');
    const { result, query } = await release(play(), post);
    expect(result.kind).toBe('unknown');
    const found = await look(play(), query);
    const [seen] = world().wall(world().pageId);
    expect(seen).toBeDefined();
    expect(found).toMatchObject({ kind: 'read', candidates: [{ remoteId: seen?.id }] });
  });

  test.each(kinds)('%s: a lost connection before the deed is unknown, and the network names none', async (kind) => {
    const post = await postOf(world(), kind, 'lost before');
    world().loseAnswer('release', 'before');
    const { result, query } = await release(play(), post);
    expect(result.kind).toBe('unknown');
    expect(await look(play(), query)).toMatchObject({ kind: 'read', candidates: [] });
  });

  test('without permission to send nothing leaves', async () => {
    const post = await play().plain('never sent');
    const { staged } = await stageAll(play().connector, play().page, post, undefined, world().pass);
    const before = world().writes();
    const guard = { maySend: () => false, signal: AbortSignal.timeout(15_000) };
    expect((await play().connector.release(play().page, post, staged, guard)).kind).toBe('not-sent');
    const late = { maySend: () => true, signal: AbortSignal.abort() };
    expect((await play().connector.release(play().page, post, staged, late)).kind).toBe('not-sent');
    const id = world().someId ?? '1_2';
    expect((await play().connector.comment(play().page, id, 'never', guard)).kind).toBe('not-sent');
    expect(world().writes()).toBe(before);
  });

  test.each(refusals)('a refusal of the kind %s is told as such', async (kind) => {
    world().refuseRelease(kind);
    const { result } = await release(play(), await play().plain(`refused ${kind}`));
    expect(result).toMatchObject({ kind: 'refused', refusal: { kind } });
    expect(world().wall(world().pageId)).toEqual([]);
  });

  test('an unreadable network proves nothing', async () => {
    const { query } = await release(play(), await play().plain('unreadable'));
    world().revoke();
    expect((await play().connector.find(play().page, query)).kind).toBe('cannot-read');
  });
}
