import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../meta/graph/error-codes.ts';
import type { CallRecord } from '../platform/calls.ts';
import type { Fault } from '../platform/faults.ts';
import { type GraphClient, pageClient } from '../testing/graph-client.ts';
import { sandboxOfFile } from '../testing/of-file.ts';
import { DEMO_WORLD, type FaultScript } from '../worlds.ts';

const page = DEMO_WORLD.pages.blueFjord.id;
const sandbox = await sandboxOfFile();
let graph: GraphClient;

beforeEach(() => {
  graph = pageClient(sandbox);
});

async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await (await fetch(`${sandbox.url}/__control${path}`, { method, ...init })).json()) as T;
}

const post = (message = 'x') => graph.post(`/${page}/feed`, { message });
const wall = () => sandbox.control.facebook.wall(page).map(({ message }) => message);

describe('every refusal of the table', () => {
  it.each(
    ERROR_CODES.map((entry) => [`${entry.code}/${entry.subcode ?? '-'}`, entry] as const),
  )('%s can be provoked', async (_, entry) => {
    const { code, subcode, status, type, message, userTitle, userMessage, transient } = entry;
    sandbox.control.addFault({ path: '/feed$', action: { kind: 'graph_error', code, subcode } });
    const reply = await post();
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({
      error: {
        message,
        type,
        code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        is_transient: transient ?? false,
        ...(userTitle ? { error_user_title: userTitle } : {}),
        ...(userMessage ? { error_user_msg: userMessage } : {}),
        fbtrace_id: expect.any(String),
      },
    });
    expect(wall()).toEqual([]);
  });

  it('is there once', () => {
    const keys = ERROR_CODES.map((entry) => `${entry.code}/${entry.subcode ?? ''}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a scripted fault', () => {
  it('strikes by method, path and count, after letting some pass', async () => {
    const { id } = await control<Fault>('POST', '/faults', {
      method: 'POST',
      path: `/${page}/feed$`,
      times: 2,
      after: 1,
      action: { kind: 'graph_error', code: 613 },
    } satisfies FaultScript);
    const codes: unknown[] = [];
    for (const message of ['a', 'b', 'c', 'd']) codes.push((await post(message)).body.error?.code);
    expect(codes).toEqual([undefined, 613, 613, undefined]);
    expect((await graph.get(`/${page}/feed`)).status).toBe(200);
    expect(await control<Fault[]>('GET', '/faults')).toMatchObject([{ id, seen: 3, struck: 2 }]);
    await control('DELETE', `/faults/${id}`);
    expect(await control<Fault[]>('GET', '/faults')).toEqual([]);
  });

  it('can hit one post among many by its parameters', async () => {
    sandbox.control.addFault({
      path: '/feed$',
      params: 'unlucky',
      times: -1,
      action: { kind: 'graph_error', code: 368, subcode: 1390008 },
    });
    expect((await post('lucky')).status).toBe(200);
    expect((await post('the unlucky one')).body.error).toMatchObject({ code: 368, error_subcode: 1390008 });
  });

  it('after the side effect leaves the post on the wall and says so in the record', async () => {
    const fault = sandbox.control.addFault({
      path: '/feed$',
      when: 'after',
      action: { kind: 'graph_error', code: 2, transient: true },
    });
    const reply = await post('there');
    expect([reply.status, reply.body.error?.is_transient]).toEqual([500, true]);
    expect(wall()).toEqual(['there']);
    const [record] = await control<CallRecord[]>('GET', '/calls');
    expect(record).toMatchObject({
      method: 'POST',
      path: `/facebook/graph/v26.0/${page}/feed`,
      status: 500,
      fault: fault.id,
    });
    expect(record?.body.message).toBe('there');
    expect(record?.sideEffect).toEqual({ kind: 'post.published', id: sandbox.control.facebook.wall(page)[0]?.id });
  });

  it('resets the connection before or after', async () => {
    for (const when of ['before', 'after'] as const)
      sandbox.control.addFault({ path: '/feed$', when, action: { kind: 'reset' } });
    await expect(post('lost')).rejects.toThrow();
    await expect(post('lost')).rejects.toThrow();
    expect(wall()).toEqual(['lost']);
    expect(sandbox.control.calls().map(({ status }) => status)).toEqual([0, 0]);
  });

  it('hangs until the client gives up, or the fault is taken away', async () => {
    sandbox.control.addFault({ path: '/me', times: 2, action: { kind: 'hang' } });
    const started = performance.now();
    await expect(fetch(`${sandbox.url}/facebook/graph/me`, { signal: AbortSignal.timeout(150) })).rejects.toThrow(
      /timeout/i,
    );
    expect(performance.now() - started).toBeGreaterThan(140);
    const hanging = fetch(`${sandbox.url}/facebook/graph/me`);
    const cutOff = expect(hanging).rejects.toThrow('fetch failed');
    await expect.poll(() => sandbox.control.calls()).toHaveLength(2);
    sandbox.control.clearFaults();
    await cutOff;
  });

  it('answers a bare status, an unreadable body, or late', async () => {
    sandbox.control.addFault({
      path: '/feed$',
      action: { kind: 'status', status: 502, body: '<html>Bad gateway</html>' },
    });
    sandbox.control.addFault({ path: '/feed$', when: 'after', action: { kind: 'garbage' } });
    const send = (message: string) =>
      fetch(`${sandbox.url}/facebook/graph/${page}/feed`, {
        method: 'POST',
        body: new URLSearchParams({ message, access_token: graph.token ?? '' }),
      });
    const gateway = await send('one');
    expect([gateway.status, await gateway.text()]).toEqual([502, '<html>Bad gateway</html>']);
    const garbage = await send('two');
    expect(garbage.status).toBe(200);
    await expect(garbage.json()).rejects.toThrow();
    sandbox.control.addFault({ path: '/feed$', action: { kind: 'delay', ms: 120 } });
    const started = performance.now();
    expect((await send('three')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(115);
    expect(wall()).toEqual(['three', 'two']);
  });

  it('with a path that is no regular expression is refused', async () => {
    expect(await control('POST', '/faults', { path: '(', action: { kind: 'reset' } })).toHaveProperty('error');
  });
});

describe('usage', () => {
  it('is told in headers, rises per call, and ends in a refusal at 100', async () => {
    const usage = { call_count: 80, total_time: 5, total_cputime: 5, step: 10 };
    sandbox.control.facebook.set({ appUsage: usage });
    const first = await graph.get('/me');
    expect(JSON.parse(first.headers.get('x-app-usage') ?? '')).toEqual({
      call_count: 90,
      total_time: 5,
      total_cputime: 5,
    });
    expect((await graph.get('/me')).body.error).toMatchObject({ code: 4 });
    const business = {
      type: 'pages',
      call_count: 90,
      total_time: 1,
      total_cputime: 1,
      estimated_time_to_regain_access: 0,
    };
    sandbox.control.facebook.set({ appUsage: undefined, businessUsage: { [page]: business } });
    const second = await graph.get('/me');
    expect(second.headers.get('x-app-usage')).toBeNull();
    expect(JSON.parse(second.headers.get('x-business-use-case-usage') ?? '')).toEqual({ [page]: [business] });
    sandbox.control.facebook.set({ businessUsage: { [page]: { ...business, call_count: 100 } } });
    expect((await post()).body.error).toMatchObject({ code: 80001 });
    expect(wall()).toEqual([]);
  });
});

describe('the control over HTTP', () => {
  it('turns the clock, which the Date header follows', async () => {
    expect(await control('POST', '/clock', { advance_ms: 3_600_000 })).toMatchObject({ offset_ms: 3_600_000 });
    const date = (await graph.get('/me')).headers.get('date');
    expect(Math.abs(Date.parse(date ?? '') - Date.now() - 3_600_000)).toBeLessThan(5000);
    expect(await control('POST', '/clock', { offset_ms: -1000 })).toMatchObject({ offset_ms: -1000 });
    expect(await control('POST', '/clock', {})).toHaveProperty('error');
  });

  it('lists calls since a number, walls, and all posts', async () => {
    await post('seen');
    const before = sandbox.control.calls().at(-1)?.n ?? 0;
    const hidden = await graph.post(`/${page}/feed`, { message: 'hidden', published: 'false' });
    const calls = await control<CallRecord[]>('GET', `/calls?since=${before}`);
    expect(calls.map(({ n }) => n)).toEqual([before + 1]);
    expect(await control('GET', `/wall?page=${page}`)).toMatchObject([{ message: 'seen', media: [], comments: [] }]);
    expect(await control('GET', `/wall?page=${page}&all=1`)).toMatchObject([
      { id: hidden.body.id, published: false },
      {},
    ]);
  });

  it('makes people, pages and tokens, and breaks tokens', async () => {
    const person = await control<{ id: string }>('POST', '/facebook/people', { name: 'Ada Storm' });
    const made = await control<{ id: string }>('POST', '/facebook/pages', {
      name: 'Storm 1',
      roles: { [person.id]: ['MANAGE'] },
    });
    const body = { person_id: person.id, page_id: made.id };
    const { access_token } = await control<{ access_token: string }>('POST', '/facebook/tokens', body);
    expect((await graph.get('/me', { access_token })).body).toEqual({ name: 'Storm 1', id: made.id });
    expect(await control('POST', '/facebook/tokens/break', { page_id: made.id, subcode: 460 })).toEqual({ changed: 1 });
    expect((await graph.get('/me', { access_token })).body.error).toMatchObject({ code: 190, error_subcode: 460 });
    await control('POST', '/facebook/tokens/mend', { page_id: made.id });
    expect((await graph.get('/me', { access_token })).status).toBe(200);
    await control('POST', '/facebook/remove-app', { person_id: person.id });
    expect((await graph.get('/me', { access_token })).body.error).toMatchObject({ error_subcode: 458 });
  });

  it('slows every call down by a set latency', async () => {
    await control('POST', '/latency', { ms: 60 });
    const started = performance.now();
    await graph.get('/me');
    expect(performance.now() - started).toBeGreaterThan(55);
  });

  it('resets to the demo world', async () => {
    await post('gone soon');
    await control('DELETE', '/state');
    expect(sandbox.control.calls()).toEqual([]);
    expect(wall()).toEqual([]);
    expect(sandbox.control.facebook.pages()).toHaveLength(Object.keys(DEMO_WORLD.pages).length);
  });

  it.each([
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
  ])('refuses a page of a stranger in a browser: %o', async (headers) => {
    const status = await new Promise((resolve) => {
      const call = request(`${sandbox.url}/__control/state`, { method: 'DELETE', headers });
      call.on('response', (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });
});
