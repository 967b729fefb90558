import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PastPost } from '../platform/past.ts';
import type { FaultScript } from '../worlds.ts';
import type { SharedControl } from './control.ts';

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

function fromLoopback(request: FastifyRequest): boolean {
  const address = (request.raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (address !== '::1' && !address.startsWith('127.')) return false;
  // A page of a stranger, open in a browser on this computer, must not turn these knobs, not even with a rebound name.
  const { origin, host } = request.headers;
  const named = `http://${host ?? ''}`;
  if (!URL.canParse(named) || !isLoopback(new URL(named).hostname)) return false;
  return origin === undefined || origin === named;
}

function serveFaults(app: FastifyInstance, control: SharedControl): void {
  app.get('/faults', () => control.faults());
  app.post('/faults', (request) => control.addFault(request.body as FaultScript));
  app.delete('/faults', () => {
    control.clearFaults();
    return { success: true };
  });
  app.delete<{ Params: { id: string } }>('/faults/:id', (request) => ({
    success: control.removeFault(request.params.id),
  }));
}

function serveClock(app: FastifyInstance, control: SharedControl): void {
  const shown = () => ({ offset_ms: control.clock.offsetMs, now: new Date(control.clock.now()).toISOString() });
  app.get('/clock', shown);
  app.post('/clock', (request, reply) => {
    const { offset_ms: offset, advance_ms: advance } = request.body as { offset_ms?: unknown; advance_ms?: unknown };
    if (typeof offset === 'number' && Number.isFinite(offset)) control.clock.setOffset(offset);
    else if (typeof advance === 'number' && Number.isFinite(advance)) control.clock.advance(advance);
    else return reply.code(400).send({ error: 'offset_ms or advance_ms must be a number' });
    return shown();
  });
}

function serveRecords(app: FastifyInstance, control: SharedControl): void {
  app.get<{ Querystring: { since?: string } }>('/calls', (request) => control.calls(Number(request.query.since ?? 0)));
  app.get<{ Querystring: { owner?: string; all?: string } }>('/posts', ({ query: { owner, all } }) =>
    control.posts({ owner, all: Boolean(all) }),
  );
  app.post('/history', (request) => control.place(request.body as PastPost));
  app.get('/latency', () => ({ ms: control.latencyMs }));
  app.post('/latency', (request) => {
    control.setLatency(Number((request.body as { ms?: unknown }).ms ?? 0));
    return { ms: control.latencyMs };
  });
  app.delete('/state', () => {
    control.reset();
    return { success: true };
  });
}

/** The control over HTTP, for tests in other processes. Answers to this computer only. */
export function serveControl(
  app: FastifyInstance,
  control: SharedControl,
  worlds: readonly { serveControl: (app: FastifyInstance) => void }[],
): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!fromLoopback(request)) return reply.code(403).send({ error: 'The control answers to this computer only' });
      });
      scope.setErrorHandler((error, _request, reply) => {
        const message = error instanceof Error ? error.message : 'bad request';
        return reply.code(400).send({ error: message });
      });
      serveFaults(scope, control);
      serveClock(scope, control);
      serveRecords(scope, control);
      for (const world of worlds) world.serveControl(scope);
    },
    { prefix: '/__control' },
  );
}
