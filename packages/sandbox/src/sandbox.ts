import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Control, SharedControl } from './control/control.ts';
import { History } from './control/history.ts';
import { serveControl } from './control/routes.ts';
import { serveOffers } from './pages/offers.ts';
import { serveOffice } from './pages/office.ts';
import { servePictures } from './pages/pictures.ts';
import { serveStartPage } from './pages/routes.ts';
import { type BlobFacts, Blobs } from './platform/blobs.ts';
import { Calls } from './platform/calls.ts';
import { SandboxClock } from './platform/clock.ts';
import { Faults } from './platform/faults.ts';
import { Journal } from './platform/journal.ts';
import { serveWire } from './platform/serve-wire.ts';
import type { Ground } from './platform/world.ts';
import { type FaultScript, WORLDS } from './worlds.ts';

export type SandboxOptions = {
  host?: string;
  port?: number;
  smtpPort?: number;
  dnsPort?: number;
  /** Address under which people and the product reach this server, when it is not the one it listens on. */
  publicUrl?: string;
  /** Keeps the world over restarts. */
  stateDir?: string;
  /** Of the product's apps at the networks, by the name of their variable; where one is missing, the demo app's count. */
  credentials?: Readonly<Record<string, string | undefined>>;
  /** Faults that are there from the first call on. */
  faults?: FaultScript[];
  latencyMs?: number;
  /** How many calls the record keeps. */
  callLimit?: number;
};

/** `dns` is `host:port`, as resolvers want it. */
export type Sandbox = { url: string; smtpUrl: string; dns: string; control: Control; close: () => Promise<void> };

const MAX_BODY = 600 * 1024 * 1024;

async function createServer(): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: MAX_BODY, forceCloseConnections: true });
  await app.register(formbody, { bodyLimit: MAX_BODY });
  await app.register(multipart, { limits: { fileSize: MAX_BODY, fieldSize: 10 * 1024 * 1024, files: 20 } });
  app.removeContentTypeParser('application/json');
  // A network answers a broken body in its own words, so the body must come through the server unharmed.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => {
      try {
        return JSON.parse(body.toString() || '{}') as unknown;
      } catch {
        return {};
      }
    },
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: string | Buffer) => body);
  return app;
}

type Core = Pick<Ground, 'journal' | 'clock' | 'blobs'>;

function createCore(stateDir: string | undefined): Core {
  const journal = new Journal(stateDir);
  const meta = journal.collection<number>('sandbox.numbers');
  const clock = new SandboxClock(meta.get('clock-offset') ?? 0, (offset) => meta.put('clock-offset', offset));
  return { journal, clock, blobs: new Blobs(journal.collection<BlobFacts>('sandbox.blobs'), stateDir) };
}

/** Starts the fake outside world: one HTTP server, one SMTP server, one DNS server. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  let url = '';
  const core = createCore(options.stateDir);
  const ground: Ground = {
    ...core,
    publicUrl: () => options.publicUrl ?? url,
    credentials: options.credentials ?? {},
    host,
    smtpPort: options.smtpPort ?? 0,
    dnsPort: options.dnsPort ?? 0,
  };
  const worlds = WORLDS.map((world) => world.play(ground));
  const [faults, calls] = [new Faults(), new Calls(options.callLimit ?? 200_000)];
  const latency = { ms: options.latencyMs ?? 0 };
  for (const script of options.faults ?? []) faults.add(script);
  const clearFaults = () => {
    faults.clear();
    for (const world of worlds) world.clearFaults?.();
  };
  const history = new History(worlds, core.blobs, core.journal.collection('sandbox.history'));
  const reset = () => {
    for (const world of worlds) world.reset();
    clearFaults();
    calls.clear();
    history.clear();
    latency.ms = options.latencyMs ?? 0;
    core.clock.setOffset(0);
  };
  const posts = (all: boolean) => worlds.flatMap((world) => world.posts?.(all) ?? []);
  const shared = new SharedControl({ clock: core.clock, faults, calls, latency, clearFaults, posts, history, reset });
  const control = Object.assign(shared, ...worlds.map(({ controls }) => controls)) as Control;

  const app = await createServer();
  // Clients measure the clock difference by this header, so it must tell the time of the fake worlds.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(core.clock.now()).toUTCString());
  });
  serveControl(app, control, worlds);
  for (const { wire, servePages } of worlds) {
    if (wire) serveWire(app, wire, { clock: core.clock, faults, calls, latency });
    servePages(app);
  }
  serveStartPage(app, worlds, core.blobs);
  servePictures(app);
  serveOffers(app, ground.publicUrl);
  serveOffice(app);
  for (const world of worlds) await world.open?.();
  url = await app.listen({ host, port: options.port ?? 0 });
  const close = async () => {
    await app.close();
    for (const world of worlds) await world.close?.();
    core.journal.close();
    core.blobs.close();
  };
  return { url, smtpUrl: control.smtpUrl(), dns: control.dnsAddress(), control, close };
}
