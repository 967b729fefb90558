import { describe, expect, it } from 'vitest';
import { fetchPages, type Page, pageOf } from './pages.ts';

const server =
  (last: number, asked: (string | undefined)[]) =>
  async (page: string | undefined): Promise<Page<number>> => {
    asked.push(page);
    const at = Number(page ?? 1);
    return { count: last, next: at < last ? `http://x.example/api/p/?page=${at + 1}&a=b` : null, results: [at] };
  };

describe('fetchPages', () => {
  it('reads one page when it may not follow', async () => {
    const asked: (string | undefined)[] = [];
    const answer = await fetchPages(server(3, asked), 1);
    expect(answer.results).toEqual([1]);
    expect(pageOf(answer.next)).toBe('2');
    expect(asked).toEqual([undefined]);
  });

  it('stops after five pages although there are more', async () => {
    const asked: (string | undefined)[] = [];
    const answer = await fetchPages(server(9, asked), 5);
    expect(answer.results).toEqual([1, 2, 3, 4, 5]);
    expect(pageOf(answer.next)).toBe('6');
  });

  it('follows to the end when all are asked for', async () => {
    const answer = await fetchPages(server(12, []), Number.POSITIVE_INFINITY);
    expect(answer.results).toHaveLength(12);
    expect(answer.next).toBeNull();
  });
});
