import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { scrub } from './scrub.ts';

function lines(run: (log: ReturnType<typeof createLog>) => void): string {
  const written: string[] = [];
  run(createLog({ logLevel: 'info' }, 'test', (line) => written.push(line)));
  return written.join('');
}

const token = 'EAABcanary0123456789';
const address = 'canary.person@example.com';

test.each([
  ['a field', { access_token: token }],
  ['a nested field', { grant: { page: { pageToken: token } } }],
  ['an address', { url: `https://graph.facebook.com/me?access_token=${token}&fields=id` }],
  ['a header', { headers: { authorization: `Bearer ${token}`, cookie: `sid=${token}` } }],
  ['a mail address', { to: `"Canary" <${address}>` }],
  ['an error', { err: new Error(`duplicate key (email)=(${address}), token ${token}`) }],
  ['JSON in a text', { body: JSON.stringify({ access_token: token, email: address }) }],
  ['JSON twice', { body: JSON.stringify({ body: JSON.stringify({ client_secret: token, email: address }) }) }],
])('A token or a mail address in %s is not written', (_where, fields) => {
  const written = lines((log) => log.info(fields, `sent to ${address} with ${token}`));
  expect(written).not.toContain('canary');
  expect(JSON.parse(written)).toMatchObject({ level: 'info', role: 'test' });
});

test('Two addresses without a space between are both taken out', () => {
  expect(scrub('to a@one.example!b@two.example, <c@three>d@four.example.')).toBe('to [redacted], <c@three>[redacted].');
  expect(scrub('x_api-key-2=abc; xcode=1 "my_token_id\\": \\"abc\\""')).toBe(
    'x_api-key-2=[redacted] xcode=1 "my_token_id\\": \\"[redacted]\\""',
  );
});

test('Secrets in the addresses of servers are not written', () => {
  expect(scrub('connect postgres://waypost:pass-word@db:5432/waypost')).toBe(
    'connect postgres://[redacted]@db:5432/waypost',
  );
  expect(scrub('GET /oauth/callback?code=abc&state=def HTTP/1.1')).toBe(
    'GET /oauth/callback?code=[redacted]&state=[redacted] HTTP/1.1',
  );
});

test('Scrubbing leaves a JSON line readable as JSON', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('token', 'note', 'password', 'email'), fc.string()), (fields) => {
      expect(() => JSON.parse(scrub(JSON.stringify({ fields })))).not.toThrow();
    }),
  );
});

test('An error is written with its code and its causes, not with what a library hung on it', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const error = Object.assign(new Error('no database', { cause }), { client: { password: 'canary' } });
  const written = lines((log) => log.error({ err: error }, 'failed'));
  expect(written).not.toContain('canary');
  expect(JSON.parse(written).err).toMatchObject({ message: 'no database', cause: { code: 'ECONNREFUSED' } });
});

test('What a failed statement was to store is not written, only the statement', () => {
  // As the driver's error comes: PostgreSQL quotes the row in `detail`.
  const failed = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (password_hash)=(canary-hash) already exists.',
    statement: 'insert into users values ($1)',
  });
  const written = lines((log) => log.error({ err: failed }, 'request failed'));
  expect(written).not.toContain('canary');
  expect(JSON.parse(written).err).toMatchObject({
    message: 'duplicate key',
    code: '23505',
    statement: 'insert into users values ($1)',
  });
});
