import pg from 'pg';
import type { OfferedPlan } from '../../../connectors/payments/port.ts';
import { registeredPayments } from '../../../connectors/payments/registrations.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Finding } from './finding.ts';

const subject = 'payments';

const SAID = {
  unasked: 'no turn: we are asking too much already',
  busy: 'too many requests',
  silent: 'no answer',
  trouble: 'in trouble',
  nonsense: 'answers what nobody understands',
  key: 'the key is not accepted',
} as const;

/** Whether plans can be paid for online, and whether what is sold there is known here. */
export async function checkPayments({ mode, payments, databaseUrl }: Config): Promise<Finding[]> {
  if (mode === 'sandbox')
    return [
      { state: 'note', subject, text: payments ? 'the sandbox' : 'off (PAYMENTS_PROVIDER): plans are given by hand' },
    ];
  if (!payments)
    return [{ state: 'note', subject, text: 'off (PAYMENTS_PROVIDER is not set): plans are given by hand' }];
  const { name, host, keys, withoutNotices, plans } = registeredPayments(payments);
  const answer = await plans();
  if (answer.kind !== 'ok') {
    const why = answer.kind !== 'away' ? answer.kind : `${SAID[answer.why]}${answer.why === 'key' ? ` (${keys})` : ''}`;
    return [{ state: 'fail', subject, text: `${host}: ${why}` }];
  }
  const sold = answer.value.filter(({ active }) => active);
  const ours = databaseUrl === undefined ? null : await ownPlans(databaseUrl);
  const found = ours === null ? [] : differences(sold, ours, name);
  const said = `${host} sells ${sold.length} plans`;
  return [
    { state: 'ok', subject, text: said },
    ...found.map((text): Finding => ({ state: 'warn', subject, text })),
    ...(withoutNotices === null
      ? []
      : [{ state: 'warn', subject, text: `${withoutNotices} is not set: changes are seen late` } as const]),
  ];
}

interface OwnPlan {
  readonly uid: string | null;
  readonly name: string;
  /** Offered to people, for money. */
  readonly offered: boolean;
}

/** What is sold there and stands for nothing here, and what is offered here and cannot be bought. */
function differences(sold: readonly OfferedPlan[], ours: readonly OwnPlan[], provider: string): string[] {
  const unknown = sold.filter(({ uid }) => !ours.some((own) => own.uid === uid));
  const unsold = ours.filter(({ uid, offered }) => offered && !sold.some((one) => one.uid === uid));
  const names = (plans: readonly { uid: string | null; name: string }[]) =>
    plans.map(({ uid, name }) => `${name} (${uid ?? 'without an id'})`).join(', ');
  return [
    ...(unknown.length > 0 ? [`none of ours stands for ${names(unknown)}`] : []),
    ...(unsold.length > 0 ? [`offered here, and not sold by ${provider}: ${names(unsold)}`] : []),
  ];
}

/** Our plans; null where the database does not say. */
async function ownPlans(url: string): Promise<OwnPlan[] | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    // One that staff deleted may still be paid for, and so stands for something.
    const { rows } = await client.query<OwnPlan>(`SELECT uid, name->>'en' AS name,
      active AND deleted_at IS NULL AND annual_cents > 0 AS offered FROM plans ORDER BY position, id`);
    return rows;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
