import { z } from '#zod';
import { PAYMENTS_ENV } from '../../connectors/payments/registrations.ts';
import { REGISTRATION_ENV } from '../../connectors/social/registrations.ts';
import { parseEncryptionKeys } from './encryption-keys.ts';
import { parseStorageUrl } from './storage-url.ts';
import { flag, oneOf, parsedBy, url, webUrl, whole } from './values.ts';

/** To trust whoever comes would let everybody choose the address that his tries are counted under. */
const trustProxy = z
  .string()
  .refine(
    (value) => !/^(on|true|yes|\*)$/i.test(value),
    'must be how many proxies stand in front (1), or their addresses (10.0.0.0/8, 127.0.0.1)',
  )
  .transform((value): false | number | string => {
    if (/^\d+$/.test(value)) return Number(value);
    return /^(off|false|no)$/i.test(value) ? false : value;
  });

const hostName = (example: string) =>
  z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i, `must be the name of a host: ${example}`);

/** Every variable that Waypost knows. Empty values count as absent. The texts say what to write, never what was written. */
export const envSchema = z.object({
  SANDBOX: flag.optional(),
  ROLE: oneOf(['api', 'worker', 'all']).default('all'),
  PORT: whole(0, 65535).default(4300),
  HOST: z.string().optional(),
  WAYPOST_HOME: z.string().optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/waypost').optional(),
  DATABASE_POOL_SIZE: whole(1, 200).optional(),
  PUBLIC_URL: webUrl('https://waypost.example.com').optional(),
  STORAGE_URL: parsedBy(parseStorageUrl).optional(),
  FFMPEG_PATH: z.string().optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com:465').optional(),
  NEWSLETTER_SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@bulk.example.com:465').optional(),
  NEWSLETTER_RATE: whole(1, 100_000).default(20),
  NEWSLETTER_CONNECTIONS: whole(1, 200).default(8),
  NEWSLETTER_FROM: z
    .string()
    .regex(/^[^\s@<>,;:"]+@(?:[a-z0-9-]+\.)+[a-z0-9-]+$/i, 'must be an address such as news@mail.example.com')
    .optional(),
  NEWSLETTER_BOUNCE_HOST: hostName('bounce.mail.example.com').optional(),
  NEWSLETTER_SPF: z
    .string()
    .regex(
      /^(include:[\w.-]+|ip4:[\d./]+|ip6:[\da-f:./]+)$/i,
      'must be one part of an SPF record: include:spf.example.com',
    )
    .optional(),
  NEWSLETTER_MX: hostName('mx.example.com').optional(),
  DNS_SERVER: z
    .string()
    .regex(/^(\[[\da-f:]+\]|[\d.]+)(:\d{1,5})?$/i, 'must be an address of a name server: 10.0.0.2 or 10.0.0.2:53')
    .optional(),
  MAIL_INTAKE_PORT: whole(0, 65535).optional(),
  MAIL_INTAKE_HOST: z.string().optional(),
  MAIL_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters (openssl rand -base64 48)').optional(),
  MAIL_SENDGRID_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{80,}={0,2}$/, 'must be the verification key of the event webhook (base64)')
    .optional(),
  MAIL_SES_TOPICS: z
    .string()
    .regex(/^arn:aws[\w-]*:sns:[\w:,. -]+$/, 'must be ARNs of SNS topics (arn:aws:sns:ca-central-1:123456789012:mail)')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address such as Waypost <post@example.com>')
    .optional(),
  ENCRYPTION_KEYS: parsedBy(parseEncryptionKeys).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters (openssl rand -base64 48)').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CONTACT_URL: url(['http:', 'https:', 'mailto:'], 'https://example.com/contact').optional(),
  HELP_URL: webUrl('https://example.com/help').optional(),
  ...REGISTRATION_ENV,
  ...PAYMENTS_ENV,
  WAYPOST_DEMO: flag.default(true),
  WAYPOST_SANDBOX_URL: webUrl('http://localhost:4310').optional(),
  WAYPOST_SANDBOX_SMTP_URL: url(['smtp:'], 'smtp://127.0.0.1:4325').optional(),
  WAYPOST_SANDBOX_DNS: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/, 'must be a host and a port: 127.0.0.1:4335')
    .optional(),
  PUBLISHING_LEASE_MS: whole(100, 3_600_000).default(60_000),
  PUBLISHING_SEND_DEADLINE_MS: whole(50, 60_000).default(5_000),
  PUBLISHING_RELEASE_TIMEOUT_MS: whole(100, 600_000).default(90_000),
  PUBLISHING_SWEEP_GRACE_MS: whole(0, 600_000).default(60_000),
  PUBLISHING_CONCURRENCY: whole(1, 1_000).default(64),
  FIRST_PICTURE: flag.default(true),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  REQUESTS_PER_MINUTE: whole(60, 10_000_000).optional(),
  TRUST_PROXY: trustProxy.default(false),
});

export type ParsedEnv = z.infer<typeof envSchema>;
