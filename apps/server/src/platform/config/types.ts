import type { SocialApp } from '@waypost/contract/networks';
import type { ConnectionLimit } from '@waypost/contract/profiles';
import type { PaymentSettings } from '../../connectors/payments/registrations.ts';
import type { RegistrationSettings } from '../../connectors/social/registrations.ts';

export type EncryptionKey = { id: string; key: Buffer };

export type StorageConfig =
  | { kind: 'disk'; dir: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint?: string;
      prefix?: string;
      accessKeyId?: string;
      secretAccessKey?: string;
    };

/** `dns` (host:port) answers for the names of the sandbox's domains. */
export type SandboxConfig = { url: string; smtpUrl: string; port: number; dns?: string };

/** Programs that read and convert videos; absolute paths. */
export type VideoTools = { ffmpeg: string; ffprobe: string };

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type Config = RegistrationSettings & {
  mode: 'sandbox' | 'live';
  role: 'api' | 'worker' | 'all';
  port: number;
  host: string;
  /** The data folder, absolute. */
  home: string;
  /** Absent: the supervisor starts the embedded PostgreSQL and hands its address to the child processes. */
  databaseUrl?: string;
  databasePoolSize: number;
  publicUrl: string;
  storage: StorageConfig;
  /** Absent: no videos on this installation. */
  videoTools?: VideoTools;
  smtpUrl?: string;
  mailFrom: string;
  /** How newsletters leave; absent: they cannot be sent here. */
  newsletters?: {
    smtpUrl: string;
    /** Messages a second, of all workers together. */
    rate: number;
    /** Connections of one worker. */
    connections: number;
    /** The installation's own address, which newsletters come from where an agency has no domain of its own. */
    from: string;
    /** Where its reports of non-delivery come back to; those of agencies are `bounce.` their domain. */
    bounceHost: string;
    /** What the SPF record of an agency has to have, and which server its reports go to. */
    spf: string;
    mx: string;
  };
  /** The name server (host:port) that is asked for the records of sending domains; absent: the system's. */
  dnsServer?: string;
  /** Where what comes back of newsletters is taken by mail; absent: nowhere. */
  mailIntake?: { host: string; port: number };
  /** What the signatures of mail providers are checked with; a provider without any is not listened to. */
  mailWebhooks: { secret?: string; sendgridKey?: string; sesTopics: readonly string[] };
  /** The first key encrypts; the others only decrypt. */
  encryptionKeys: EncryptionKey[];
  sessionSecret: string;
  metricsToken?: string;
  contactUrl?: string;
  /** Absent: nobody can pay online here, and plans are given by hand. */
  payments?: PaymentSettings;
  /** A host name of its own for the payment provider's widget; absent: the same as everything. */
  billingWidgetOrigin?: string;
  /** Training videos and documentation. */
  helpUrl?: string;
  /** Whether a network can be connected here, and what our app there was not granted. */
  networks: Readonly<Record<SocialApp, { readonly ready: boolean; readonly limits: readonly ConnectionLimit[] }>>;
  /** Whether a new installation in sandbox mode is filled with the demo world. */
  demo: boolean;
  /** Where the sandbox listens; absent until the supervisor has started it. */
  sandbox?: SandboxConfig;
  publishing: {
    leaseMs: number;
    sendDeadlineMs: number;
    releaseTimeoutMs: number;
    sweepGraceMs: number;
    concurrency: number;
  };
  /** Whether dashboards come with their first picture. */
  firstPicture: boolean;
  logLevel: LogLevel;
  /** Of one address, before anything is looked at; files that are there, and who asks whether the process lives, do not count. */
  requestsPerMinute: number;
  /** How many proxies stand in front, or their addresses. */
  trustProxy: false | number | string;
};
