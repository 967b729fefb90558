import { tooMany } from '../../../platform/errors/index.ts';

/** Each picture that waits is held in memory, as large as it came: about two posts full of them. */
const MOST_WAITING = 40;

type Work = () => Promise<void>;

/**
 * A picture of fifty megapixels takes hundreds of megabytes while it is drawn, so a process draws one after the other. Whose is next
 * goes round: who brings a hundred waits for his own, and everybody else for one of them. Throws 429 to who brings more than can wait.
 */
export function createTurns(most = MOST_WAITING): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Work[]>();
  /** The number of his last turn. */
  const served = new Map<string, number>();
  let running = false;

  /** Who has waited for his turn longest since the last one. */
  function next(): Work | undefined {
    const [owner] = [...waiting.keys()].sort((a, b) => (served.get(a) ?? 0) - (served.get(b) ?? 0));
    if (owner === undefined) return undefined;
    const [work, ...rest] = waiting.get(owner) ?? [];
    if (rest.length > 0) waiting.set(owner, rest);
    else waiting.delete(owner);
    served.set(owner, Math.max(0, ...served.values()) + 1);
    return work;
  }

  async function run(): Promise<void> {
    running = true;
    for (let work = next(); work !== undefined; work = next()) await work();
    running = false;
    served.clear();
  }

  return (owner, work) =>
    new Promise((resolve, reject) => {
      const own = waiting.get(owner) ?? [];
      if (own.length >= most) return reject(tooMany(10));
      waiting.set(owner, [...own, () => Promise.resolve().then(work).then(resolve, reject)]);
      if (!running) void run();
    });
}

export const inTurn = createTurns();
