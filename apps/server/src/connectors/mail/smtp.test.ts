import { createServer, type Server } from 'node:net';
import { type Sandbox, startSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
