import autocannon from 'autocannon';

export interface Load {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

export interface Target {
  readonly url: string;
  readonly cookie?: string;
  /** What the program says of itself. */
  readonly agent?: string;
  /** One after the other, in the place of the one that the address has. */
  readonly paths?: readonly string[];
}

/** A bounded burst of GETs, each connection with a target of its own as far as they reach; throws when anything but 200 (or what is wanted) comes back, so that a broken answer is never "fast". */
export async function load(
  target: Target | readonly Target[],
  options: { connections: number; seconds: number; status?: number },
): Promise<Load> {
  const targets = [target].flat() as readonly Target[];
  const url = targets[0]?.url ?? '';
  const { status: wanted = 200 } = options;
  let connection = 0;
  const latencies: number[] = [];
  let other = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: options.connections,
        duration: options.seconds,
        setupClient: (client) => {
          const { url: own, cookie, agent, paths = [pathOf(own)] } = targets[connection++ % targets.length] as Target;
          const headers = { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }), 'accept-language': 'en' };
          client.setRequests(paths.map((path) => ({ path, headers })));
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status === wanted) latencies.push(ms);
      else other += 1;
    });
  });
  if (other > 0 || result.errors > 0) throw new Error(`${url}: ${other} refused, ${result.errors} failed`);
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), perSecond: latencies.length / options.seconds };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
