import { Resolver } from 'node:dns/promises';
import { authenticate } from 'mailauth';
import { expect } from 'vitest';
import { runDue } from '../../../../platform/sweeps/start-sweeps.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { buildContact } from '../../../../testing/contacts/build-contacts.ts';
import { buildAdvisor } from '../../../../testing/factories.ts';
import { test as base } from '../../../../testing/test.ts';
import { mailing } from '../../../mailing/index.ts';
import { type Sender, senderOf } from '../sender.ts';
import { accountOf, freshName, lookAtDomains } from './testing/domain-world.ts';

const test = base.extend('mine', async ({ app }) => ({
  ...(await accountOf(app, await buildAdvisor(app))),
  name: freshName(),
}));

/** Sends a run to one contact, and answers the mail as her server got it. */
async function received(app: TestApp, sender: Sender, email: string): Promise<{ raw: Buffer; from: string }> {
  const { db } = app.waypost;
  await buildContact(app, sender.listId, { email });
  const { from, replyTo, domain, bounceDomain, listName } = sender;
  const text = { subject: ['Fjords'], text: ['Hello'], html: ['<p>Hello</p>'] };
  const content = { ...text, from, replyTo, domain, bounceDomain, listName };
  await db.run(`INSERT INTO mailing_runs (profile_id, list_id, content, fire_at) VALUES ($1, $2, $3, app_now())`, [
    sender.profileId,
    sender.listId,
    JSON.stringify(content),
  ]);
  for (const sweep of (await mailing.sweeps?.(app.waypost)) ?? []) await runDue(sweep);
  const worker = await mailing.worker?.(app.waypost);
  try {
    const { mail } = app.sandbox.control;
    await expect.poll(() => mail.find({ to: email }).length, { timeout: 20_000 }).toBe(1);
    const [kept] = mail.find({ to: email });
    if (kept === undefined) throw new Error('no mail came');
    return { raw: mail.raw(kept.id), from: kept.envelope.from };
  } finally {
    await worker?.stop();
  }
}

async function verified(app: TestApp, { raw, from }: { raw: Buffer; from: string }) {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([app.sandbox.dns]);
  const result = await authenticate(raw, {
    ip: '127.0.0.1',
    helo: 'relay.example',
    sender: from,
    resolver: async (name: string, type: string) => resolver.resolve(name, type as 'TXT'),
    disableArc: true,
    disableBimi: true,
  });
  return {
    dkim: result.dkim.results.map(({ status, signingDomain }) => [status.result, signingDomain]),
    spf: result.spf && [result.spf.status.result, result.spf.domain],
    dmarc: result.dmarc && [result.dmarc.status.result, result.dmarc.domain],
  };
}

test('what is sent from an agency’s domain passes SPF, DKIM and DMARC for whoever asks its name servers', async ({
  mine,
  app,
  db,
}) => {
  await lookAtDomains(app);
  await mine.put(mine.name);
  await mine.paste();
  app.sandbox.control.mail.dns.set(`_dmarc.${mine.name}`, 'TXT', ['v=DMARC1; p=reject; adkim=s; aspf=r']);
  await mine.check();
  const sender = await senderOf(app.waypost, db, mine.id);
  if (sender === null) throw new Error('no sender');
  expect(await verified(app, await received(app, sender, `zoe@${mine.name.replace('.test', '')}.example`))).toEqual({
    dkim: [['pass', mine.name]],
    spf: ['pass', `bounce.${mine.name}`],
    dmarc: ['pass', mine.name],
  });
}, 60_000);

test('what is sent from the installation’s own domain does too', async ({ mine, app, db }) => {
  await lookAtDomains(app);
  const sender = await senderOf(app.waypost, db, mine.id);
  if (sender === null) throw new Error('no sender');
  expect(await verified(app, await received(app, sender, `lia@${mine.name.replace('.test', '')}.example`))).toEqual({
    dkim: [['pass', 'mail.waypost.example']],
    spf: ['pass', 'bounce.mail.waypost.example'],
    dmarc: ['pass', 'mail.waypost.example'],
  });
});
