export interface Fault {
  readonly method?: string;
  readonly path: string;
  readonly times?: number;
  readonly action: Readonly<Record<string, unknown>>;
}

/** The hand of a journey on the fake networks: the sandbox's control over HTTP. */
export interface Network {
  readonly url: string;
  /** A person with a page of their own, who may do everything on it. */
  personWithPage(name: string): Promise<{ person: string; page: string; pageName: string }>;
  /** From now on a matching call is answered so. */
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  turnClock(offsetMs: number): Promise<void>;
}

export function networkAt(url: string): Network {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/__control/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    url,
    async personWithPage(name) {
      const pageName = `${name} Travel`;
      const { id: person } = await call<{ id: string }>('POST', 'facebook/people', { name });
      const roles = { [person]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE', 'MODERATE'] };
      const { id: page } = await call<{ id: string }>('POST', 'facebook/pages', { name: pageName, roles });
      return { person, page, pageName };
    },
    fault: async (fault) => void (await call('POST', 'faults', fault)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    turnClock: async (offsetMs) => void (await call('POST', 'clock', { offset_ms: offsetMs })),
  };
}
