import { createServer, type Server, type Socket } from 'node:net';
import { type Sandbox, startSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { smtpOptions } from '../smtp-options.ts';
import { SmtpConnection } from './connection.ts';
import type { Letter } from './outcome.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({});
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const letter = (changes: Partial<Letter> = {}): Letter => ({
  from: 'b+1.abc@bounce.example',
  to: 'ada@agency.example',
  message: Buffer.from('Subject: Cruises\r\nMessage-ID: <1@x.example>\r\n\r\nHello\r\n..and a dot\r\n'),
  notAfter: performance.now() + 5_000,
  ...changes,
});

async function opened(url = sandbox.smtpUrl): Promise<SmtpConnection> {
  const connection = await SmtpConnection.open(smtpOptions(url));
  onTestFinished(() => connection.close());
  return connection;
}

/** A mail server that answers what a script says to each line, and to the end of the text as to a line '.'. */
async function scripted(answers: (line: string, socket: Socket) => string | null, offers = ['PIPELINING']) {
  const lines: string[] = [];
  const server: Server = createServer((socket) => {
    let rest = '';
    let inText = false;
    socket.on('error', () => undefined);
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inText && line !== '.') continue;
        lines.push(line);
        inText = false;
        const greeting = `${['250-here', ...offers.map((offer) => `250-${offer}`)].join('\r\n')}\r\n250 OK`;
        const answer = line.startsWith('EHLO') ? greeting : answers(line, socket);
        if (answer === null) return;
        inText = answer.startsWith('354');
        socket.write(`${answer}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, lines };
}

const usual = (line: string) => (line === 'DATA' ? '354 go on' : '250 2.0.0 fine');

test('Letters go one after the other over one connection, as they are', async () => {
  const connection = await opened();
  for (const to of ['ada@agency.example', 'bob@agency.example'])
    expect(await connection.deliver(letter({ to }))).toMatchObject({
      kind: 'accepted',
      reply: { code: 250, enhanced: '2.0.0' },
    });
  const [last, first] = sandbox.control.mails();
  expect(first).toMatchObject({ envelope: { from: 'b+1.abc@bounce.example', to: ['ada@agency.example'] } });
  expect(last?.envelope.to).toEqual(['bob@agency.example']);
  expect(last?.text).toContain('..and a dot');
});

test.each([
  ['mail', 550, '5.7.1', 'bounce'],
  ['rcpt', 550, '5.1.1', 'ada'],
  ['rcpt', 450, '4.2.0', 'ada'],
  ['data', 552, '5.3.4', 'ada'],
] as const)('A no at %s with %d %s is told with its stage, and the next letter goes out', async (at, code, enhanced, to) => {
  const connection = await opened();
  sandbox.control.addMailFault({ to, action: { kind: 'reject', code, enhanced, at } });
  const stage = at === 'data' ? 'message' : at;
  expect(await connection.deliver(letter())).toMatchObject({ kind: 'refused', stage, reply: { code, enhanced } });
  expect(await connection.deliver(letter())).toMatchObject({ kind: 'accepted' });
  expect(sandbox.control.mails()).toHaveLength(1);
});

test.each([
  ['PIPELINING'],
  ['8BITMIME'],
])('With %s a refused recipient is followed by nothing that could be taken for a text', async (offer) => {
  const { url, lines } = await scripted(
    (line) => (line.startsWith('RCPT') ? '550 5.1.1 nobody' : line === '.' ? '554 5.5.1 for nobody' : usual(line)),
    [offer],
  );
  const connection = await opened(url);
  expect(await connection.deliver(letter())).toMatchObject({ kind: 'refused', stage: 'rcpt', reply: { code: 550 } });
  expect(lines.slice(1)).toEqual(
    offer === 'PIPELINING'
      ? ['MAIL FROM:<b+1.abc@bounce.example>', 'RCPT TO:<ada@agency.example>', 'DATA', '.']
      : ['MAIL FROM:<b+1.abc@bounce.example> BODY=8BITMIME', 'RCPT TO:<ada@agency.example>', 'RSET'],
  );
});

test('A connection that is lost after the end of the text leaves it open whether the letter was taken', async () => {
  const connection = await opened();
  sandbox.control.addMailFault({ to: 'ada', action: { kind: 'drop', keep: true } });
  expect(await connection.deliver(letter())).toMatchObject({ kind: 'uncertain', code: 'ECONNRESET' });
  expect(connection.usable).toBe(false);
  expect(await connection.deliver(letter())).toEqual({ kind: 'unsent', code: 'ECONNRESET' });
});

test.each(['MAIL', 'RCPT', 'DATA'])('A connection that is lost at %s has sent nothing', async (at) => {
  const { url } = await scripted((line, socket) => {
    if (!line.startsWith(at)) return usual(line);
    socket.destroy();
    return null;
  });
  expect(await (await opened(url)).deliver(letter())).toMatchObject({ kind: 'unsent' });
});

test('A server that says 421 is not asked again', async () => {
  const { url } = await scripted((line) => (line.startsWith('MAIL') ? '421 4.3.2 too many' : usual(line)), []);
  const connection = await opened(url);
  expect(await connection.deliver(letter())).toMatchObject({ kind: 'refused', stage: 'mail', reply: { code: 421 } });
  expect(connection.usable).toBe(false);
});

test('A server that never answers is given up, before the text and after it', async () => {
  const never = async (at: string) => {
    const { url } = await scripted((line) => (line.startsWith(at) ? null : usual(line)));
    const timeouts = { connect: 1_000, command: 100, message: 100 };
    return (await SmtpConnection.open(smtpOptions(url), timeouts)).deliver(letter());
  };
  expect(await never('MAIL')).toEqual({ kind: 'unsent', code: 'ETIMEDOUT' });
  expect(await never('.')).toEqual({ kind: 'uncertain', code: 'ETIMEDOUT' });
});

test.each(['HTTP/1.1 400 Bad Request', '250 fine\r\n250 unasked'])('%j is no conversation', async (answer) => {
  const { url } = await scripted((line) => (line.startsWith('MAIL') ? answer : usual(line)), []);
  const connection = await opened(url);
  await connection.deliver(letter());
  expect(connection.usable).toBe(false);
});

test('An answer to the text that is neither yes nor no leaves open what came of it', async () => {
  const { url } = await scripted((line) => (line === '.' ? '354 go on' : usual(line)));
  const connection = await opened(url);
  expect(await connection.deliver(letter())).toEqual({ kind: 'uncertain', code: 'EPROTOCOL' });
  expect(connection.usable).toBe(false);
});

test('A clock that was set back gives a letter no more time', async () => {
  const connection = await opened((await scripted(usual)).url);
  const late = letter({ notAfter: performance.now() });
  await new Promise((resolve) => setTimeout(resolve, 5));
  vi.spyOn(Date, 'now').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await connection.deliver(late)).toEqual({ kind: 'unsent', code: 'ELATE' });
});

test('A letter whose time is over is not begun', async () => {
  const { url, lines } = await scripted(usual);
  const connection = await opened(url);
  expect(await connection.deliver(letter({ notAfter: performance.now() - 1 }))).toEqual({
    kind: 'unsent',
    code: 'ELATE',
  });
  expect(lines).toEqual([expect.stringMatching(/^EHLO /)]);
});

test.each([
  'ada@agency.example\r\nRCPT TO:<eve@evil.example>',
  'ada> SIZE=1@agency.example',
  '@agency.example',
  'ada',
])('%j is no address', async (to) => {
  const connection = await opened();
  expect(await connection.deliver(letter({ to }))).toMatchObject({ kind: 'refused', reply: { enhanced: '5.1.3' } });
  expect(sandbox.control.mails()).toEqual([]);
});

test('Domains go as the DNS has them; a local part outside ASCII needs a server that takes it', async () => {
  const plain = await scripted(usual);
  await (await opened(plain.url)).deliver(letter({ to: 'zoe@bücher.example' }));
  expect(plain.lines).toContain('RCPT TO:<zoe@xn--bcher-kva.example>');
  expect(await (await opened(plain.url)).deliver(letter({ to: 'zoë@agency.example' }))).toMatchObject({
    kind: 'refused',
    reply: { enhanced: '5.6.7' },
  });
  const able = await scripted(usual, ['SMTPUTF8']);
  expect(await (await opened(able.url)).deliver(letter({ to: 'zoë@agency.example' }))).toMatchObject({
    kind: 'accepted',
  });
  expect(able.lines).toContain('MAIL FROM:<b+1.abc@bounce.example> SMTPUTF8');
});

test('A password goes nowhere without TLS, and to nobody whom the certificate does not name', async () => {
  const elsewhere = sandbox.smtpUrl.replace('127.0.0.1', '0.0.0.0').replace('smtp://', 'smtp://user:secret@');
  await expect(SmtpConnection.open(smtpOptions(elsewhere))).rejects.toMatchObject({ stage: 'tls' });
  const { url } = await scripted(usual);
  const open = SmtpConnection.open(
    smtpOptions(url.replace('127.0.0.1', '0.0.0.0').replace('smtp://', 'smtp://user:secret@')),
  );
  await expect(open).rejects.toMatchObject({ stage: 'tls', code: 'ENOTLS' });
});

test('Who may not sign in is told so with the answer of the server', async () => {
  const url = sandbox.smtpUrl.replace('smtp://', 'smtp://user:secret@');
  await opened(url);
  sandbox.control.addMailFault({ to: 'user', action: { kind: 'reject', code: 535, enhanced: '5.7.8', at: 'auth' } });
  await expect(SmtpConnection.open(smtpOptions(url))).rejects.toMatchObject({ stage: 'auth', reply: { code: 535 } });
});
