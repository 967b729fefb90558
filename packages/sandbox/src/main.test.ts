import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMediaHost } from './testing/media-host.ts';
import { DEMO_WORLD } from './worlds.ts';

type Ready = { ready: boolean; url: string; smtpUrl: string };

const main = join(import.meta.dirname, 'main.ts');
const page = DEMO_WORLD.pages.blueFjord.id;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess & { stdin: NodeJS.WritableStream }; ready: Ready }> {
  const child = spawn(process.execPath, [main, '--state-dir', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ready: JSON.parse(line) as Ready };
}

async function api<T>(url: string, body?: unknown): Promise<T> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await (await fetch(url, init)).json()) as T;
}

describe('the sandbox as a child process', () => {
  it('says where it is and leaves on SIGTERM', async () => {
    const { child, ready } = await start();
    expect(ready).toEqual({
      ready: true,
      url: expect.stringMatching(/^http:\/\/127/),
      smtpUrl: expect.stringMatching(/^smtp:\/\/127/),
      dns: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('is told by its environment whose credentials it takes', async () => {
    const { ready } = await start({ SANDBOX_LINKEDIN_CLIENT_ID: 'mine', SANDBOX_META_APP_ID: '42' });
    const query = (id: string) =>
      new URLSearchParams({ response_type: 'code', client_id: id, redirect_uri: 'http://127.0.0.1/', scope: '' });
    const status = async (path: string, id: string) => (await fetch(`${ready.url}${path}?${query(id)}`)).status;
    const dialogs = ['/linkedin/oauth/v2/authorization', '/facebook/dialog/v26.0/dialog/oauth'];
    expect(await Promise.all(['mine', '42'].map((id, n) => status(dialogs[n] ?? '', id)))).toEqual([200, 200]);
    const demo = [DEMO_WORLD.linkedin.app.id, DEMO_WORLD.app.id];
    expect(await Promise.all(demo.map((id, n) => status(dialogs[n] ?? '', id)))).toEqual([400, 400]);
  });

  it('leaves when its parent has died', async () => {
    const { child } = await start();
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('keeps its world over a kill', async () => {
    const first = await start();
    const { access_token } = await api<{ access_token: string }>(`${first.ready.url}/__control/facebook/tokens`, {
      person_id: DEMO_WORLD.people.marina.id,
      page_id: page,
    });
    const made = await api<{ id: string }>(`${first.ready.url}/facebook/graph/${page}/feed`, {
      message: 'Stays',
      access_token,
    });
    await api(`${first.ready.url}/facebook/graph/${made.id}/comments`, { message: 'Too', access_token });
    await api(`${first.ready.url}/__control/clock`, { advance_ms: 60_000 });
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    appendFileSync(join(folder, 'journal.ndjson'), '{"c":"facebook.posts","k":"torn');

    const second = await start();
    expect(await api(`${second.ready.url}/__control/wall?page=${page}`)).toMatchObject([
      { id: made.id, message: 'Stays', comments: [{ message: 'Too' }] },
    ]);
    expect(await api(`${second.ready.url}/facebook/graph/me?access_token=${access_token}`)).toMatchObject({ id: page });
    expect(await api(`${second.ready.url}/__control/clock`)).toMatchObject({ offset_ms: 60_000 });
    const again = await api(`${second.ready.url}/facebook/graph/${page}/feed`, { message: 'Stays', access_token });
    expect(again).toMatchObject({ error: { code: 506 } });
  });

  it('keeps the other networks too, and goes on fetching a video that was on its way', async () => {
    const { linkedin, instagram, people } = DEMO_WORLD;
    const host = await startMediaHost();
    const first = await start();
    const li = `${first.ready.url}/__control/linkedin`;
    const { access_token } = await api<{ access_token: string }>(`${li}/tokens`, {
      member_id: linkedin.members.theo.id,
    });
    const author = `urn:li:person:${linkedin.members.theo.id}`;
    const post = (at: string) =>
      fetch(`${at}/linkedin/api/rest/posts`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${access_token}`,
          'linkedin-version': '202609',
          'x-restli-protocol-version': '2.0.0',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          author,
          commentary: 'Stays',
          visibility: 'PUBLIC',
          distribution: { feedDistribution: 'MAIN_FEED' },
          lifecycleState: 'PUBLISHED',
        }),
      });
    const urn = (await post(first.ready.url)).headers.get('x-restli-id');
    const token = await api<{ access_token: string }>(`${first.ready.url}/__control/instagram/tokens`, {
      person_id: people.marina.id,
      user_id: instagram.blueFjord.id,
    });
    const made = await api<{ id: string }>(`${first.ready.url}/facebook/graph/${instagram.blueFjord.id}/media`, {
      media_type: 'REELS',
      video_url: host.silent,
      ...token,
    });
    await expect.poll(() => host.fetched).toEqual(['/silent']);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();
    expect(await api(`${second.ready.url}/__control/linkedin/wall`)).toMatchObject([{ id: urn, text: 'Stays' }]);
    expect((await post(second.ready.url)).status).toBe(422);
    const query = `fields=status_code&access_token=${token.access_token}`;
    expect(await api(`${second.ready.url}/facebook/graph/${made.id}?${query}`)).toMatchObject({
      status_code: 'IN_PROGRESS',
    });
    await expect.poll(() => host.fetched).toEqual(['/silent', '/silent']);
    await host.close();
  });
});
