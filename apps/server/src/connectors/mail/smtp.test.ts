import { createServer, type Server } from 'node:net';
import { type Sandbox, startSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { OutgoingMail } from './port.ts';
import { smtpTransport } from './smtp.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({});
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const from = 'Waypost <no-reply@waypost.example>';
const mail: OutgoingMail = {
  to: 'ada@agency.example',
  subject: 'Zoë’s post',
  text: 'Plain ✓',
  html: '<p>Rich ✓</p>',
  messageId: '<m.1.abc@waypost.example>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};
const send = (changes: Partial<OutgoingMail> = {}) =>
  smtpTransport({ url: sandbox.smtpUrl, from }).send({ ...mail, ...changes });

test('A mail arrives with both bodies, its sender and its Message-ID', async () => {
  expect(await send()).toEqual({ kind: 'accepted' });
  expect(sandbox.control.mails()[0]).toMatchObject({
    envelope: { from: 'no-reply@waypost.example', to: ['ada@agency.example'] },
    from,
    subject: mail.subject,
    text: expect.stringContaining('Plain ✓'),
    html: expect.stringContaining('Rich ✓'),
    headers: { 'message-id': mail.messageId, 'auto-submitted': 'auto-generated' },
  });
});

test('User text in a header cannot add another header or recipient', async () => {
  expect(await send({ subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nbody' })).toEqual({ kind: 'accepted' });
  const [received] = sandbox.control.mails();
  expect(received?.envelope.to).toEqual(['ada@agency.example']);
  expect(received?.headers).not.toHaveProperty('bcc');
  await send({ to: 'ada@agency.example, eve@evil.example' });
  expect(sandbox.control.mails('eve@evil.example')).toEqual([]);
});

test.each([
  [550, '5.1.1', 'refused'],
  [554, '5.7.1', 'refused'],
  [451, '4.3.0', 'try-later'],
] as const)('A %d is reported as %s %s, without the server’s words', async (code, enhanced, kind) => {
  const message = 'no such person ada@agency.example';
  for (const at of ['rcpt', 'data'] as const) {
    sandbox.control.addMailFault({ to: 'ada', action: { kind: 'reject', code, enhanced, message, at } });
    expect(await send()).toEqual({ kind, code: String(code) });
  }
});

test.each([
  ['auth', 535],
  ['mail', 550],
] as const)('A refusal at %s is about us, not about the recipient', async (at, code) => {
  const url = sandbox.smtpUrl.replace('smtp://', 'smtp://user:secret@');
  sandbox.control.addMailFault({ to: 'user|no-reply', action: { kind: 'reject', code, enhanced: '5.7.1', at } });
  expect(await smtpTransport({ url, from }).send(mail)).toEqual({ kind: 'try-later', code: String(code) });
});

test('A connection that is lost after the final dot leaves the outcome open', async () => {
  sandbox.control.addMailFault({ to: 'ada', action: { kind: 'drop', keep: true } });
  expect(await send()).toEqual({ kind: 'uncertain', code: expect.stringMatching(/^E/) });
});

test('On loopback a password goes out as the server offers it', async () => {
  const url = sandbox.smtpUrl.replace('smtp://', 'smtp://user:secret@');
  expect(await smtpTransport({ url, from }).send(mail)).toEqual({ kind: 'accepted' });
});

/** This computer under a name that does not say so. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0').replace('smtp://', 'smtp://user:secret@');

test('Beyond loopback no password goes out without TLS, or to a server that cannot prove its name', async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        said.push(chunk.toString());
        socket.write(
          chunk.toString().startsWith('EHLO') ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 No\r\n',
        );
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const plain = smtpTransport({ url: elsewhere(`smtp://127.0.0.1:${port}`), from });
  expect(await plain.send(mail)).toMatchObject({ kind: 'try-later' });
  expect(said.map((line) => line.trim().split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);

  const untrusted = smtpTransport({ url: elsewhere(sandbox.smtpUrl), from });
  expect(await untrusted.send(mail)).toEqual({ kind: 'try-later', code: expect.stringMatching(/^E/) });
  expect(sandbox.control.mails()).toEqual([]);
});

test('A server that is away means later', async () => {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
  expect(await smtpTransport({ url: `smtp://127.0.0.1:${port}`, from }).send(mail)).toEqual({
    kind: 'try-later',
    code: expect.stringMatching(/^E[A-Z]+$/),
  });
});
