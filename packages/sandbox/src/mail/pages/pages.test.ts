import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { sendTo } from '../../testing/mail-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';

const sandbox = await sandboxOfFile();
const { mail } = sandbox.control;
const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
const post = (path: string, form: Record<string, string>) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const bulk = {
  html: '<p>Hi <a href="http://127.0.0.1:9/c/1">Offer</a><img src="http://127.0.0.1:9/o.gif"></p>',
  headers: { 'List-Id': '<1.x.example>', 'List-Unsubscribe': '<http://127.0.0.1:9/u>, <mailto:u@b.example>' },
};

describe('the inbox of newsletters', () => {
  it('is searched by sender, recipient and subject, page by page', async () => {
    for (let n = 0; n < 3; n += 1) await sendTo(sandbox.smtpUrl, `reader${n}@inbox.example`, bulk);
    await sendTo(sandbox.smtpUrl, 'ada@agency.example', { subject: 'Your post failed' });
    expect(await read('/inbox/?q=READER1 lisbonne')).toContain('reader1@inbox.example');
    expect(await read('/inbox/?q=READER1 lisbonne')).not.toContain('reader2@inbox.example');
    expect(await read('/inbox/?kind=newsletters')).not.toContain('Your post failed');
    expect(await read('/inbox/?kind=others')).not.toContain('reader1');
    expect(await read('/inbox/?q=nobody')).toContain('No mail fits.');
    const script = await read(`/inbox/?q=${encodeURIComponent('"><script>')}`);
    expect(script).not.toContain('<script>');
  });

  it('shows pictures only when asked, and what the recipient can do', async () => {
    await sendTo(sandbox.smtpUrl, 'ada@inbox.example', bulk);
    const id = mail.find()[0]?.id ?? '';
    const shown = await read(`/inbox/${id}`);
    for (const words of [
      'Pictures are not shown',
      'Open it',
      'Unsubscribe by the page',
      'Unsubscribe by mail',
      'Report as spam',
      'DMARC',
    ])
      expect(shown).toContain(words);
    expect(shown).not.toContain('Unsubscribe by one click');
    const policy = async (path: string) =>
      (await fetch(`${sandbox.url}${path}`)).headers.get('content-security-policy');
    expect(await policy(`/inbox/${id}/body.html`)).toContain('img-src data:;');
    expect(await policy(`/inbox/${id}/body.html?pictures=1`)).toContain('img-src data: http://localhost:*');
    expect((await post(`/inbox/${id}`, { verb: 'click', link: '0' })).status).toBe(303);
    const after = await read(`/inbox/${id}`);
    expect(after).toContain('role="status">No answer');
    expect(after).toContain('What came of it');
    expect(await read(`/inbox/${id}`)).not.toContain('role="status"');
    expect((await post(`/inbox/${id}`, { verb: 'complain' })).status).toBe(303);
    expect(await read(`/inbox/${id}`)).toContain('Nobody is named who takes mails for fbl@bounce.example');
  });

  it('has pages for ways, names and readers', async () => {
    expect(await read('/inbox/ways/')).toContain('<code>greylist</code>');
    expect(
      (await post('/inbox/names/', { verb: 'add', name: 'fjord.test', type: 'TXT', value: 'v=spf1 -all' })).status,
    ).toBe(303);
    expect(await read('/inbox/names/')).toContain('v=spf1 -all');
    expect((await post('/inbox/names/', { verb: 'add', name: 'fjord.test', type: 'A', value: 'here' })).status).toBe(
      400,
    );
    await post('/inbox/names/', { verb: 'remove', name: 'fjord.test', type: 'TXT', value: 'v=spf1 -all' });
    expect(mail.dns.records()).toEqual([]);
    await post('/inbox/people/', { verb: 'on', opens: '50', clicks: 'x', leaves: '500' });
    expect(mail.people).toMatchObject({ on: true, opens: 0.5, clicks: expect.any(Number), leaves: 0.004 });
    expect(await read('/inbox/people/')).toContain('They read.');
    expect(await (await post('/inbox/people/', { verb: 'hurry' })).text()).toContain('0 things happened.');
    await post('/inbox/people/', { verb: 'off' });
    expect(mail.people.on).toBe(false);
  });

  it('keeps the last mails and counts all of them, thousands as fast as they come', async () => {
    mail.set({ keep: 300 });
    const many = 1_500;
    const raw = `Subject: Seven nights\r\nFrom: a@b.example\r\n\r\n${'words and words\r\n'.repeat(1_000)}`;
    const transport = createTransport({ url: sandbox.smtpUrl, pool: true, ignoreTLS: true });
    const to = (n: number) => ({ envelope: { from: `b+${n}@b.example`, to: `r${n}@inbox.example` }, raw });
    await Promise.all(Array.from({ length: many - 1 }, (_, n) => transport.sendMail(to(n + 1))));
    await transport.sendMail(to(many));
    transport.close();
    expect(mail.counts()).toMatchObject({ taken: many });
    expect(mail.find()).toHaveLength(300);
    expect(mail.find()[0]?.envelope.to).toEqual([`r${many}@inbox.example`]);
    expect(mail.find({ q: `r${many}@ nights` })).toHaveLength(1);
    expect(mail.read(mail.find().at(-1)?.id ?? '').text).toContain('words and words');
  });
});
