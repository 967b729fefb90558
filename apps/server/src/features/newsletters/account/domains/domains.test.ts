import { expect } from 'vitest';
import { buildAdvisor } from '../../../../testing/factories.ts';
import { test as base } from '../../../../testing/test.ts';
import { accountOf, freshName, lookAtDomains, type Shown } from './testing/domain-world.ts';

const test = base.extend('mine', async ({ app }) => ({
  ...(await accountOf(app, await buildAdvisor(app))),
  name: freshName(),
}));

const results = ({ sending_domain }: Shown) =>
  Object.fromEntries((sending_domain?.records ?? []).map(({ kind, result }) => [kind, result]));
const ALL = { dkim: 'pass', spf: 'pass', mx: 'pass', dmarc: 'pass' };

test('a domain is sent from once all its records are there, and each is said to be there or not', async ({ mine }) => {
  const named = await mine.put(` https://www.${mine.name.toUpperCase()}/about `);
  expect(named).toMatchObject({
    status: 200,
    body: {
      sends_as: 'news@mail.waypost.example',
      sending_domain: { domain: mine.name, state: 'waiting', checked: null },
    },
  });
  expect(named.body.sending_domain?.records.map(({ kind, type, name, value }) => [kind, type, name, value])).toEqual([
    [
      'dkim',
      'TXT',
      expect.stringMatching(new RegExp(`^wp[0-9a-f]{8}\\._domainkey\\.${mine.name}$`)),
      expect.stringMatching(/^v=DKIM1; k=rsa; p=MIIBI[\w+/=]{380,400}$/),
    ],
    ['spf', 'TXT', `bounce.${mine.name}`, 'v=spf1 include:bounce.mail.waypost.example -all'],
    ['mx', 'MX', `bounce.${mine.name}`, 'bounce.mail.waypost.example'],
    ['dmarc', 'TXT', `_dmarc.${mine.name}`, 'v=DMARC1; p=none'],
  ]);
  // The same again keeps the key, whose record may be pasted by then.
  expect((await mine.put(mine.name)).body).toEqual(named.body);
  expect(results(await mine.check())).toEqual({ dkim: 'missing', spf: 'missing', mx: 'missing', dmarc: 'missing' });
  await mine.paste(['dmarc']);
  expect(await mine.check()).toMatchObject({
    sends_as: 'news@mail.waypost.example',
    sending_domain: { state: 'waiting' },
  });
  expect(results(await mine.shown())).toEqual({ ...ALL, dmarc: 'missing' });
  await mine.paste();
  expect(await mine.check()).toMatchObject({
    sends_as: `news@${mine.name}`,
    sending_domain: { state: 'passed', checked: expect.any(String) },
  });
});

test('a record that says something else is shown as it stands there', async ({ mine, app }) => {
  const { dns } = app.sandbox.control.mail;
  await mine.put(mine.name);
  await mine.paste();
  const records = (await mine.shown()).sending_domain?.records ?? [];
  const at = (kind: string) => records.find((record) => record.kind === kind)?.name ?? '';
  dns.set(at('dkim'), 'TXT', ['v=DKIM1; k=rsa; p=MIIBIjANBgkq']);
  dns.set(at('spf'), 'TXT', ['v=spf1 -all include:bounce.mail.waypost.example']);
  dns.set(at('mx'), 'MX', ['5 mx.elsewhere.test']);
  dns.set(at('dmarc'), 'TXT', ['v=DMARC1; rua=mailto:x@agency.test']);
  const { sending_domain } = await mine.check();
  expect(sending_domain?.records.map(({ result, found }) => [result, found])).toEqual([
    ['wrong', ['v=DKIM1; k=rsa; p=MIIBIjANBgkq']],
    ['wrong', ['v=spf1 -all include:bounce.mail.waypost.example']],
    ['wrong', ['mx.elsewhere.test']],
    ['wrong', ['v=DMARC1; rua=mailto:x@agency.test']],
  ]);
  // More is allowed than what we ask for, and a policy of the domain above counts.
  await mine.paste();
  dns.remove(at('dmarc'));
  dns.set(at('spf'), 'TXT', ['v=spf1 mx include:bounce.mail.waypost.example ~all']);
  dns.set(at('mx'), 'MX', ['5 mx.elsewhere.test', '10 bounce.mail.waypost.example']);
  expect(results(await mine.check())).toEqual({ ...ALL, dmarc: 'missing' });
  await mine.put(`mail.${mine.name}`);
  await mine.paste(['dmarc']);
  dns.set(`_dmarc.${mine.name}`, 'TXT', ['v=DMARC1; p=reject']);
  expect(await mine.check()).toMatchObject({ sends_as: `news@mail.${mine.name}`, sending_domain: { state: 'passed' } });
});

test('what a person types that is no domain of hers is refused where she typed it', async ({ mine }) => {
  for (const domain of [
    '127.0.0.1',
    'localhost',
    'agency',
    'x.local',
    'ana@gmail.com',
    'news.mail.waypost.example',
    'a b.example',
  ])
    expect(await mine.put(domain), domain).toMatchObject({ status: 400, body: { domain: [expect.any(String)] } });
  expect((await mine.call('POST', 'domain/check/')).status).toBe(404);
});

test('it is looked at again each day: who loses a record sends from the installation, and what is on its way stands still', async ({
  mine,
  app,
  db,
}) => {
  const { dns } = app.sandbox.control.mail;
  const sweep = () => lookAtDomains(app);
  await mine.put(mine.name);
  await mine.paste();
  await sweep();
  expect(await mine.shown()).toMatchObject({ sending_domain: { state: 'passed' } });
  const [run] = await db.rows<{ id: number }>(
    `INSERT INTO mailing_runs (profile_id, list_id, content, fire_at, state, audience)
     SELECT $1, id, jsonb_build_object('domain', $3::text), now(), 'sending', 1 FROM contact_lists WHERE account_id = $2 RETURNING id`,
    [mine.profileId, mine.id, mine.name],
  );
  const state = async () =>
    (await db.row('SELECT state, reason FROM mailing_runs WHERE id = $1', [run?.id])) as unknown;
  // Name servers that are silent for a while change nothing.
  dns.fail({ name: mine.name, mishap: 'SERVFAIL' });
  await app.later(24 * 60 + 1);
  await sweep();
  expect(await mine.shown()).toMatchObject({ sends_as: `news@${mine.name}`, sending_domain: { state: 'passed' } });
  expect(results(await mine.shown())).toEqual({
    dkim: 'unreachable',
    spf: 'unreachable',
    mx: 'unreachable',
    dmarc: 'unreachable',
  });
  expect(await state()).toEqual({ state: 'sending', reason: null });
  dns.mend();
  dns.remove(`bounce.${mine.name}`, 'TXT');
  await app.later(30);
  await sweep();
  expect(await mine.shown()).toMatchObject({
    sends_as: 'news@mail.waypost.example',
    sending_domain: { state: 'failed' },
  });
  expect(await state()).toEqual({ state: 'paused', reason: 'domain_lost' });
  await expect(app.waypost.dkimKeyOf(mine.name)).rejects.toThrow('do not pass');
  await mine.paste();
  await app.later(3 * 60);
  await sweep();
  expect(await mine.shown()).toMatchObject({ sends_as: `news@${mine.name}`, sending_domain: { state: 'passed' } });
}, 60_000);

test('another profile of the same person has the same key, one of another person has not', async ({
  mine,
  app,
  db,
}) => {
  const selectors = async (ids: number[]) =>
    (
      await db.rows<{ selector: string }>(
        'SELECT selector FROM sending_domains WHERE account_id = ANY($1) ORDER BY account_id',
        [ids],
      )
    ).map(({ selector }) => selector);
  await mine.put(mine.name);
  const other = await accountOf(app, await buildAdvisor(app));
  await other.put(mine.name);
  await db.run('UPDATE profiles SET user_id = $1 WHERE id = $2', [mine.userId, other.profileId]);
  const [first, second] = await selectors([mine.id, other.id]);
  expect(first).not.toBe(second);
  await db.run('DELETE FROM sending_domains WHERE account_id = $1', [other.id]);
  await mine.client.request('PUT', `/api/emarketing/${other.id}/domain/`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain: mine.name }),
  });
  const [again, shared] = await selectors([mine.id, other.id]);
  expect(again).toBe(shared);
});
