import { expect, it, vi } from 'vitest';
import { PAGE_LOADED, takeFirstRead, tellHostPage } from './boot.ts';

it('counts what a page brings as read when it is told of it, however old the program is that draws it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + 3_600_000 });
  try {
    tellHostPage({ reads: { one: 1 }, nonce: 'abc' });
    expect(PAGE_LOADED).toBe(Date.now());
  } finally {
    vi.useRealTimers();
  }
  expect([takeFirstRead('one'), takeFirstRead('one')]).toEqual([1, undefined]);
});
