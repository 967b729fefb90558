import { cpus, release, totalmem } from 'node:os';
import { type Figure, printTable } from './figures.ts';
import { measureReads } from './reads.ts';
import { measureStart } from './start.ts';
import { measureWeb } from './web.ts';
import { openBenchDatabase } from './world.ts';

const POSTS = Number(process.argv.find((arg) => arg.startsWith('--posts='))?.slice(8) ?? 1_000_000);

/** The figures that the design promises, each as a ratio or against a fixed limit, from one run. */
async function main(): Promise<void> {
  const large = await openBenchDatabase('large', POSTS);
  const small = await openBenchDatabase('small', 10_000);
  const figures: Figure[] = [];
  try {
    figures.push(...(await measureReads(large, small)));
    figures.push(...(await measureStart(large)));
    figures.push(...(await measureWeb(large)));
  } finally {
    await small.stop();
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
