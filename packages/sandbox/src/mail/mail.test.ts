import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../sandbox.ts';
import { sandboxOfFile } from '../testing/of-file.ts';

const sandbox = await sandboxOfFile();

const mail = {
  from: 'Waypost <hello@waypost.example>',
  to: 'Marina Duval <marina@agency.example>',
  subject: 'Your post failed: été',
  text: 'Plain words',
  html: '<p>Rich <b>words</b></p><script>parent.document.title="owned"</script>',
  headers: { 'X-Waypost-Kind': 'post-failed' },
};

const send = (change: Partial<typeof mail> = {}, url = sandbox.smtpUrl) =>
  createTransport({ url, tls: { rejectUnauthorized: false } }).sendMail({ ...mail, ...change });

describe('the inbox', () => {
  it('takes a mail and gives it back whole', async () => {
    const info = await send();
    expect(info.response).toMatch(/^250 2\.0\.0 Ok: queued as \d+$/);
    const [received] = sandbox.control.mails('MARINA@agency.example');
    expect(received).toMatchObject({
      envelope: { from: 'hello@waypost.example', to: ['marina@agency.example'] },
      from: 'Waypost <hello@waypost.example>',
      to: ['Marina Duval <marina@agency.example>'],
      subject: 'Your post failed: été',
      text: expect.stringContaining('Plain words'),
      html: expect.stringContaining('<b>words</b>'),
      headers: { 'x-waypost-kind': 'post-failed' },
    });
    expect(sandbox.control.mails('someone@else.example')).toEqual([]);
    const overHttp = await (await fetch(`${sandbox.url}/__control/mails?to=marina@agency.example`)).json();
    expect(overHttp).toEqual([received]);
  });

  it('takes any user name and password, under TLS, unless a script refuses them', async () => {
    const url = sandbox.smtpUrl.replace('smtp://', 'smtp://user:secret@');
    sandbox.control.addMailFault({
      to: '^user$',
      action: { kind: 'reject', at: 'auth', code: 535, enhanced: '5.7.8' },
    });
    await expect(send({}, url)).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
    const strict = createTransport({ url, requireTLS: true, tls: { rejectUnauthorized: false } });
    expect(await strict.verify()).toBe(true);
    expect((await send({}, url)).accepted).toEqual(['marina@agency.example']);
  });

  it('has a page for people that shuts the HTML part in', async () => {
    await send({ subject: '<img src=x onerror=alert(1)>' });
    const list = await (await fetch(`${sandbox.url}/inbox/`)).text();
    expect(list).toContain('&lt;img src=x onerror=alert(1)&gt;');
    const response = await fetch(`${sandbox.url}/inbox/${sandbox.control.mails()[0]?.id}`);
    const text = await response.text();
    const frame = /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" src="([^"]+)"/.exec(text)?.[1];
    const inside = await fetch(`${sandbox.url}${frame}`);
    expect(await inside.text()).toMatch(/^<base target="_blank"><p>Rich/);
    expect(inside.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; .*frame-ancestors 'self'$/,
    );
    expect(text).not.toContain('<script>');
    expect(text).toContain('x-waypost-kind');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${sandbox.url}/inbox/1`)).status).toBe(404);
  });
});

describe('a world with a folder', () => {
  it('keeps mails and names over a restart', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-mail-'));
    // As an earlier version left them: a file for each mail.
    const raw = 'Subject: Was there\r\nFrom: a@b.example\r\n\r\nWords\r\n';
    const envelope = { from: 'a@b.example', to: ['marina@agency.example'] };
    const earlier = [
      {
        c: 'sandbox.blobs',
        k: 'abc',
        v: { sha: 'abc', mime: 'message/rfc822', size: raw.length, width: 0, height: 0 },
      },
      { c: 'mail.mails', k: '1', v: { id: '1', at: '2026-11-22T10:00:00.000Z', envelope, raw: 'abc' } },
    ];
    mkdirSync(join(stateDir, 'media'));
    writeFileSync(join(stateDir, 'media/abc'), raw);
    writeFileSync(join(stateDir, 'journal.ndjson'), earlier.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const first = await startSandbox({ stateDir });
    await send({ subject: 'Stays' }, first.smtpUrl);
    first.control.mail.dns.set('fjord.test', 'TXT', ['v=spf1 -all']);
    await first.close();
    const second = await startSandbox({ stateDir });
    await send({ subject: 'Comes' }, second.smtpUrl);
    expect(second.control.mails('marina@agency.example').map(({ subject }) => subject)).toEqual([
      'Comes',
      'Stays',
      'Was there',
    ]);
    expect(second.control.mail.dns.records()).toHaveLength(1);
    await second.close();
    rmSync(stateDir, { recursive: true });
  });
});

describe('scripted mail faults', () => {
  it('reject a recipient with code and enhanced code', async () => {
    sandbox.control.addMailFault({
      to: '^bounce@',
      action: { kind: 'reject', code: 550, enhanced: '5.1.1', message: 'No such user' },
    });
    await expect(send({ to: 'bounce@agency.example' })).rejects.toMatchObject({
      responseCode: 550,
      response: '550 5.1.1 No such user',
    });
    expect((await send({ to: 'bounce@agency.example' })).accepted).toHaveLength(1);
  });

  it('reject after the data', async () => {
    sandbox.control.addMailFault({ to: '.', action: { kind: 'reject', at: 'data', code: 451, enhanced: '4.7.1' } });
    await expect(send()).rejects.toMatchObject({ responseCode: 451, command: 'DATA' });
    expect(sandbox.control.mails()).toEqual([]);
  });

  it.each([true, false])('drop the connection after the final dot, mail kept: %s', async (keep) => {
    sandbox.control.addMailFault({ to: 'marina', action: { kind: 'drop', keep } });
    await expect(send()).rejects.toThrow();
    expect(sandbox.control.mails()).toHaveLength(keep ? 1 : 0);
  });
});
