import { expect } from 'vitest';
import { newsletters } from '../../../features/newsletters/index.ts';
import type { Config } from '../../../platform/config/config.ts';
import { runSweep } from '../../../testing/sweeps.ts';
import { test } from '../../../testing/test.ts';
import { checkNewsletters } from './doctor-newsletters.ts';

test('Without a mail server for them it is said that newsletters stay here', async () => {
  expect(await checkNewsletters({ mode: 'live' } as Config)).toEqual([
    { state: 'note', subject: 'newsletters', text: expect.stringContaining('NEWSLETTER_SMTP_URL is not set') },
  ]);
});

test('What the domain of newsletters lacks is told with what it should be, and what nothing would take in', async ({
  app,
  db,
}) => {
  const { config } = app.waypost;
  const { dns } = app.sandbox.control.mail;
  const live = { ...config, mode: 'live', mailWebhooks: { sesTopics: [] } } as unknown as Config;
  const told = async (given: Partial<Config> = {}) =>
    (await checkNewsletters({ ...live, ...given })).map(({ state, subject, text }) => `${state} ${subject}: ${text}`);
  expect(await told()).toEqual([
    expect.stringMatching(/^ok newsletter server: .* accepts the sign-in$/),
    expect.stringMatching(/^note newsletter domain: mail\.waypost\.example: the database has no key/),
    expect.stringMatching(/^warn what comes back: .*MAIL_INTAKE_PORT/),
  ]);

  await runSweep(newsletters, app.waypost, 'newsletters.domains');
  const passing = await told({ mailIntake: { host: '127.0.0.1', port: 2525 } });
  expect(passing).toEqual([
    expect.stringMatching(/^ok newsletter server/),
    'ok newsletter domain: mail.waypost.example: its records pass',
    expect.stringMatching(/^(ok|note) bounce host: bounce\.mail\.waypost\.example: v=spf1 /),
    'ok what comes back: mail on port 2525',
  ]);

  const own = await db.row<{ selector: string }>('SELECT selector FROM sending_domains WHERE account_id IS NULL');
  const name = `${own?.selector}._domainkey.mail.waypost.example`;
  dns.set(name, 'TXT', []);
  dns.set('bounce.mail.waypost.example', 'TXT', []);
  expect(await told()).toEqual([
    expect.stringMatching(/^ok newsletter server/),
    expect.stringMatching(
      new RegExp(`^warn newsletter domain: TXT ${name} is missing; it should be v=DKIM1; k=rsa; p=`),
    ),
    expect.stringMatching(/^warn bounce host: bounce\.mail\.waypost\.example has no SPF record/),
    expect.stringMatching(/^warn what comes back/),
  ]);
});
