import { DEMO_WORLD } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../testing/client.ts';
import { buildProfile, insertId } from '../testing/factories.ts';
import { createInstallation, type Installation, type Outside, startSandboxProcess } from '../testing/installation.ts';
import { insertConnection } from '../testing/page.ts';
import type { ConnectedPage } from '../testing/post.ts';
import { freePortNear } from './supervisor/ports.ts';

const PAGES = 6;
const POSTS_PER_PAGE = 10;
const MINUTE = 60_000;

/** Short enough that a killed worker's rows are taken over within the test; the crash proof runs with others. */
const HASTE = {
  PUBLISHING_LEASE_MS: '2000',
  PUBLISHING_SEND_DEADLINE_MS: '1000',
  PUBLISHING_RELEASE_TIMEOUT_MS: '3000',
  PUBLISHING_SWEEP_GRACE_MS: '500',
  PUBLISHING_CONCURRENCY: '4',
};

let sandbox: Outside & { close(): Promise<void> };
let installation: Installation;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  installation = await createInstallation(sandbox, HASTE);
});
afterAll(async () => {
  await installation.close();
  await sandbox.close();
});

async function control<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${sandbox.url}/__control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** One more profile of the user, connected to a page of its own. */
async function openAgency(user: number, n: number): Promise<ConnectedPage> {
  const person = DEMO_WORLD.people.marina.id;
  const roles = { [person]: ['MANAGE', 'CREATE_CONTENT', 'ANALYZE'] };
  const name = `Agency ${n}`;
  const { id } = await control<{ id: string }>('facebook/pages', { name, roles });
  const asked = { person_id: person, page_id: id };
  const { access_token: token } = await control<{ access_token: string }>('facebook/tokens', asked);
  const { profileId } = await buildProfile(installation, user);
  return insertConnection(installation.waypost, profileId, { id, name, networkUserId: `${person}-${n}`, token });
}

async function uploadPicture(client: TestClient, profile: number): Promise<number> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a7f86' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('profile', String(profile));
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'fjord.jpg');
  const answer = await client.request('POST', '/api/profile_images/', { body: form });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return Number(answer.body.id);
}

/** Schedules the posts through both APIs in turn; all are due at the same moment. */
async function schedule(apis: readonly TestClient[], agencies: readonly ConnectedPage[]): Promise<string[]> {
  const fire_at = new Date(Date.now() + 30 * MINUTE).toISOString();
  const [first] = apis;
  if (first === undefined) throw new Error('no API');
  const messages = await Promise.all(
    agencies.map(async ({ profileId: profile }) => {
      const custom_image_ids = [await uploadPicture(first, profile)];
      return Promise.all(
        Array.from({ length: POSTS_PER_PAGE }, async (_, n) => {
          const message = `Post ${n} of ${profile}`;
          const body = { profile, applications: ['facebook'], fire_at, message, custom_image_ids };
          const answer = await apis[n % apis.length]?.post('/api/scheduled_postings/', body);
          if (answer?.status !== 201) throw new Error(JSON.stringify(answer?.body));
          return message;
        }),
      );
    }),
  );
  return messages.flat();
}

test('Two APIs and three workers on one database publish 60 posts once each, although one worker is killed', async () => {
  const { db } = installation.waypost;
  const second = await freePortNear('127.0.0.1', 0);
  const [, , victim] = await Promise.all([
    installation.start('api'),
    installation.start('api', { port: second }),
    installation.start('worker'),
    installation.start('worker'),
    installation.start('worker'),
  ]);
  const user = await insertId(db, 'users', {
    email: 'ana@agency.example',
    first_name: 'Ana',
    last_name: 'Reyes',
    plan: 'premium',
    demo_role: 'advisor',
  });
  const agencies = await Promise.all(Array.from({ length: PAGES }, (_, n) => openAgency(user, n)));
  const one = createClient(installation.url);
  await one.demo('advisor');
  const other = createClient(`http://127.0.0.1:${second}`);
  other.setCookie('waypost_session', one.cookie('waypost_session') ?? '');
  const messages = await schedule([one, other], agencies);

  await control('latency', { ms: 40 });
  let turned = 31 * MINUTE;
  await installation.turnTo(turned);
  const published = async () => (await control<{ message: string }[]>('wall')).map((post) => post.message);
  await expect.poll(async () => (await published()).length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(10);
  await victim?.kill();
  expect((await published()).length).toBeLessThan(messages.length);

  const unfinished = async () =>
    db.rows<{ phase: string }>("SELECT phase FROM scheduled_postings WHERE phase <> 'posted'");
  await expect
    .poll(
      async () => {
        const left = await unfinished();
        // What the killed worker was sending is looked for on the network; the looks are minutes apart.
        if (left.length > 0 && left.every(({ phase }) => phase === 'unconfirmed' || phase === 'committing')) {
          turned += 5 * MINUTE;
          await installation.turnTo(turned);
        }
        return left;
      },
      { timeout: 40_000, interval: 400 },
    )
    .toEqual([]);

  expect((await published()).sort()).toEqual([...messages].sort());
  for (const client of [one, other])
    for (const { pageId } of agencies)
      expect((await client.get(`/api/scheduled_postings/?pgid=${pageId}&status=10`)).body.count).toBe(POSTS_PER_PAGE);
}, 180_000);
