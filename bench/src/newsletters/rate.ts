import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '@waypost/sandbox';
import { type Figure, figure } from '../figures.ts';
import type { BenchDatabase } from '../world.ts';
import { frozenRun, type List, startMailer } from './world.ts';

const [RATE, WARM_S, WINDOW_S, SHORT_S] = [200, 10, 60, 10];

/** What arrives in any minute, and in any ten seconds, while of two workers one is killed and comes back, and the other is started anew. */
export async function measureRate(database: BenchDatabase, list: List): Promise<Figure[]> {
  const sandbox = await startSandbox({});
  const port = Number(new URL(sandbox.smtpUrl).port);
  let workers = [await startMailer(database, port, RATE), await startMailer(database, port, RATE)];
  try {
    const { run } = await frozenRun(database, list);
    await wait(30_000);
    const [killed, restarted] = workers;
    await killed?.kill();
    await wait(3_000);
    workers = [await startMailer(database, port, RATE), ...workers.slice(1)];
    await wait(15_000);
    await restarted?.stop();
    workers = [...workers.slice(0, 1), await startMailer(database, port, RATE)];
    await wait((WARM_S + WINDOW_S - 45) * 1_000);
    await database.query("UPDATE mailing_runs SET state = 'paused' WHERE id = $1", [run]);
    const times = sandbox.control.mail
      .receipts()
      .filter(({ kept }) => kept)
      .map(({ realMs }) => realMs / 1_000);
    const first = times[0] ?? 0;
    const within = (from: number, seconds: number) => times.filter((at) => at >= from && at < from + seconds).length;
    const starts = (seconds: number, from: number) => {
      const last = (times.at(-1) ?? 0) - seconds;
      return Array.from({ length: Math.max(0, Math.floor((last - from) / 0.5)) }, (_, n) => from + n * 0.5);
    };
    const minute = starts(WINDOW_S, first + WARM_S).map((from) => within(from, WINDOW_S) / WINDOW_S / RATE);
    const short = starts(SHORT_S, first).map((from) => within(from, SHORT_S) / SHORT_S / RATE);
    return [
      figure(`least part of the rate in any ${WINDOW_S} s, with a kill and a restart`, Math.min(...minute), '>=', 0.98),
      figure(`greatest part of the rate in any ${SHORT_S} s`, Math.max(...short), '<=', 1.02),
    ];
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    await sandbox.close();
  }
}
