import { cpus, release, totalmem } from 'node:os';
import { type Figure, printTable } from './figures.ts';
import { measureReads } from './reads.ts';
import { measureStart } from './start.ts';
import { measureWeb } from './web.ts';
import { openBenchDatabase } from './world.ts';

const PARTS = ['reads', 'start', 'web'] as const;
const POSTS = Number(process.argv.find((arg) => arg.startsWith('--posts='))?.slice(8) ?? 1_000_000);

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7);
const measures = (part: (typeof PARTS)[number]) => only === undefined || only === part;

/** The figures that the design promises, each as a ratio or against a fixed limit, from one run; `--only=web` measures one part. */
async function main(): Promise<void> {
  if (only !== undefined && !PARTS.some((part) => part === only))
    throw new Error(`--only=${only}: one of ${PARTS.join(', ')}`);
  const large = await openBenchDatabase('large', POSTS);
  const small = measures('reads') ? await openBenchDatabase('small', 10_000) : undefined;
  const figures: Figure[] = [];
  try {
    if (small) figures.push(...(await measureReads(large, small)));
    if (measures('start')) figures.push(...(await measureStart(large)));
    if (measures('web')) figures.push(...(await measureWeb(large)));
  } finally {
    await small?.stop();
    await large.stop();
  }
  const [cpu] = cpus();
  console.log(
    `\n${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${release()}, Node ${process.version}, ${POSTS} posts, ${new Date().toISOString().slice(0, 10)}\n`,
  );
  printTable(figures);
  if (figures.some((figure) => !figure.met)) process.exitCode = 1;
}

await main();
