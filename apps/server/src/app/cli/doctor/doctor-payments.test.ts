import { startSandbox } from '@waypost/sandbox';
import { afterAll, expect } from 'vitest';
import { paymentSettings } from '../../../connectors/payments/registrations.ts';
import type { Config } from '../../../platform/config/config.ts';
import { test } from '../../../testing/test.ts';
import { checkPayments } from './doctor-payments.ts';

const sandbox = await startSandbox();
afterAll(() => sandbox.close());

test('What is sold there and unknown here is named, and what is offered here and cannot be bought', async ({
  app,
  db,
}) => {
  const payments = paymentSettings({}, sandbox.url);
  const { databaseUrl } = app.waypost.config;
  const found = () => checkPayments({ mode: 'live', payments, databaseUrl } as Config);
  await db.run("UPDATE plans SET uid = CASE slug WHEN 'free' THEN 'WpFree01' WHEN 'grow' THEN 'WpGrow01' END");
  await db.run("UPDATE plans SET active = true, annual_cents = 29900 WHERE slug = 'premium'");
  expect(await found()).toEqual([
    { state: 'ok', subject: 'payments', text: expect.stringMatching(/ sells 4 plans$/) },
    {
      state: 'warn',
      subject: 'payments',
      text: expect.stringMatching(/^none of ours stands for .*\(WpProA01\).*\(WpPremA1\)$/),
    },
    {
      state: 'warn',
      subject: 'payments',
      text: 'offered here, and not sold by Outseta: PRO (without an id), Premium (without an id)',
    },
  ]);
  await db.run(
    "UPDATE plans SET uid = CASE slug WHEN 'pro' THEN 'WpProA01' ELSE 'Nobody01' END WHERE slug IN ('pro', 'premium')",
  );
  expect((await found()).map(({ text }) => text).slice(1)).toEqual([
    expect.stringMatching(/WpPremA1/),
    'offered here, and not sold by Outseta: Premium (Nobody01)',
  ]);
});
