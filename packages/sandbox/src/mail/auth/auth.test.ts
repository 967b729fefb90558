import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { newsletter } from '../../testing/mail-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';

const sandbox = await sandboxOfFile();
const { mail } = sandbox.control;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

async function send(change: { from?: string; signedBy?: string; text?: string } = {}): Promise<string> {
  const { from = 'Fjord <news@fjord.test>', signedBy = 'fjord.test', text = 'Words  with  spaces \n\n.dot\n' } = change;
  const transport = createTransport({
    url: sandbox.smtpUrl,
    ignoreTLS: true,
    ...(signedBy && {
      dkim: {
        domainName: signedBy,
        keySelector: 'waypost',
        privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      },
    }),
  });
  const envelope = { from: 'b+1.a@bounce.fjord.test', to: 'ada@inbox.example' };
  await transport.sendMail({
    ...newsletter,
    from,
    text,
    envelope,
    headers: { 'List-Unsubscribe': '<https://x.example/>' },
  });
  transport.close();
  return mail.find({ limit: 1 })[0]?.id ?? '';
}

const results = (id: string) => {
  const { spf, dkim: signature, dmarc } = mail.proof(id);
  return [spf.result, signature.result, dmarc.result];
};

describe('who sent a mail', () => {
  it('is proven by its records and its signature', async () => {
    mail.dns.publish({ domain: 'fjord.test', dkim, bounceHost: 'bounce.fjord.test' });
    const id = await send();
    expect(results(id)).toEqual(['pass', 'pass', 'pass']);
    expect(mail.proof(id).dkim.why).toContain('List-Unsubscribe among what is signed');
    expect(await (await fetch(`${sandbox.url}/__control/mail/kept/${id}/proof`)).json()).toEqual(mail.proof(id));
    mail.dns.fail({ name: '_domainkey.fjord.test', mishap: 'SERVFAIL' });
    expect(results(id)).toEqual(['pass', 'temperror', 'pass']);
  });

  it('is not, when records are missing or say otherwise', async () => {
    expect(results(await send())).toEqual(['none', 'fail', 'none']);
    mail.dns.publish({
      domain: 'fjord.test',
      dkim,
      spf: 'v=spf1 ip4:192.0.2.0/24 ~all',
      bounceHost: 'bounce.fjord.test',
    });
    expect(results(await send({ signedBy: '' }))).toEqual(['softfail', 'none', 'fail']);
    expect(results(await send({ from: 'x@other.test' }))).toEqual(['softfail', 'pass', 'none']);
    const { publicKey: another } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    mail.dns.publish({
      domain: 'fjord.test',
      dkim: another.export({ format: 'der', type: 'spki' }).toString('base64'),
    });
    expect(results(await send())[1]).toBe('fail');
  });

  it.each([
    ['v=spf1 include:relay.test -all', 'pass'],
    ['v=spf1 a:relay.test -all', 'pass'],
    ['v=spf1 mx -all', 'pass'],
    ['v=spf1 redirect=relay.test', 'pass'],
    ['v=spf1 ip6:::1 ?all', 'neutral'],
    ['v=spf1 -all', 'fail'],
    ['v=spf1 exists:x.test -all', 'permerror'],
    [`v=spf1 ${Array.from({ length: 11 }, () => 'a:no.test').join(' ')} -all`, 'permerror'],
  ])('SPF %s: %s', async (spf, result) => {
    mail.dns.set('relay.test', 'TXT', ['v=spf1 ip4:127.0.0.0/8 -all']);
    mail.dns.set('relay.test', 'A', ['127.0.0.1']);
    mail.dns.set('bounce.fjord.test', 'MX', ['10 relay.test']);
    mail.dns.set('bounce.fjord.test', 'TXT', [spf]);
    expect(mail.proof(await send()).spf.result).toBe(result);
  });
});
