import { beside, type Figure, figure } from './figures.ts';
import { load, median, type Target } from './load.ts';
import {
  type Api,
  type BenchDatabase,
  type MixedReader,
  mixedReader,
  type Reader,
  readerOf,
  readersOf,
  startApi,
  startBare,
} from './world.ts';

const ROUNDS = 3;
const SECONDS = 4;
const READERS = 32;
/** One call for three networks: as many as three lists of 20 have. */
const NETWORKS_ITEMS = 60;

/** Calendar month, 20-post list and all networks through HTTP, with session, scope and count; interleaved with what they are compared with. */
export async function measureReads(large: BenchDatabase, small: BenchDatabase): Promise<Figure[]> {
  const [apiLarge, apiSmall] = [await startApi(large, 4391), await startApi(small, 4392)];
  const readers = await readersOf(large, READERS);
  const mixed = await Promise.all(readers.map((one) => mixedReader(large, one)));
  const [reader, smallReader] = [readers[0] as Reader, await readerOf(small)];
  const month = monthQuery();
  const calendar = (api: Api, { pgid, cookie }: Reader) => ({
    url: `${api.url}/api/scheduled_postings/?pgid=${pgid}&fields=calendar&page_size=500&ordering=fire_at&${month}`,
    cookie,
  });
  const upcoming = (size: number, { profile, cookie }: MixedReader) => ({
    url: `${apiLarge.url}/api/scheduled_postings/?profile=${profile}&status=0,20,100,110,120&ordering=fire_at&page_size=${size}`,
    cookie,
  });
  const all = upcoming(200, mixed[0] as MixedReader);
  const sixty = mixed.map((one) => upcoming(NETWORKS_ITEMS, one));
  const list = ({ pgid, cookie }: Reader) => ({
    url: `${apiLarge.url}/api/scheduled_postings/?pgid=${pgid}&status=10&ordering=-fire_at`,
    cookie,
  });
  const bytes = await read(calendar(apiLarge, reader));
  const bare = await startBare(await read(list(reader)), 4393);
  const bareSixty = await startBare(await read(sixty[0] as Target), 4396);
  const runs = {
    one: [] as number[],
    mixed: [] as number[],
    many: [] as number[],
    small: [] as number[],
    repeated: [] as number[],
    lists: [] as number[],
    bare: [] as number[],
    networks: [] as number[],
    bareNetworks: [] as number[],
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, sixteen, full] = [over(1), over(16), over(READERS)];
      runs.one.push((await load(calendar(apiLarge, reader), one)).p50);
      runs.mixed.push((await load(all, one)).p50);
      runs.small.push((await load(calendar(apiSmall, smallReader), one)).p50);
      runs.many.push((await load(calendar(apiLarge, reader), sixteen)).perSecond);
      runs.repeated.push((await load(list(reader), full)).perSecond);
      runs.bare.push((await load({ url: bare.url }, full)).perSecond);
      runs.lists.push((await load(readers.map(list), full)).perSecond);
      runs.networks.push((await load(sixty, full)).perSecond);
      runs.bareNetworks.push((await load({ url: bareSixty.url }, full)).perSecond);
    }
  } finally {
    await Promise.all([apiLarge.stop(), apiSmall.stop(), bare.stop(), bareSixty.stop()]);
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
    figure('all 200 upcoming posts of three networks, whole, 1 connection, p50', median(runs.mixed), '<=', 5, ' ms'),
    figure('calendar month, 16 connections', median(runs.many), '>=', 800, ' req/s'),
    figure('calendar p50, all posts ÷ 10,000 posts', ratio(runs.one, runs.small), '<=', 1.3),
    figure(`20-post lists of ${READERS} readers with a page each`, median(runs.lists), '>=', 800, ' req/s'),
    figure(
      `20-post lists of ${READERS} readers ÷ bare fastify of the same bytes`,
      ratio(runs.lists, runs.bare),
      '>=',
      0.09,
    ),
    figure(
      `${NETWORKS_ITEMS} posts of three networks in one call, ${READERS} readers ÷ bare fastify of the same bytes`,
      ratio(runs.networks, runs.bareNetworks),
      '>=',
      0.045,
    ),
    // Shown beside it: what is asked alike in one turn is asked once, so a reader who repeats himself costs less.
    beside('the same with one reader who repeats himself', ratio(runs.repeated, runs.bare)),
  ];
}

const over = (connections: number) => ({ connections, seconds: SECONDS });

const read = async ({ url, cookie }: Target): Promise<string> =>
  await (await fetch(url, { headers: { ...(cookie && { cookie }) } })).text();

/** The thirty days around now. */
function monthQuery(): string {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return `fire_at_from=${day(-15)}&fire_at_to=${day(14)}`;
}
