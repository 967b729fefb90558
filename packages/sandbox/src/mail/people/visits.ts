import type { SandboxClock } from '../../platform/clock.ts';
import type { Program } from './programs.ts';

/** A request that somebody made because of a mail. `status` 0: none was made, or nobody answered. */
export type Visit = {
  at: string;
  mail: string;
  who: string;
  what: 'picture' | 'link' | 'look' | 'unsubscribe';
  method: string;
  url: string;
  userAgent: string;
  status: number;
  leadsTo: string;
  error: string;
};

type Errand = Pick<Visit, 'mail' | 'who' | 'what' | 'url'> & {
  program: Program;
  method?: 'GET' | 'HEAD' | 'POST';
  form?: Record<string, string>;
};

const MOST = 20_000;
const PATIENCE_MS = 10_000;

function isHere(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname));
}

/** The requests of readers and machines, over real HTTP. Whatever a link says, nothing leaves this computer. */
export class Visits {
  readonly #clock: SandboxClock;
  #visits: Visit[] = [];

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  list(mail?: string): Visit[] {
    return mail === undefined ? this.#visits : this.#visits.filter((visit) => visit.mail === mail);
  }

  clear(): void {
    this.#visits = [];
  }

  /** The answer's text beside what is noted; redirections are noted, not followed. */
  async go({ program, method = 'GET', form, ...errand }: Errand): Promise<Visit & { text: string }> {
    const at = new Date(this.#clock.now()).toISOString();
    const visit: Visit = { ...errand, at, method, userAgent: program.userAgent, status: 0, leadsTo: '', error: '' };
    this.#visits.push(visit);
    if (this.#visits.length > MOST) this.#visits = this.#visits.slice(-MOST / 2);
    if (!URL.canParse(errand.url) || !isHere(errand.url)) {
      visit.error = 'not on this computer';
      return { ...visit, text: '' };
    }
    try {
      const response = await fetch(errand.url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          'user-agent': program.userAgent,
          'x-forwarded-for': program.from,
          accept: errand.what === 'picture' ? 'image/avif,image/webp,image/*,*/*;q=0.8' : 'text/html,*/*;q=0.8',
        },
        ...(form && { body: new URLSearchParams(form) }),
      });
      const text = await response.text();
      Object.assign(visit, { status: response.status, leadsTo: response.headers.get('location') ?? '' });
      return { ...visit, text };
    } catch (error) {
      visit.error = error instanceof Error ? error.message : String(error);
      return { ...visit, text: '' };
    }
  }
}
