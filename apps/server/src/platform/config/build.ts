import path from 'node:path';
import { CHANNELS, SOCIAL_APPS } from '@waypost/contract/networks';
import { paymentProblems, paymentSettings } from '../../connectors/payments/registrations.ts';
import { REGISTRATIONS, type RegistrationSettings, registered } from '../../connectors/social/registrations.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { projectRoot } from './paths.ts';
import { sandboxSecrets } from './sandbox-secrets.ts';
import type { ParsedEnv } from './schema.ts';
import type { Config, SandboxConfig } from './types.ts';

const registrations = Object.values(REGISTRATIONS);

type Built = { config?: Config; problems: string[] };

/** What the variables mean together. `make` is false when the start is refused anyway: then nothing is written to disk. */
export function buildConfig(env: ParsedEnv, given: Record<string, string>, make: boolean): Built {
  const hasCredentials = registrations.some(({ credentials }) => credentials.some((name) => given[name] !== undefined));
  const mode = env.SANDBOX === true || (env.SANDBOX === undefined && !hasCredentials) ? 'sandbox' : 'live';
  const problems = mode === 'live' ? liveProblems(env, given) : sandboxProblems(hasCredentials);
  problems.push(...paymentProblems(env, given, mode));
  if (env.FFMPEG_PATH && findFfmpeg({ FFMPEG_PATH: env.FFMPEG_PATH, PATH: given.PATH }) === null)
    problems.push('FFMPEG_PATH: is not an ffmpeg that can be run, or has no ffprobe beside it');
  if (problems.length > 0 || !make) return { problems };

  const home = path.resolve(projectRoot, env.WAYPOST_HOME ?? '.waypost');
  const secrets = keepOrMake(env, mode, home);
  if ('problem' in secrets) return { problems: [secrets.problem] };
  const sandbox = mode === 'sandbox' ? sandboxFrom(env) : undefined;
  const videoTools = findFfmpeg({ FFMPEG_PATH: env.FFMPEG_PATH, PATH: given.PATH });
  const smtpUrl = env.SMTP_URL ?? sandbox?.smtpUrl;
  const newsletterSmtpUrl = env.NEWSLETTER_SMTP_URL ?? sandbox?.smtpUrl;
  const helpUrl = env.HELP_URL ?? (sandbox && `${sandbox.url}/help/`);
  const contactUrl = env.CONTACT_URL ?? (sandbox && `${sandbox.url}/office/`);
  return {
    problems,
    config: {
      mode,
      role: env.ROLE,
      port: env.PORT,
      host: env.HOST ?? (mode === 'sandbox' ? '127.0.0.1' : '0.0.0.0'),
      home,
      ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
      // More of a worker's statements at once make nothing faster, and every person's read waits behind them.
      databasePoolSize: env.DATABASE_POOL_SIZE ?? (env.ROLE === 'worker' ? 8 : 16),
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      storage: env.STORAGE_URL ?? { kind: 'disk', dir: path.join(home, 'media') },
      ...(videoTools && { videoTools }),
      ...(smtpUrl && { smtpUrl }),
      mailFrom: env.MAIL_FROM ?? 'Waypost <no-reply@waypost.localhost>',
      ...(newsletterSmtpUrl && {
        newsletters: { smtpUrl: newsletterSmtpUrl, ...newsletters(env) },
      }),
      ...nameServer(env, sandbox),
      ...feedback(env, mode),
      ...secrets,
      ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
      ...(contactUrl && { contactUrl }),
      ...(helpUrl && { helpUrl }),
      ...billing(env, mode, sandbox),
      ...networks(env, mode, sandbox),
      demo: mode === 'sandbox' && env.WAYPOST_DEMO,
      ...(sandbox && { sandbox }),
      publishing: {
        leaseMs: env.PUBLISHING_LEASE_MS,
        sendDeadlineMs: env.PUBLISHING_SEND_DEADLINE_MS,
        releaseTimeoutMs: env.PUBLISHING_RELEASE_TIMEOUT_MS,
        sweepGraceMs: env.PUBLISHING_SWEEP_GRACE_MS,
        concurrency: env.PUBLISHING_CONCURRENCY,
      },
      firstPicture: env.FIRST_PICTURE,
      logLevel: env.LOG_LEVEL ?? (mode === 'sandbox' ? 'warn' : 'info'),
      requestsPerMinute: env.REQUESTS_PER_MINUTE ?? (mode === 'sandbox' ? 1_000_000 : 1_200),
      trustProxy: env.TRUST_PROXY,
    },
  };
}

/** In sandbox mode there is a domain of its own, whose records the sandbox has. */
function newsletters(env: ParsedEnv) {
  const from = env.NEWSLETTER_FROM ?? 'news@mail.waypost.example';
  const bounceHost = env.NEWSLETTER_BOUNCE_HOST ?? `bounce.${from.slice(from.lastIndexOf('@') + 1)}`;
  return {
    rate: env.NEWSLETTER_RATE,
    connections: env.NEWSLETTER_CONNECTIONS,
    from,
    bounceHost,
    spf: env.NEWSLETTER_SPF ?? `include:${bounceHost}`,
    mx: env.NEWSLETTER_MX ?? bounceHost,
  };
}

/** What comes back of newsletters: in sandbox mode from this computer alone. */
function feedback(env: ParsedEnv, mode: Config['mode']): Pick<Config, 'mailIntake' | 'mailWebhooks'> {
  const host = env.MAIL_INTAKE_HOST ?? (mode === 'sandbox' ? '127.0.0.1' : '0.0.0.0');
  return {
    ...(env.MAIL_INTAKE_PORT !== undefined && { mailIntake: { host, port: env.MAIL_INTAKE_PORT } }),
    mailWebhooks: {
      ...(env.MAIL_WEBHOOK_SECRET && { secret: env.MAIL_WEBHOOK_SECRET }),
      ...(env.MAIL_SENDGRID_KEY && { sendgridKey: env.MAIL_SENDGRID_KEY }),
      sesTopics: env.MAIL_SES_TOPICS?.split(',').map((topic) => topic.trim()) ?? [],
    },
  };
}

/** In sandbox mode the sandbox's alone: nobody outside is asked. */
function nameServer(env: ParsedEnv, sandbox: SandboxConfig | undefined): Pick<Config, 'dnsServer'> {
  const server = sandbox === undefined ? env.DNS_SERVER : sandbox.dns;
  return server === undefined ? {} : { dnsServer: server };
}

function billing(
  env: ParsedEnv,
  mode: Config['mode'],
  sandbox: SandboxConfig | undefined,
): Pick<Config, 'payments' | 'billingWidgetOrigin'> {
  // As with the networks, nothing leaves this computer by mistake.
  const payments = paymentSettings(env, mode === 'sandbox' ? (sandbox?.url ?? 'http://sandbox.invalid') : null);
  return {
    ...(payments && { payments }),
    ...(env.BILLING_WIDGET_ORIGIN && { billingWidgetOrigin: env.BILLING_WIDGET_ORIGIN }),
  };
}

function networks(
  env: ParsedEnv,
  mode: Config['mode'],
  sandbox: SandboxConfig | undefined,
): RegistrationSettings & Pick<Config, 'networks'> {
  // Until the sandbox runs, its place is an address that never resolves: nothing leaves this computer by mistake.
  const base = mode === 'sandbox' ? (sandbox?.url ?? 'http://sandbox.invalid') : undefined;
  const settings = Object.fromEntries(
    Object.entries(REGISTRATIONS).map(([name, { settings: read }]) => [name, read(env, base)]),
  ) as unknown as RegistrationSettings;
  return { ...settings, networks: stateOfNetworks(settings) };
}

function stateOfNetworks(settings: RegistrationSettings): Config['networks'] {
  const known = registered(settings);
  const entries = SOCIAL_APPS.map((app) => {
    const own = known.find(({ name }) => name === CHANNELS[app].registration);
    const limits = own?.scopes?.cannot(app);
    return [app, { ready: (own?.ready ?? false) && limits !== null, limits: limits ?? [] }] as const;
  });
  return Object.fromEntries(entries) as Config['networks'];
}

function sandboxFrom(env: ParsedEnv): SandboxConfig | undefined {
  if (!env.WAYPOST_SANDBOX_URL || !env.WAYPOST_SANDBOX_SMTP_URL) return undefined;
  const { WAYPOST_SANDBOX_URL: url, WAYPOST_SANDBOX_SMTP_URL: smtpUrl, WAYPOST_SANDBOX_DNS: dns } = env;
  return { url, smtpUrl, port: Number(new URL(url).port), ...(dns && { dns }) };
}

type Secrets = Pick<Config, 'encryptionKeys' | 'sessionSecret'>;

function keepOrMake(env: ParsedEnv, mode: Config['mode'], home: string): Secrets | { problem: string } {
  const { ENCRYPTION_KEYS: encryptionKeys, SESSION_SECRET: sessionSecret } = env;
  if (encryptionKeys && sessionSecret) return { encryptionKeys, sessionSecret };
  if (mode === 'live') return { problem: 'ENCRYPTION_KEYS: is missing' };
  try {
    const made = sandboxSecrets(home);
    return {
      encryptionKeys: encryptionKeys ?? made.encryptionKeys,
      sessionSecret: sessionSecret ?? made.sessionSecret,
    };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { problem: `WAYPOST_HOME: ${path.join(home, 'keys.json')} cannot be read or made (${why})` };
  }
}

function sandboxProblems(hasCredentials: boolean): string[] {
  if (!hasCredentials) return [];
  return ['SANDBOX: is on, but credentials of a network are given; remove the one or the other'];
}

/** Outside sandbox mode nothing is guessed: each missing secret or address is one line. */
function liveProblems(env: ParsedEnv, given: Record<string, string>): string[] {
  const needed: Array<[keyof ParsedEnv, string]> = [
    ['PUBLIC_URL', 'the address under which people and the networks reach this installation'],
    ['ENCRYPTION_KEYS', 'encrypts the tokens of the networks (k1:$(openssl rand -base64 32))'],
    ['SESSION_SECRET', 'signs cookies (openssl rand -base64 48)'],
    ['SMTP_URL', 'sends mail (smtps://user:password@mail.example.com:465)'],
    ['MAIL_FROM', 'the sender of mail (Waypost <post@example.com>)'],
  ];
  if (given.NEWSLETTER_SMTP_URL !== undefined)
    needed.push(['NEWSLETTER_FROM', 'the address that newsletters come from (news@mail.example.com)']);
  if (env.ROLE !== 'all') needed.push(['DATABASE_URL', `ROLE=${env.ROLE} shares a database with other processes`]);
  const problems = needed.flatMap(([name, why]) => (given[name] === undefined ? [`${name}: is missing; ${why}`] : []));
  for (const { credentials } of registrations) {
    const [one, other] = credentials;
    if (given[one] && !given[other]) problems.push(`${other}: is missing; it belongs to ${one}`);
    if (given[other] && !given[one]) problems.push(`${one}: is missing; it belongs to ${other}`);
  }
  return problems;
}
