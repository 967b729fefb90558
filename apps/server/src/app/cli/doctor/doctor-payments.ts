import pg from 'pg';
import { createOutseta } from '../../../connectors/payments/outseta/create.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Finding } from './finding.ts';

const subject = 'payments';

const SAID = {
  unasked: 'no turn: we are asking too much already',
  busy: 'too many requests',
  silent: 'no answer',
  trouble: 'in trouble',
  nonsense: 'answers what nobody understands',
  key: 'the key is not accepted (OUTSETA_API_KEY, OUTSETA_SECRET_KEY)',
} as const;

/** Whether plans can be paid for online, and whether what is sold there is known here. */
export async function checkPayments({ mode, payments, databaseUrl }: Config): Promise<Finding[]> {
  if (mode === 'sandbox')
    return [
      { state: 'note', subject, text: payments ? 'the sandbox' : 'off (PAYMENTS_PROVIDER): plans are given by hand' },
    ];
  if (!payments)
    return [{ state: 'note', subject, text: 'off (PAYMENTS_PROVIDER is not set): plans are given by hand' }];
  // One question of a person at the machine: it takes nobody's turn.
  const line = { ...payments, turns: { reserve: async () => 0, hold: async () => {} } };
  const answer = await createOutseta(line).plans();
  if (answer.kind !== 'ok') {
    const why = answer.kind === 'away' ? SAID[answer.why] : answer.kind;
    return [{ state: 'fail', subject, text: `${payments.domain}: ${why}` }];
  }
  const sold = answer.value.filter(({ active }) => active);
  const notices: Finding[] = payments.webhookKey
    ? []
    : [{ state: 'warn', subject, text: 'OUTSETA_WEBHOOK_KEY is not set: changes are seen late' }];
  const ours = databaseUrl === undefined ? null : await ownUids(databaseUrl);
  const unknown = sold.filter(({ uid }) => ours !== null && !ours.includes(uid));
  const text = `${payments.domain} sells ${sold.length} plans`;
  if (unknown.length === 0) return [{ state: 'ok', subject, text }, ...notices];
  const names = unknown.map(({ uid, name }) => `${name} (${uid})`).join(', ');
  return [{ state: 'warn', subject, text: `${text}; none of ours stands for ${names}` }, ...notices];
}

/** The provider's names of our plans; null where the database does not say. */
async function ownUids(url: string): Promise<string[] | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ uid: string }>('SELECT uid FROM plans WHERE uid IS NOT NULL');
    return rows.map(({ uid }) => uid);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
