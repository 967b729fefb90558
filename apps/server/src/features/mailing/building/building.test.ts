import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { authenticate } from 'mailauth';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createMarker } from '../tokens.ts';
import { dkimHeader } from './dkim.ts';
import { fill, type Message } from './fill.ts';
import { quotedPrintable } from './quoted-printable.ts';
import type { Piece } from './slots.ts';
import { type Newsletter, prepare, type Recipient } from './template.ts';

const marker = createMarker('a secret of the installation');
const newsletter: Newsletter = {
  subject: ['Croisières d’été'],
  text: ['Hello ', { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'text' }, '\nSee you'],
  html: [
    '<p>Hello <b>',
    { kind: 'contact', field: 'first_name', fallback: 'traveller', place: 'html' },
    '</b></p><a href="',
    { kind: 'link', ordinal: 3, place: 'html' },
    '">Offers</a><img src="',
    { kind: 'pixel', place: 'html' },
    '"><a href="',
    { kind: 'unsubscribe', place: 'html' },
    '">Unsubscribe</a>',
  ],
  from: { name: 'Marie "Mimi" Tremblay, Voyages Soleil', address: 'news@mail.agency.example' },
  replyTo: 'marie@voyages-soleil.example',
  domain: 'mail.agency.example',
  bounceDomain: 'bounce.agency.example',
  origin: 'https://post.agency.example',
  list: { id: 'list-7.mail.agency.example', name: 'Voyages Soleil' },
  feedback: '9:4:newsletter:waypost',
};
const ada: Recipient = { delivery: 4711, email: 'ada@travel.example', first_name: 'Ada', last_name: 'Lovelace' };
const DATE = new Date('2026-12-01T15:00:00Z');

const built = (changes: Partial<Newsletter> = {}, recipient: Partial<Recipient> = {}): Message => {
  const to = { ...ada, ...recipient };
  return fill(prepare({ ...newsletter, ...changes }), to, marker.marksOf(to.delivery, 7), DATE);
};
const read = (message: Message) => PostalMime.parse(message.whole);
const header = (mail: Awaited<ReturnType<typeof read>>, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value;

test('A message has what mail programs ask of a newsletter', async () => {
  const mail = await read(built());
  expect(mail).toMatchObject({
    subject: 'Croisières d’été',
    from: { name: 'Marie "Mimi" Tremblay, Voyages Soleil', address: 'news@mail.agency.example' },
    replyTo: [{ address: 'marie@voyages-soleil.example' }],
    to: [{ address: 'ada@travel.example' }],
    messageId: expect.stringMatching(/^<d\.3mv\.[0-9a-f]{20}@mail\.agency\.example>$/),
    date: '2026-12-01T15:00:00.000Z',
  });
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(mail, 'list-unsubscribe')).toMatch(
    /^<https:\/\/post\.agency\.example\/e\/u\/[\w.-]+\/>, <mailto:u\+3mv\.[0-9a-f]{20}@bounce\.agency\.example\?subject=unsubscribe>$/,
  );
  expect(mail.text?.trim()).toBe('Hello Ada\nSee you');
  expect(mail.html).toContain('<p>Hello <b>Ada</b></p>');
  expect(mail.html).toMatch(/href="https:\/\/post\.agency\.example\/e\/c\/[\w.-]+\/3"/);
});

test('The same delivery is the same message, whenever it is made', () => {
  expect(built().whole.equals(built().whole)).toBe(true);
  expect(built().messageId).not.toBe(built({}, { delivery: 4712 }).messageId);
});

test('Who has no name is greeted by the fall-back', async () => {
  expect((await read(built({}, { first_name: '  ' }))).html).toContain('<b>traveller</b>');
});

test('Nothing that a contact is called becomes markup, a header or a line', async () => {
  const evil = 'Eve</b><script>x()</script>\r\nBcc: all@evil.example\r\n\r\n.\r\nMAIL FROM:<>\u202e';
  const subject: Piece[] = [{ kind: 'contact', field: 'first_name', fallback: '', place: 'header' }, ', look'];
  const mail = await read(built({ subject, from: { ...newsletter.from, name: evil } }, { first_name: evil }));
  expect(mail.html).not.toContain('<script>');
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.subject).toMatch(/^Eve<\/b><script>x\(\)<\/script> Bcc: all@evil\.example/);
});

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const lines = fc.array(
  fc.oneof(
    text,
    fc.constantFrom('.', '..', 'From me', ' ', '\t', '=', '='.repeat(200), 'é'.repeat(90), '\r\n', '\n.\n'),
  ),
  {
    maxLength: 12,
  },
);
const decoded = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

test('Quoted-printable gives back every text, in short lines that begin with no dot', () => {
  fc.assert(
    fc.property(lines, (pieces) => {
      const encoded = pieces.map(quotedPrintable).join('');
      expect(decoded(encoded)).toBe(
        pieces
          .join('')
          .toWellFormed()
          .replace(/\r\n|\r|\n/g, '\r\n')
          .replace(/\r\n/g, '\r\n'),
      );
      for (const line of encoded.split('\r\n')) {
        expect(line.length).toBeLessThanOrEqual(76);
        expect(line).not.toMatch(/^\.|[ \t]$|[^\x20-\x7e\t]/);
      }
    }),
  );
});

test('Lines of a message are no longer than a mail server takes, whatever people are called', () => {
  fc.assert(
    fc.property(text, text, text, (subject, name, first_name) => {
      const message = built({ subject: [subject], from: { ...newsletter.from, name } }, { first_name });
      for (const line of message.whole.toString('latin1').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    }),
  );
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`;
const resolver = async (name: string, type: string) => {
  if (type === 'TXT' && name === 'w1._domainkey.mail.agency.example') return [[record]];
  if (type === 'TXT' && name === '_dmarc.mail.agency.example') return [['v=DMARC1; p=reject; adkim=s']];
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
};

test.each([
  ['plain', {}, {}],
  ['long and accented', { subject: ['É'.repeat(200)], from: { ...newsletter.from, name: 'Zoë '.repeat(30) } }, {}],
  [
    'of another alphabet',
    { html: ['<p>\n.\n  ', { kind: 'contact', field: 'last_name', fallback: '', place: 'html' }, '\n\n\n'] },
    { last_name: 'Ωμέγα' },
  ],
] as [
  string,
  Partial<Newsletter>,
  Partial<Recipient>,
][])('A signed message that is %s passes DKIM and DMARC', async (_, changes, recipient) => {
  const message = built(changes, recipient);
  const key = { domain: 'mail.agency.example', selector: 'w1', key: privateKey };
  const signed = Buffer.concat([Buffer.from(await dkimHeader(key, message.head, message.body)), message.whole]);
  const result = await authenticate(signed, {
    ip: '192.0.2.1',
    helo: 'relay.example',
    sender: message.from,
    resolver,
    disableArc: true,
    disableBimi: true,
  });
  expect(result.dkim.results.map(({ status }) => status.result)).toEqual(['pass']);
  expect(result.dmarc).toMatchObject({ status: { result: 'pass' } });
  const forged = Buffer.from(
    signed.toString('latin1').replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No-Click'),
    'latin1',
  );
  const { dkim } = await authenticate(forged, {
    ip: '192.0.2.1',
    sender: message.from,
    resolver,
    disableArc: true,
    disableBimi: true,
  });
  expect(dkim.results[0]?.status.result).not.toBe('pass');
});

test('A mark opens for its own purpose alone, and for no text that somebody made up', () => {
  const { tokens, bounce, unsubscribe, messageId } = marker.marksOf(4711, 7);
  const marked = { delivery: 4711, run: 7 };
  expect(marker.ofToken(tokens.open, 'open')).toEqual(marked);
  expect(marker.ofToken(tokens.open, 'unsubscribe')).toBeNull();
  expect(marker.ofAddress(bounce.toUpperCase())).toEqual({ kind: 'bounce', delivery: 4711 });
  expect(marker.ofAddress(unsubscribe)).toEqual({ kind: 'unsubscribe', delivery: 4711 });
  expect(marker.ofMessageId(`<${messageId}@mail.agency.example>`)).toBe(4711);
  expect(marker.ofMessageId(`<${messageId.replace('3mv', '3mw')}@mail.agency.example>`)).toBeNull();
  expect(createMarker('another secret').ofToken(tokens.open, 'open')).toBeNull();
  const forged = [
    tokens.open.replace(/^3mv/, '3mw'),
    tokens.open.replace('.7.', '.8.'),
    `${tokens.open}x`,
    '3mv.',
    '',
    '.',
    '\0',
    `${tokens.open}.`,
    '3mv.7.'.padEnd(28, 'é'),
  ];
  for (const text of forged) expect(marker.ofToken(text, 'open')).toBeNull();
  fc.assert(
    fc.property(
      fc.string(),
      (text) =>
        marker.ofToken(text, 'click') === null && marker.ofAddress(text) === null && marker.ofMessageId(text) === null,
    ),
  );
});
