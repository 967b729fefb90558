import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

/** Work that says when it began, and ends when it is told to. */
function workbench() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, ends, work };
}

test('Who brings many waits for his own; everybody else waits for one of them', async () => {
  const inTurn = createTurns();
  const { begun, ends, work } = workbench();
  const asked = [
    ...[1, 2, 3].map((n) => inTurn('ana', work(`ana ${n}`))),
    inTurn('ben', work('ben 1')),
    inTurn('cleo', work('cleo 1')),
    inTurn('ben', work('ben 2')),
  ];
  const order = ['ana 1', 'ben 1', 'cleo 1', 'ana 2', 'ben 2', 'ana 3'];
  for (const [n, name] of order.entries()) {
    await expect.poll(() => begun).toEqual(order.slice(0, n + 1));
    ends.get(name)?.();
  }
  expect((await Promise.all(asked)).sort()).toEqual([...order].sort());
});

test('What fails holds up nobody, and who brings more than can wait is told to come back', async () => {
  const inTurn = createTurns();
  const { begun, ends, work } = workbench();
  const first = inTurn('ana', work('first'));
  await expect.poll(() => begun).toEqual(['first']);
  const asked = Array.from({ length: 45 }, (_, n) =>
    inTurn('ana', () => (n === 0 ? Promise.reject(new Error('no picture')) : Promise.resolve('drawn'))),
  );
  const settled = Promise.allSettled(asked);
  await expect(asked[44]).rejects.toMatchObject({ status: 429 });
  const bens = inTurn('ben', () => Promise.resolve('drawn'));
  ends.get('first')?.();
  await expect(first).resolves.toBe('first');
  await expect(bens).resolves.toBe('drawn');
  await expect(asked[0]).rejects.toThrow('no picture');
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(39);
});
