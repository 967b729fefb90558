import { runDue } from '../../../../../platform/sweeps/start-sweeps.ts';
import type { TestApp } from '../../../../../testing/app.ts';
import type { Advisor } from '../../../../../testing/factories.ts';
import { newsletters } from '../../../index.ts';

export interface Shown {
  id: number;
  sends_as: string;
  sending_domain: null | {
    domain: string;
    state: string;
    checked: string | null;
    records: {
      kind: string;
      type: string;
      name: string;
      value: string;
      priority: number | null;
      result: string | null;
      found: string[];
    }[];
  };
}

let taken = 0;

/** A domain that nobody has used yet. */
export const freshName = (): string => `agency${taken++}.test`;

/** Looks at the domains whose time has come, the installation's among them. */
export async function lookAtDomains({ waypost }: TestApp): Promise<void> {
  for (const sweep of (await newsletters.sweeps?.(waypost)) ?? [])
    if (sweep.id === 'newsletters.domains') await runDue(sweep);
}

/** The newsletter account of an advisor, and what she does with its domain. */
export async function accountOf(app: TestApp, advisor: Advisor) {
  const { client, profileId } = advisor;
  const body = { profile: profileId, sender_name: 'Ana Reyes', reply_to: 'ana@agency.example' };
  const { id } = (await client.post('/api/emarketing/signup/', body)).body as unknown as Shown;
  const call = async (method: string, path: string, json?: object) => {
    const answer = await client.request(method, `/api/emarketing/${id}/${path}`, {
      ...(json && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
    });
    return { ...answer, body: answer.body as unknown as Shown };
  };
  return {
    ...advisor,
    id,
    call,
    put: (domain: string) => call('PUT', 'domain/', { domain }),
    check: async () => (await call('POST', 'domain/check/')).body,
    shown: async () => (await call('GET', '')).body,
    /** What its owner does at the registrar. */
    paste: async (without: readonly string[] = []) => {
      const { dns } = app.sandbox.control.mail;
      const { sending_domain } = (await call('GET', '')).body;
      for (const { kind, type, name, value, priority } of sending_domain?.records ?? [])
        if (!without.includes(kind)) dns.set(name, type, [priority === null ? value : `${priority} ${value}`]);
    },
  };
}
