import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';
import path from 'node:path';
import { measureAnalytics } from './analytics.ts';
import { measureCalendar } from './calendar.ts';
import { measureCampaigns } from './campaigns/campaigns.ts';
import { measureContacts } from './contacts.ts';
import { measureDemo } from './demo.ts';
import { type Figure, printTable } from './figures.ts';
import { measureFilms } from './films.ts';
import { measureLibrary } from './library.ts';
import { measureMarketing } from './marketing.ts';
import { measureNewsletters } from './newsletters/newsletters.ts';
import { measureReads } from './reads.ts';
import { measureStart } from './start.ts';
import { measureStorm, STORM_PARTS } from './storm.ts';
import { measureTracking } from './tracking/tracking.ts';
import { measureWeb } from './web.ts';
import { openBenchDatabase } from './world.ts';

const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const POSTS = Number(option('posts') ?? 1_000_000);
const API_PARTS = ['reads', 'analytics', 'calendar', 'start', 'web'] as const;
/** `--only=rush` or `--only=reads,web`; without it everything but what `--long` adds. */
const wanted = new Set<string>(
  option('only')?.split(',') ?? [
    ...API_PARTS,
    'demo',
    'films',
    'contacts',
    'library',
    'marketing',
    'newsletters',
    'campaigns',
    'tracking',
    ...STORM_PARTS.filter((part) => part !== 'memory'),
  ],
);
if (process.argv.includes('--long')) wanted.add('memory');

/** The figures that the design promises, each as a ratio or against a fixed limit, from one run. */
async function main(): Promise<void> {
  // What is measured is what is there, not what was built of it some day.
  execFileSync(process.execPath, [path.join(import.meta.dirname, '../../scripts/build-web.ts')], { stdio: 'inherit' });
  const known: readonly string[] = [
    ...API_PARTS,
    'demo',
    'films',
    'contacts',
    'library',
    'marketing',
    'newsletters',
    'campaigns',
    'tracking',
    ...STORM_PARTS,
  ];
  for (const part of wanted)
    if (!known.includes(part)) throw new Error(`--only=${part}: there are ${known.join(', ')}`);
  const figures: Figure[] = [];
  if (API_PARTS.some((part) => wanted.has(part))) figures.push(...(await measureApi()));
  if (wanted.has('demo')) figures.push(...(await measureDemo()));
  if (wanted.has('films')) figures.push(...(await measureFilms()));
  if (wanted.has('contacts')) figures.push(...(await measureContacts()));
  if (wanted.has('library')) figures.push(...(await measureLibrary()));
  if (wanted.has('marketing')) figures.push(...(await measureMarketing()));
  if (wanted.has('newsletters')) figures.push(...(await measureNewsletters()));
  if (wanted.has('campaigns')) figures.push(...(await measureCampaigns()));
  if (wanted.has('tracking')) figures.push(...(await measureTracking()));
  const storm = STORM_PARTS.filter((part) => wanted.has(part));
  if (storm.length > 0) figures.push(...(await measureStorm(storm)));
  const [cpu] = cpus();
  console.log(
    `\n${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${release()}, Node ${process.version}, ${POSTS} posts, ${new Date().toISOString().slice(0, 10)}\n`,
  );
  printTable(figures);
  if (figures.some((figure) => !figure.met)) process.exitCode = 1;
}

async function measureApi(): Promise<Figure[]> {
  const large = await openBenchDatabase('large', POSTS);
  const small = wanted.has('reads') ? await openBenchDatabase('small', 10_000) : null;
  const figures: Figure[] = [];
  try {
    if (small !== null) figures.push(...(await measureReads(large, small)));
    if (wanted.has('analytics')) figures.push(...(await measureAnalytics(large)));
    if (wanted.has('calendar')) figures.push(...(await measureCalendar(large)));
    if (wanted.has('start')) figures.push(...(await measureStart(large)));
    if (wanted.has('web')) figures.push(...(await measureWeb(large)));
  } finally {
    await small?.stop();
    await large.stop();
  }
  return figures;
}

await main();
