import { Resolver } from 'node:dns/promises';
import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../../testing/of-file.ts';

const sandbox = await sandboxOfFile();
const { dns } = sandbox.control.mail;
const resolver = (timeout = 2_000) => {
  const made = new Resolver({ timeout, tries: 1 });
  made.setServers([sandbox.dns]);
  return made;
};

describe('the names of the fake world', () => {
  it('are hosts that take mails, unless their words say otherwise', async () => {
    const ask = resolver();
    expect(await ask.resolve4('agency.example')).toEqual(['127.0.0.1']);
    expect(await ask.resolveMx('Agency.Example')).toMatchObject([{ priority: 10, exchange: 'mx.agency.example' }]);
    expect(await ask.resolve4('mx.agency.example')).toEqual(['127.0.0.1']);
    expect(await ask.resolveMx('nomail.example')).toMatchObject([{ priority: 0, exchange: '' }]);
    await expect(ask.resolveTxt('agency.example')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(ask.resolveMx('nohost.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(ask.resolve4('www.google.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(ask.resolveTxt('_dmarc.agency.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(ask.resolveMx('servfail.example')).rejects.toMatchObject({ code: 'ESERVFAIL' });
    expect(dns.asked().map(({ name }) => name)).toContain('www.google.com');
  });

  it('have the records that their owner gave them, also long ones and ones elsewhere', async () => {
    const ask = resolver();
    const key = `v=DKIM1; k=rsa; p=${'A'.repeat(700)}`;
    dns.set('waypost._domainkey.fjord.test', 'TXT', [key]);
    dns.set('fjord.test', 'TXT', ['v=spf1 -all']);
    dns.set('www.fjord.test', 'CNAME', ['waypost._domainkey.fjord.test']);
    dns.set('six.fjord.test', 'AAAA', ['2001:db8::1']);
    dns.set('1.0.0.127.in-addr.arpa', 'PTR', ['mail.fjord.test']);
    expect((await ask.resolveTxt('waypost._domainkey.fjord.test')).map((pieces) => pieces.join(''))).toEqual([key]);
    expect((await ask.resolveTxt('fjord.test')).flat().sort()).toEqual(['v=spf1 -all']);
    expect((await ask.resolveTxt('www.fjord.test')).map((pieces) => pieces.join(''))).toEqual([key]);
    expect(await ask.resolveCname('www.fjord.test')).toEqual(['waypost._domainkey.fjord.test']);
    expect(await ask.resolve6('six.fjord.test')).toEqual(['2001:db8::1']);
    expect(await ask.resolvePtr('1.0.0.127.in-addr.arpa')).toEqual(['mail.fjord.test']);
    await expect(ask.resolveMx('fjord.test')).rejects.toMatchObject({ code: 'ENODATA' });
    expect(() => dns.set('fjord.test', 'A', ['localhost'])).toThrow('no value');
    dns.set(
      'big.test',
      'TXT',
      Array.from({ length: 20 }, (_, n) => `${n} ${'x'.repeat(250)}`),
    );
    expect(await ask.resolveTxt('big.test')).toHaveLength(20);
    expect(dns.asked().at(-1)).toMatchObject({ name: 'big.test', over: 'tcp' });
  });

  it('fail as scripted: no such name, a failing server, silence', async () => {
    dns.publish({ domain: 'fjord.test', dkim: 'AAAA', bounceHost: 'bounce.fjord.test' });
    dns.fail({ name: 'fjord.test', mishap: 'SERVFAIL', times: 1 });
    await expect(resolver().resolveTxt('_dmarc.fjord.test')).rejects.toMatchObject({ code: 'ESERVFAIL' });
    expect(await resolver().resolveTxt('_dmarc.fjord.test')).toEqual([['v=DMARC1; p=none']]);
    dns.fail({ name: 'fjord.test', mishap: 'timeout' });
    await expect(resolver(100).resolveTxt('fjord.test')).rejects.toMatchObject({ code: 'ETIMEOUT' });
    dns.fail({ name: 'fjord.test', mishap: 'NXDOMAIN' });
    await expect(resolver().resolveTxt('fjord.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    dns.mend('fjord.test');
    expect(await resolver().resolveMx('bounce.fjord.test')).toMatchObject([
      { priority: 10, exchange: 'mx.bounce.fjord.test' },
    ]);
    dns.publish({ domain: 'fjord.test', dkim: 'AAAA' }, ['spf', 'dmarc']);
    await expect(resolver().resolveTxt('fjord.test')).rejects.toMatchObject({ code: 'ENODATA' });
    await expect(resolver().resolveTxt('_dmarc.fjord.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  it('are kept over HTTP as well', async () => {
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${sandbox.url}/__control/mail/dns${path}`, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
    await call('POST', '/records', { name: 'fjord.test', type: 'TXT', values: ['v=spf1 -all'] });
    expect(await resolver().resolveTxt('fjord.test')).toEqual([['v=spf1 -all']]);
    expect((await call('GET', '/records')).body).toMatchObject([{ name: 'fjord.test', type: 'TXT' }]);
    expect((await call('POST', '/records', { name: 'fjord.test', type: 'LOC', values: ['x'] })).status).toBe(400);
    await call('POST', '/publish', { domain: 'agency.test', without: ['spf'] });
    expect(await resolver().resolveTxt('_dmarc.agency.test')).toHaveLength(1);
    await call('POST', '/mishaps', { name: 'fjord.test', mishap: 'REFUSED' });
    await expect(resolver().resolveTxt('fjord.test')).rejects.toMatchObject({ code: 'EREFUSED' });
    await call('DELETE', '/mishaps');
    expect((await call('DELETE', '/records?name=fjord.test&type=TXT')).body).toEqual({ removed: 1 });
    await expect(resolver().resolveTxt('fjord.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
