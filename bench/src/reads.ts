import { type Figure, figure } from './figures.ts';
import { load, median } from './load.ts';
import { type BenchDatabase, readerOf, startApi, startBare } from './world.ts';

const ROUNDS = 3;
const SECONDS = 4;

/** Calendar month and 20-post list through HTTP, with session, scope and count; interleaved with what they are compared with. */
export async function measureReads(large: BenchDatabase, small: BenchDatabase): Promise<Figure[]> {
  const [apiLarge, apiSmall] = [await startApi(large, 4391), await startApi(small, 4392)];
  const [reader, smallReader] = [await readerOf(large), await readerOf(small)];
  const month = monthQuery();
  const calendar = (url: string, pgid: string) =>
    `${url}/api/scheduled_postings/?pgid=${pgid}&fields=calendar&page_size=500&ordering=fire_at&${month}`;
  const list = `${apiLarge.url}/api/scheduled_postings/?pgid=${reader.pgid}&status=10&ordering=-fire_at`;
  const bytes = await (await fetch(calendar(apiLarge.url, reader.pgid), { headers: { cookie: reader.cookie } })).text();
  const page = await (await fetch(list, { headers: { cookie: reader.cookie } })).text();
  const bare = await startBare(page, 4393);
  const runs = {
    one: [] as number[],
    many: [] as number[],
    small: [] as number[],
    list: [] as number[],
    bare: [] as number[],
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const options = { cookie: reader.cookie, seconds: SECONDS };
      runs.one.push((await load(calendar(apiLarge.url, reader.pgid), { ...options, connections: 1 })).p50);
      runs.small.push(
        (
          await load(calendar(apiSmall.url, smallReader.pgid), {
            cookie: smallReader.cookie,
            seconds: SECONDS,
            connections: 1,
          })
        ).p50,
      );
      runs.many.push((await load(calendar(apiLarge.url, reader.pgid), { ...options, connections: 16 })).perSecond);
      runs.list.push((await load(list, { ...options, connections: 32 })).perSecond);
      runs.bare.push((await load(bare.url, { connections: 32, seconds: SECONDS })).perSecond);
    }
  } finally {
    await Promise.all([apiLarge.stop(), apiSmall.stop(), bare.stop()]);
  }
  const posts = (JSON.parse(bytes) as { results: unknown[] }).results.length;
  const ratio = (over: number[], under: number[]) =>
    median(over.map((value, index) => value / (under[index] ?? Number.NaN)));
  return [
    figure(
      `calendar month (${posts} posts, ${Math.round(bytes.length / 1024)} kB), 1 connection, p50`,
      median(runs.one),
      '<=',
      5,
      ' ms',
    ),
    figure('calendar month, 16 connections', median(runs.many), '>=', 800, ' req/s'),
    figure('calendar p50, all posts ÷ 10,000 posts', ratio(runs.one, runs.small), '<=', 1.3),
    figure('20-post list ÷ bare fastify of the same bytes', ratio(runs.list, runs.bare), '>=', 0.12),
    figure('20-post list', median(runs.list), '>=', 0, ' req/s'),
  ];
}

/** The thirty days around now. */
function monthQuery(): string {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return `fire_at_from=${day(-15)}&fire_at_to=${day(14)}`;
}
