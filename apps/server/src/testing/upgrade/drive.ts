import { DEMO_WORLD } from '@waypost/sandbox';
import { SESSION_COOKIE } from '../../platform/http/index.ts';
import { createClient, type TestClient } from '../client.ts';
import type { Snapshot } from './snapshot.ts';
import { consent } from './storyteller.ts';

/** What came of a minute of people's work over two versions at once. */
export interface Tally {
  /** Answers by version and status. */
  readonly answers: Readonly<Record<'old' | 'today', Record<number, number>>>;
  /** Calls that an API could not serve. */
  readonly broken: string[];
  readonly made: Set<number>;
}

interface Road {
  readonly version: 'old' | 'today';
  readonly client: TestClient;
  /** The same browser at the other version. */
  readonly other: TestClient;
}
type Call = (road: Road) => Promise<void>;

const WRITERS = ['Ana', 'Dora', 'Eva'];

/** Has people work for a while, each call by the one or the other version, as a balancer would send them. */
export async function drive(options: {
  old: string;
  today: string;
  snapshot: Snapshot;
  forMs: number;
}): Promise<Tally> {
  const { snapshot } = options;
  const tally: Tally = { answers: { old: {}, today: {} }, broken: [], made: new Set() };
  const ends = Date.now() + options.forMs;
  await Promise.all(
    snapshot.about.people.map(async ({ name, session }) => {
      const [old, today] = [options.old, options.today].map((url) => {
        const client = createClient(url);
        client.setCookie(SESSION_COOKIE, session);
        return client;
      });
      if (old === undefined || today === undefined) throw new Error('two versions');
      const roads: Road[] = [
        { version: 'old', client: old, other: today },
        { version: 'today', client: today, other: old },
      ];
      const life = lifeOf(name, snapshot, tally);
      for (let n = 0; Date.now() < ends; n += 1) {
        // Two rounds of the same calls differ in which version gets which.
        const road = roads[(n + Math.floor(n / life.length)) % roads.length];
        const call = life[n % life.length];
        if (road !== undefined && call !== undefined) await call(road);
      }
    }),
  );
  return tally;
}

function lifeOf(name: string, snapshot: Snapshot, tally: Tally): Call[] {
  const user = snapshot.tables.get('users')?.find((row) => row.first_name === name);
  const profile = snapshot.tables.get('profiles')?.find((row) => row.user_id === user?.id);
  const connections = (snapshot.tables.get('connections') ?? []).filter(
    (row) => row.profile_id === profile?.id && row.installed,
  );
  const mine: number[] = [];
  const ask = async ({ version, client }: Road, method: string, path: string, body?: unknown) => {
    const answer = await client.request(method, path, {
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    tally.answers[version][answer.status] = (tally.answers[version][answer.status] ?? 0) + 1;
    if (answer.status >= 500)
      tally.broken.push(`${version}: ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const get =
    (path: string): Call =>
    async (road) =>
      void (await ask(road, 'GET', path));
  const reads = [
    get('/api/session/'),
    get(`/api/profiles/${profile?.id}/details/`),
    get('/api/account_settings/'),
    ...connections.flatMap(({ page_id, app }) => [
      get(`/api/scheduled_postings/?pgid=${page_id}`),
      get(`/api/scheduled_postings/report_summary/?pgid=${page_id}`),
      get(`/api/profile_social/${profile?.id}/${app}/account_data/`),
    ]),
  ];
  if (!WRITERS.includes(name)) return reads;
  const create =
    (minutes: number | null): Call =>
    async (road) => {
      const fire_at = minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString();
      const message = `${name}, ${road.version}, ${mine.length}, ${Math.random().toString(36).slice(2)}`;
      const { body } = await ask(road, 'POST', '/api/scheduled_postings/', {
        profile: profile?.id,
        applications: connections.some(({ app }) => app === 'facebook') ? ['facebook'] : ['linkedin'],
        fire_at,
        message,
      });
      for (const id of (body.scheduled_postings_ids as number[] | undefined) ?? []) {
        mine.push(id);
        tally.made.add(id);
      }
    };
  const last =
    (verb: (road: Road, path: string) => Promise<unknown>): Call =>
    async (road) => {
      const id = mine.at(-1);
      if (id !== undefined) await verb(road, `/api/scheduled_postings/${id}/`);
    };
  // The consent begins at the one version and comes back to the other.
  const reconnect: Call = async (road) => {
    if (name === 'Dora')
      await consent(road.client, road.other, Number(profile?.id), 'facebook', {
        person: DEMO_WORLD.people.marina.id,
        pages: connections.filter(({ app }) => app === 'facebook').map(({ page_id }) => String(page_id)),
      });
  };
  const settings = `/api/profile_social/${profile?.id}/${connections[0]?.app}`;
  return [
    create(20),
    last((road, path) =>
      ask(road, 'PATCH', path, { message: `${name}, edited, ${Math.random().toString(36).slice(2)}` }),
    ),
    last((road, path) => ask(road, 'GET', path)),
    create(null),
    last((road, path) => ask(road, 'GET', `${path}attempts/`)),
    create(30),
    last((road, path) => ask(road, 'PATCH', path, { fire_at: new Date(Date.now() + 45 * 60_000).toISOString() })),
    create(25),
    last((road, path) => ask(road, 'POST', `${path}delete/`, {})),
    last((road, path) => ask(road, 'POST', `${path}restore/`, {})),
    last((road, path) => ask(road, 'POST', `${path}post_now/`, {})),
    (road) => ask(road, 'PATCH', `${settings}/settings/`, { late_after_minutes: 120 }).then(() => undefined),
    reconnect,
    (road) =>
      ask(road, 'POST', `/api/generator_profile/${profile?.id}/create_post/`, { message: 'A thought' }).then(
        () => undefined,
      ),
    get(`/api/generated_postings/?generator_profile=${profile?.id}`),
    ...reads,
  ];
}
