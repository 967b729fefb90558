import sharp from 'sharp';
import type { TestClient } from '../client.ts';
import type { Past } from './past.ts';
import type { End } from './snapshot.ts';

export type Network = 'facebook' | 'instagram' | 'linkedin';

/** A person of the story, in their browser. */
export interface Person {
  readonly name: string;
  readonly client: TestClient;
  readonly profile: number;
}

export interface Consent {
  /** Who gives it, at the network. */
  readonly person: string;
  /** The page to connect; without one a consent is given anew for the page that is connected. */
  readonly page?: string;
  readonly pages?: readonly string[];
}

export interface Wish {
  readonly text: string;
  readonly on: Network | readonly Network[];
  /** Milliseconds from now; at once when absent. */
  readonly inMs?: number;
  readonly more?: Record<string, unknown>;
  /** What must become of it after the upgrade. */
  readonly ends: End;
}

/** What people do over HTTP, as they did then; the calls are the contract's, which outlives the code behind it. */
export class Story {
  readonly past: Past;
  readonly ends: Record<string, End> = {};
  readonly people: Person[] = [];
  #offsetMs = 0;

  constructor(past: Past) {
    this.past = past;
  }

  now = (): number => Date.now() + this.#offsetMs;

  async turnTo(offsetMs: number): Promise<void> {
    this.#offsetMs = offsetMs;
    await this.past.turnTo(offsetMs);
  }

  /** Signs up, and has the rest of the account set: no screen sells plans. */
  async signUp(name: string, set: { plan: string; locale: string; staff?: boolean }): Promise<Person> {
    const client = this.past.client();
    const email = `${name.toLowerCase()}@agency.example`;
    const [first_name, last_name] = [name, 'Reyes'];
    const password = `seven nights with ${name}`;
    const { locale, plan, staff = false } = set;
    expectStatus(
      await client.post('/api/auth/signup/', { email, password, first_name, last_name, locale, accept_terms: true }),
      201,
    );
    await this.past.db.query(
      'UPDATE users SET plan = $2, is_staff = $3, email_verified_at = app_now() WHERE email = $1',
      [email, plan, staff],
    );
    const session = await client.get('/api/session/');
    const profile = Number((session.body.profile as { pk?: number; id?: number }).pk ?? 0);
    const person = { name, client, profile };
    const details = { first_name, last_name, email, country: 1 };
    expectStatus(await client.patch(`/api/profiles/${profile}/details/`, details), 200);
    this.people.push(person);
    return person;
  }

  connect = (who: Person, on: Network, as: Consent): Promise<void> =>
    consent(who.client, who.client, who.profile, on, as);

  async upload(who: Person, description: string): Promise<number> {
    const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#2a7f86' } })
      .jpeg()
      .toBuffer();
    return this.#send(who, 'image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), description);
  }

  uploadVideo = (who: Person, video: Uint8Array, description: string): Promise<number> =>
    this.#send(who, 'video', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), description);

  async #send(who: Person, kind: 'image' | 'video', file: Blob, description: string): Promise<number> {
    const form = new FormData();
    form.set('profile', String(who.profile));
    form.set('description', description);
    form.set(kind, file, kind === 'image' ? 'fjord.jpg' : 'fjord.mp4');
    return Number(expectStatus(await who.client.request('POST', `/api/profile_${kind}s/`, { body: form }), 201).id);
  }

  /** Answers the ids of the rows, one per network. */
  async post(who: Person, { text, on, inMs, more, ends }: Wish): Promise<number[]> {
    const fire_at = inMs === undefined ? null : new Date(this.now() + inMs).toISOString();
    const applications = typeof on === 'string' ? [on] : on;
    const body = { profile: who.profile, applications, fire_at, message: text, ...more };
    this.ends[text] = ends;
    return expectStatus(await who.client.post('/api/scheduled_postings/', body), 201)
      .scheduled_postings_ids as number[];
  }

  /** The next call with this text goes wrong in this way. */
  fault = (path: string, script: Record<string, unknown>): Promise<unknown> =>
    this.past.control('faults', { path, ...script });

  async forgetFaults(): Promise<void> {
    await fetch(`${this.past.sandboxUrl}/__control/faults`, { method: 'DELETE' });
  }

  /** Waits until every post with one of these texts stands in the phase. */
  reaches = (phase: string, ...texts: string[]): Promise<void> =>
    this.past.until(
      `${texts.join(', ')}: ${phase}`,
      texts
        .map((text) => `(SELECT bool_and(phase = '${phase}') FROM scheduled_postings WHERE message LIKE '${text}%')`)
        .join(' AND '),
    );
}

/** The way through a network's dialog; the browser that comes back may reach another process than the one that left. */
export async function consent(
  leaving: TestClient,
  coming: TestClient,
  profile: number,
  on: Network,
  as: Consent,
): Promise<void> {
  const base = `/api/profile_social/${profile}/${on}`;
  const asked = expectStatus(await leaving.get(`${base}/url/${as.page === undefined ? '?reconnect=true' : ''}`), 200);
  const dialog = new URL(String(asked.url));
  const form = new URLSearchParams(dialog.search);
  form.set('person', as.person);
  form.set('decision', on === 'linkedin' ? 'allow' : 'continue');
  for (const page of as.pages ?? []) form.append('page', page);
  for (const scope of (dialog.searchParams.get('scope') ?? '').split(',')) form.append('permission', scope);
  const answer = await fetch(dialog.origin + dialog.pathname, { method: 'POST', body: form, redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? '');
  expectStatus(await coming.get(callback.pathname + callback.search), 302);
  if (as.page !== undefined) expectStatus(await coming.post(`${base}/select/`, { id: as.page }), 200);
}

export function expectStatus(
  answer: { status: number; body: Record<string, unknown> },
  status: number,
): Record<string, unknown> {
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
