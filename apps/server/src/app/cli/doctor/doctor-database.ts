import { readdir } from 'node:fs/promises';
import pg from 'pg';
import type { Config } from '../../../platform/config/config.ts';
import { embeddedUrl } from '../../../platform/postgres/embedded.ts';
import { postgresFolder } from '../../supervisor/database.ts';
import { homeHolder } from '../../supervisor/home-lock.ts';
import { type Finding, reason } from './finding.ts';

const oldestSupported = 15;

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const subject = 'database';
  const url = databaseNow(config);
  if (!url) return [{ state: 'note', subject, text: 'the embedded PostgreSQL, which starts with npm start' }];
  const { host, pathname } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
    const version = rows[0]?.version ?? '';
    const old = Number.parseInt(version, 10) < oldestSupported;
    const text = `PostgreSQL ${version} at ${host}${pathname}${old ? `; ${oldestSupported} or later is needed` : ''}`;
    return [
      { state: old ? 'fail' : 'ok', subject, text },
      await checkDurability(client),
      await checkMigrations(client),
      ...(await checkPublishing(client, config)),
      ...(await checkTokens(client, config)),
    ];
  } catch (error) {
    return [{ state: 'fail', subject, text: `${host}${pathname}: ${reason(error)}` }];
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where the database can be asked; null while the embedded one does not run. */
export function databaseNow({ databaseUrl, home }: Config): string | null {
  const running = homeHolder(home) !== null;
  return databaseUrl ?? (running ? embeddedUrl(postgresFolder(home)) : null);
}

/** Without both, a power cut can lose the record of a post that went out, and it would go out twice. */
async function checkDurability(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off'`,
  );
  const subject = 'durable commits';
  if (rows.length === 0) return { state: 'ok', subject, text: 'fsync and synchronous_commit are on' };
  return { state: 'fail', subject, text: `${rows.map((row) => row.name).join(' and ')} must be on` };
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const subject = 'migrations';
  const known = (await readdir(new URL('../../../../migrations/', import.meta.url))).filter((name) =>
    name.endsWith('.sql'),
  );
  const exists = await client.query(`SELECT 1 WHERE to_regclass('public.schema_migrations') IS NOT NULL`);
  if (exists.rowCount === 0) return { state: 'note', subject, text: 'none applied yet; npm start applies them' };
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const missing = known.filter((name) => !applied.has(name)).length;
  if (missing > 0) return { state: 'warn', subject, text: `${missing} not applied yet; the next start applies them` };
  return { state: 'ok', subject, text: `all ${known.length} applied` };
}

/** Whether anything may go out, and whether it is we who answer at our public address. */
async function checkPublishing(client: pg.Client, { mode }: Config): Promise<Finding[]> {
  const exists = await client.query(`SELECT 1 WHERE to_regclass('public.installation') IS NOT NULL`);
  if (exists.rowCount === 0) return [];
  const { rows } = await client.query<{ key: string; reason: string | null }>(
    `SELECT key, value ->> 'reason' AS reason FROM installation
     WHERE key IN ('publishing_held', 'address_verified', 'address_doubted', 'address_asked')`,
  );
  const found = new Map(rows.map(({ key, reason }) => [key, reason]));
  const held = found.get('publishing_held');
  const subject = 'publishing';
  const findings: Finding[] =
    held === undefined
      ? [{ state: 'ok', subject, text: 'goes on' }]
      : [{ state: 'fail', subject, text: `held (${held}): npm run resume` }];
  if (mode === 'sandbox' || !found.has('address_asked')) return findings;
  const whose = 'who answers there';
  if (found.has('address_doubted'))
    return [...findings, { state: 'fail', subject: whose, text: 'another installation, as it seems' }];
  const verified = found.has('address_verified');
  const text = verified ? 'this installation' : 'not verified: /.well-known/waypost does not come back to us';
  return [...findings, { state: verified ? 'ok' : 'warn', subject: whose, text }];
}

async function checkTokens(client: pg.Client, config: Config): Promise<Finding[]> {
  const exists = await client.query(`SELECT 1 WHERE to_regclass('public.social_grants') IS NOT NULL`);
  if (exists.rowCount === 0) return [];
  const { rows } = await client.query<{ network: string; all: number; expired: number; soon: number; strange: number }>(
    `SELECT network, count(*)::int AS all,
       count(*) FILTER (WHERE expires_at < clock_timestamp())::int AS expired,
       count(*) FILTER (WHERE expires_at BETWEEN clock_timestamp() AND clock_timestamp() + interval '7 days')::int AS soon,
       count(*) FILTER (WHERE access_token_enc IS NOT NULL AND split_part(access_token_enc, '.', 2) <> ALL ($1))::int AS strange
     FROM social_grants WHERE erased_at IS NULL GROUP BY network ORDER BY network`,
    [config.encryptionKeys.map((key) => key.id)],
  );
  return rows.flatMap(({ network, all, expired, soon, strange }): Finding[] => {
    const subject = `${network} tokens`;
    const text = `${all} held, ${expired} expired, ${soon} expire within 7 days`;
    const lost: Finding = { state: 'fail', subject, text: `${strange} sealed with a key that ENCRYPTION_KEYS lacks` };
    return [{ state: expired + soon > 0 ? 'warn' : 'ok', subject, text }, ...(strange > 0 ? [lost] : [])];
  });
}
