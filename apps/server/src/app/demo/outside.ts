import type { OwnRecords } from '../../features/newsletters/index.ts';

/** A post of the past as the sandbox takes it, see `packages/sandbox/src/platform/past.ts`. */
export interface WallPost {
  /** The same key again makes nothing new. */
  readonly key: string;
  readonly owner: string;
  readonly text: string;
  readonly comment?: string;
  readonly pictures: readonly { readonly name: string; readonly alt: string }[];
  readonly at: number;
  readonly appeal?: number;
  readonly ages: readonly number[];
}
interface Placed {
  readonly id: string;
  readonly url: string;
  readonly staged: readonly { readonly id: string; readonly kind: string }[];
  readonly comment: string | null;
  /** Per age, by the network's own names. */
  readonly figures: readonly Readonly<Record<string, number>>[];
}

/** The hand on the sandbox: over HTTP, as tests in other processes have it. */
export function outsideAt(url: string) {
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(`${url}${path}`, { method, redirect: 'manual', ...json });
    if (answer.status >= 400)
      throw new Error(`the sandbox answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer;
  };
  return {
    place: async (post: WallPost): Promise<Placed> =>
      (await send('POST', '/__control/history', post)).json() as Promise<Placed>,
    fault: (script: Record<string, unknown>) => send('POST', '/__control/faults', script),
    /** Changes these of its settings, and answers all. */
    linkedin: async (settings: Record<string, unknown>): Promise<Record<string, unknown>> =>
      (await send('POST', '/__control/linkedin/settings', settings)).json() as Promise<Record<string, unknown>>,
    /** What the operator of the installation pastes at the name servers of its domain. */
    paste: ({ domain, selector, publicKey: dkim, bounceHost }: OwnRecords) =>
      send('POST', '/__control/mail/dns/publish', { domain, selector, dkim, bounceHost }),
    reset: () => send('DELETE', '/__control/state'),
    picture: async (name: string): Promise<Blob> => (await send('GET', `/pictures/${name}.jpg`)).blob(),
    emblem: async (name: string): Promise<Blob> => (await send('GET', `/pictures/${name}.png`)).blob(),
  };
}
export type Outside = ReturnType<typeof outsideAt>;

export type Turn = <T>(work: () => Promise<T>) => Promise<T>;
/** One after the other, whatever becomes of those before. */
export function createTurn(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

/** Continues in a network's consent dialog as this person finds it: what is ticked there stays ticked. Answers where it leads. */
export async function passDialog(url: string, person: string): Promise<URL> {
  const shown = await (await fetch(`${url}&sandbox_person=${person}`)).text();
  const { origin, pathname, search } = new URL(url);
  const body = new URLSearchParams(search);
  body.set('person', person);
  body.set('decision', /value="(continue|allow)"/.exec(shown)?.[1] ?? '');
  for (const [, name = '', value = ''] of shown.matchAll(/name="(page|permission)" value="([^"]+)" checked/g))
    body.append(name, value);
  const answer = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}
