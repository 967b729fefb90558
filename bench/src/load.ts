import autocannon from 'autocannon';

export interface Load {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

export interface Target {
  readonly url: string;
  readonly cookie?: string;
}

/** A bounded burst of GETs, each connection with a target of its own as far as they reach; throws when anything but 200 comes back, so that a broken answer is never "fast". */
export async function load(
  target: Target | readonly Target[],
  options: { connections: number; seconds: number },
): Promise<Load> {
  const targets = [target].flat() as readonly Target[];
  const url = targets[0]?.url ?? '';
  let connection = 0;
  const latencies: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: options.connections,
        duration: options.seconds,
        setupClient: (client) => {
          const { url: own, cookie } = targets[connection++ % targets.length] as Target;
          client.setRequests([{ path: pathOf(own), headers: { ...(cookie && { cookie }), 'accept-language': 'en' } }]);
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) latencies.push(ms);
    });
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
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
