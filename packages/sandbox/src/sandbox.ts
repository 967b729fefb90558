import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { Control } from './control/control.ts';
import { serveControl } from './control/routes.ts';
import { DEMO_WORLD } from './demo-world.ts';
import { serveConsent } from './linkedin/consent/dialog.ts';
import type { LinkedIn } from './linkedin/context.ts';
import { LinkedInControl } from './linkedin/control.ts';
import { seedLinkedIn } from './linkedin/demo.ts';
import { Quota } from './linkedin/quota.ts';
import { defaultLinkedInSettings } from './linkedin/settings.ts';
import { LinkedInState } from './linkedin/state.ts';
import { serveLinkedInWall } from './linkedin/wall-page.ts';
import { linkedinWorld } from './linkedin/world.ts';
import { MailFaults } from './mail/faults.ts';
import { Inbox } from './mail/inbox.ts';
import { serveInbox } from './mail/inbox-page.ts';
import { SmtpDesk } from './mail/smtp.ts';
import { serveDialog } from './meta/consent/dialog.ts';
import { FacebookControl } from './meta/facebook/control.ts';
import { seedDemoWorld } from './meta/facebook/demo.ts';
import { defaultSettings } from './meta/facebook/settings.ts';
import { FacebookState } from './meta/facebook/state.ts';
import { serveWall } from './meta/facebook/wall-page.ts';
import type { App, Facebook } from './meta/graph/context.ts';
import { facebookWorld } from './meta/graph/world.ts';
import { InstagramControl } from './meta/instagram/control.ts';
import { seedInstagram } from './meta/instagram/demo.ts';
import { defaultInstagramSettings } from './meta/instagram/settings.ts';
import { InstagramState } from './meta/instagram/state.ts';
import { serveInstagramWall } from './meta/instagram/wall-page.ts';
import { servePages } from './pages/routes.ts';
import { type BlobFacts, Blobs } from './platform/blobs.ts';
import { Calls } from './platform/calls.ts';
import { SandboxClock } from './platform/clock.ts';
import { type FaultScript, Faults } from './platform/faults.ts';
import { Journal } from './platform/journal.ts';
import { serveWorld } from './platform/serve-world.ts';

export type SandboxOptions = {
  host?: string;
  port?: number;
  smtpPort?: number;
  /** Address under which people and the product reach this server, when it is not the one it listens on. */
  publicUrl?: string;
  /** Keeps the world over restarts. */
  stateDir?: string;
  appId?: string;
  appSecret?: string;
  appName?: string;
  linkedinClientId?: string;
  linkedinClientSecret?: string;
  /** Faults that are there from the first call on. */
  faults?: FaultScript[];
  latencyMs?: number;
  /** How many calls the record keeps. */
  callLimit?: number;
};

export type Sandbox = { url: string; smtpUrl: string; control: Control; close: () => Promise<void> };

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

function createFacebook(options: SandboxOptions, core: Core, publicUrl: () => string): Facebook {
  const app: App = {
    id: options.appId ?? DEMO_WORLD.app.id,
    secret: options.appSecret ?? DEMO_WORLD.app.secret,
    name: options.appName ?? DEMO_WORLD.app.name,
  };
  const state = new FacebookState(core.journal);
  if (state.pages.size === 0) seedDemoWorld(state);
  const instagram = {
    state: new InstagramState(core.journal),
    settings: defaultInstagramSettings(),
    fetching: new Map<string, Promise<void>>(),
  };
  if (instagram.state.accounts.size === 0) seedInstagram(instagram.state);
  return { app, state, settings: defaultSettings(), instagram, clock: core.clock, blobs: core.blobs, publicUrl };
}

function createLinkedIn(options: SandboxOptions, core: Core, publicUrl: () => string): LinkedIn {
  const demo = DEMO_WORLD.linkedin.app;
  const app = {
    id: options.linkedinClientId ?? demo.id,
    secret: options.linkedinClientSecret ?? demo.secret,
    name: options.appName ?? demo.name,
  };
  const state = new LinkedInState(core.journal);
  if (state.members.size === 0) seedLinkedIn(state);
  const { clock, blobs } = core;
  return { app, state, settings: defaultLinkedInSettings(), clock, blobs, quota: new Quota(), publicUrl };
}

type Core = { journal: Journal; clock: SandboxClock; blobs: Blobs };

function createCore(stateDir: string | undefined): Core {
  const journal = new Journal(stateDir);
  const meta = journal.collection<number>('sandbox.numbers');
  const clock = new SandboxClock(meta.get('clock-offset') ?? 0, (offset) => meta.put('clock-offset', offset));
  return { journal, clock, blobs: new Blobs(journal.collection<BlobFacts>('sandbox.blobs'), stateDir) };
}

function serveStartPage(
  app: FastifyInstance,
  core: Core,
  worlds: { facebook: Facebook; linkedin: LinkedIn; inbox: Inbox },
): void {
  const { facebook, linkedin, inbox } = worlds;
  const { pages, people } = facebook.state;
  const { accounts } = facebook.instagram.state;
  const { members, organizations } = linkedin.state;
  const memberName = (id: string) => {
    const member = members.get(id);
    return member && `${member.firstName} ${member.lastName}`;
  };
  servePages(
    app,
    [
      { title: 'Facebook', path: '/facebook/', text: () => `${pages.size} Pages with their walls` },
      { title: 'Instagram', path: '/instagram/', text: () => `${accounts.size} accounts with their posts` },
      {
        title: 'LinkedIn',
        path: '/linkedin/',
        text: () => `${organizations.size} company pages and ${members.size} members with their posts`,
      },
      { title: 'Inbox', path: '/inbox/', text: () => `${inbox.size} mails received` },
    ],
    {
      blobs: core.blobs,
      nameOf: (id) =>
        (pages.get(id) ?? people.get(id) ?? accounts.get(id) ?? organizations.get(id))?.name ?? memberName(id),
    },
  );
}

/** Starts the fake outside world: one HTTP server, one SMTP server. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  let url = '';
  const core = createCore(options.stateDir);
  const facebook = createFacebook(options, core, () => options.publicUrl ?? url);
  const linkedin = createLinkedIn(options, core, () => options.publicUrl ?? url);
  const inbox = new Inbox(core.journal, core.blobs, core.clock);
  const [faults, calls, mailFaults] = [new Faults(), new Calls(options.callLimit ?? 200_000), new MailFaults()];
  const latency = { ms: options.latencyMs ?? 0 };
  for (const script of options.faults ?? []) faults.add(script);
  const reset = () => {
    facebook.state.clear();
    seedDemoWorld(facebook.state);
    Object.assign(facebook.settings, { appUsage: undefined }, defaultSettings());
    facebook.instagram.state.clear();
    seedInstagram(facebook.instagram.state);
    Object.assign(facebook.instagram.settings, { processingPolls: undefined }, defaultInstagramSettings());
    linkedin.state.clear();
    seedLinkedIn(linkedin.state);
    Object.assign(linkedin.settings, { quota: undefined }, defaultLinkedInSettings());
    for (const part of [inbox, faults, mailFaults, calls, linkedin.quota]) part.clear();
    latency.ms = options.latencyMs ?? 0;
    core.clock.setOffset(0);
  };
  const facebookControl = new FacebookControl(facebook);
  const control = new Control({
    clock: core.clock,
    faults,
    calls,
    latency,
    mailFaults,
    inbox,
    facebook: facebookControl,
    instagram: new InstagramControl(facebook, facebookControl),
    linkedin: new LinkedInControl(linkedin),
    reset,
  });

  const app = await createServer();
  // Clients measure the clock difference by this header, so it must tell the time of the fake worlds.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(core.clock.now()).toUTCString());
  });
  serveControl(app, control);
  const desk = { clock: core.clock, faults, calls, latency };
  for (const world of [facebookWorld(facebook), linkedinWorld(linkedin)]) serveWorld(app, world, desk);
  serveDialog(app, facebook);
  serveWall(app, facebook);
  serveInstagramWall(app, facebook);
  serveConsent(app, linkedin);
  serveLinkedInWall(app, linkedin);
  serveInbox(app, inbox);
  serveStartPage(app, core, { facebook, linkedin, inbox });
  const smtp = new SmtpDesk(inbox, mailFaults);
  const smtpUrl = await smtp.listen(host, options.smtpPort ?? 0);
  url = await app.listen({ host, port: options.port ?? 0 });
  const close = async () => {
    await app.close();
    await smtp.close();
    core.journal.close();
    core.blobs.close();
  };
  return { url, smtpUrl, control, close };
}
