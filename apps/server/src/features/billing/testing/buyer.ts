import type { BillingAccount } from '@waypost/contract/billing';
import { buildAdvisor } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';

export const address = { address: '12 Rue du Port', city: 'Montréal', state: 'QC', zip_code: 'h2x1y4', country: 124 };
export const [PRO, FREE] = ['WpProA01', 'WpFree01'] as const;

/** An advisor on the free plan, her account, and what she does with it. */
export const test = base.extend('ida', async ({ app, db, network }, { onCleanup }) => {
  onCleanup(() => app.turnTo(0));
  await db.run(
    `UPDATE plans SET uid = CASE slug WHEN 'pro' THEN '${PRO}' ELSE '${FREE}' END WHERE slug IN ('pro', 'free')`,
  );
  await db.run('DELETE FROM throttles');
  network.billing.set({ webhookUrl: null });
  const ida = await buildAdvisor(app, { plan: 'free' });
  const path = `/api/billing/${ida.userId}/`;
  const read = async (flags = '') => (await ida.client.get(path + flags)).body as unknown as BillingAccount;
  const row = () => db.row<Record<string, unknown>>('SELECT * FROM billing_accounts WHERE user_id = $1', [ida.userId]);
  const plan = async () => (await db.row<{ plan: string }>('SELECT plan FROM users WHERE id = $1', [ida.userId]))?.plan;
  /** Up to a key to the widget; answers the account at the provider. */
  const enter = async () => {
    await ida.client.post('/api/billing/', { user: ida.userId, ...address });
    await ida.client.get(`${path}?token=true`);
    return String((await row())?.provider_uid);
  };
  /** Buys PRO in the widget. */
  const buy = async () => {
    const uid = await enter();
    network.billing.setCard(uid, 'good');
    network.billing.choosePlan(uid, PRO);
    return uid;
  };
  return { ...ida, path, read, row, plan, enter, buy };
});
