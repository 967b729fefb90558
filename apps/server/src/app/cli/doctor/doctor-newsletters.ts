import pg from 'pg';
import { lookAtOwn } from '../../../features/newsletters/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { databaseNow } from './doctor-database.ts';
import { checkMailServer } from './doctor-outside.ts';
import type { Finding } from './finding.ts';

const subject = 'newsletters';

/** Whether newsletters can leave, arrive as ours, and come back where they are not wanted. */
export async function checkNewsletters(config: Config): Promise<Finding[]> {
  const { mode, newsletters } = config;
  if (mode === 'sandbox') return [{ state: 'note', subject, text: 'the sandbox' }];
  if (newsletters === undefined)
    return [
      { state: 'note', subject, text: 'off (NEWSLETTER_SMTP_URL is not set): they are written, and none is sent' },
    ];
  const url = databaseNow(config);
  const [server, kept] = await Promise.all([
    checkMailServer('newsletter server', newsletters.smtpUrl),
    url === null ? null : keptDomains(url),
  ]);
  return [server, ...(await checkOwnDomain(config, newsletters, kept)), comingBack(config), ...agencies(kept)];
}

type Newsletters = NonNullable<Config['newsletters']>;

async function checkOwnDomain(
  config: Config,
  { from, bounceHost }: Newsletters,
  kept: Kept | null,
): Promise<Finding[]> {
  const subject = 'newsletter domain';
  const name = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const own = kept?.own.find(({ domain }) => domain === name);
  if (own === undefined)
    return [
      { state: 'note', subject, text: `${name}: the database has no key of it yet; a worker makes it when it starts` },
    ];
  const { records, bounceHost: host } = await lookAtOwn(config, own);
  const wrong = records.flatMap(({ type, name, value, priority, found }): Finding[] => {
    if (found?.result === 'pass') return [];
    if (found?.result === 'unreachable')
      return [{ state: 'warn', subject, text: `${type} ${name}: its name servers do not answer` }];
    const there = found?.result === 'wrong' ? `is ${found.found.join(' and ')}` : 'is missing';
    return [
      {
        state: 'warn',
        subject,
        text: `${type} ${name} ${there}; it should be ${priority === null ? '' : `${priority} `}${value}`,
      },
    ];
  });
  if (wrong.length === 0) wrong.push({ state: 'ok', subject, text: `${name}: its records pass` });
  return [...wrong, ...checkBounceHost(bounceHost, host)];
}

/** Agencies' records name it by its name: without records of its own theirs mean nothing. */
function checkBounceHost(name: string, host: Awaited<ReturnType<typeof lookAtOwn>>['bounceHost']): Finding[] {
  const subject = 'bounce host';
  if (host === null) return [{ state: 'warn', subject, text: `${name}: its name servers do not answer` }];
  if (host.spf === null)
    return [
      {
        state: 'warn',
        subject,
        text: `${name} has no SPF record: one that names the mail server (v=spf1 include:… -all)`,
      },
    ];
  const mx = host.mx.length === 0 ? 'no MX record: reports come back to its own address' : `MX ${host.mx.join(', ')}`;
  return [{ state: host.mx.length === 0 ? 'note' : 'ok', subject, text: `${name}: ${host.spf}; ${mx}` }];
}

/** Without it, who has left or is gone is written to again and again, and the server's name suffers. */
function comingBack({ mailIntake, mailWebhooks: { secret, sendgridKey, sesTopics } }: Config): Finding {
  const subject = 'what comes back';
  const ways = [
    ...(mailIntake ? [`mail on port ${mailIntake.port}`] : []),
    ...(sesTopics.length > 0 ? ['notices of SES'] : []),
    ...(sendgridKey ? ['events of SendGrid'] : []),
    ...(secret ? ['signed notices'] : []),
  ];
  return ways.length > 0
    ? { state: 'ok', subject, text: ways.join(', ') }
    : {
        state: 'warn',
        subject,
        text: 'nothing takes bounces and complaints: set MAIL_INTAKE_PORT, or MAIL_SES_TOPICS, MAIL_SENDGRID_KEY or MAIL_WEBHOOK_SECRET',
      };
}

function agencies(kept: Kept | null): Finding[] {
  if (kept === null || kept.passed + kept.failed.length === 0) return [];
  const subject = 'agencies’ domains';
  const text = `${kept.passed} pass`;
  return kept.failed.length === 0
    ? [{ state: 'ok', subject, text }]
    : [{ state: 'warn', subject, text: `${text}, no longer: ${kept.failed.join(', ')}` }];
}

interface Kept {
  readonly own: readonly { readonly domain: string; readonly selector: string; readonly public_key: string }[];
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Null where the database does not say. */
async function keptDomains(url: string): Promise<Kept | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Kept['own'][number] & { account_id: number | null; state: string }>(
      'SELECT account_id, domain, selector, public_key, state FROM sending_domains ORDER BY domain',
    );
    const theirs = rows.filter(({ account_id }) => account_id !== null);
    return {
      own: rows.filter(({ account_id }) => account_id === null),
      passed: theirs.filter(({ state }) => state === 'passed').length,
      failed: theirs.filter(({ state }) => state === 'failed').map(({ domain }) => domain),
    };
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
