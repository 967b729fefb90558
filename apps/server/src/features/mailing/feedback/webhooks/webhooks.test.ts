import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect } from 'vitest';
import { test as base } from '../../testing/test.ts';
import { isSnsAddress, verifySns } from './ses.ts';

const SECRET = 'a secret of forty characters for webhooks';
const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:waypost';
const sendgrid = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const seconds = () => Math.floor(Date.now() / 1_000);
const generic = (body: string, at = seconds(), secret = SECRET) => ({
  'x-waypost-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex')}`,
});
const grid = (body: string, at = seconds()) => ({
  'x-twilio-email-event-webhook-timestamp': String(at),
  'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(`${at}${body}`), sendgrid.privateKey).toString(
    'base64',
  ),
});

const test = base
  .extend('env', { scope: 'file' }, () => ({
    MAIL_WEBHOOK_SECRET: SECRET,
    MAIL_SENDGRID_KEY: sendgrid.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    MAIL_SES_TOPICS: TOPIC,
  }))
  .extend('tell', ({ app }) => async (provider: string, body: string, headers: Record<string, string>) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    return (await fetch(`${app.url}/api/webhooks/mail/${provider}/`, init)).status;
  })
  .extend('messageId', ({ news }) => (id: number, run: number) => {
    return `<${news.marker.marksOf(id, run).messageId}@mail.agency.example>`;
  });

test('What nobody signed, what was signed for something else and what is too big is not taken', async ({
  tell,
  db,
  app,
}) => {
  const body = JSON.stringify({ events: [] });
  const now = seconds();
  expect([
    await tell('generic', body, {}),
    await tell('generic', body, { 'x-waypost-signature': `t=${now},v1=${'0'.repeat(64)}` }),
    await tell('generic', `${body} `, generic(body)),
    await tell('generic', body, generic(body, now, 'another secret of forty characters, mine')),
    await tell('generic', body, generic(body, now - 600)),
    await tell('generic', body, generic(body, now + 600)),
    await tell('sendgrid', body, generic(body)),
    await tell('sendgrid', body, { ...grid(body), 'x-twilio-email-event-webhook-timestamp': String(now - 1) }),
    await tell('sendgrid', body, grid(body, now - 26 * 3_600)),
    await tell('sendgrid', body, { ...grid(body), 'x-twilio-email-event-webhook-signature': 'AAAA' }),
    await tell('ses', body, generic(body)),
    await tell('ses', 'not json', {}),
  ]).toEqual(Array(12).fill(401));
  expect(await tell('postmark', body, generic(body))).toBe(404);
  const huge = 'x'.repeat(1_100_000);
  expect(await tell('generic', huge, generic(huge))).toBe(400);
  expect((await fetch(`${app.url}/api/webhooks/mail/generic/`)).status).toBe(404);
  expect(await db.rows('SELECT id FROM mailing_intake')).toEqual([]);
});

test('The same events twice, in two parcels and out of order come to the same', async ({
  news,
  back,
  tell,
  messageId,
}) => {
  const { run, mails } = await news.send('hook', 4);
  const [gone, full, angry, left] = mails.map(({ id }) => messageId(id, run));
  const bounce = { id: 'e1', type: 'bounce', message_id: gone, status: '5.1.1', text: '550 no such\r\nX: user' };
  const parcel = (...events: object[]) => JSON.stringify({ events });
  const whole = parcel(
    { id: 'e2', type: 'complaint', message_id: angry },
    bounce,
    { id: 'e3', type: 'bounce', message_id: full, status: '5.2.2' },
    { id: 'e4', type: 'bounce', message_id: full, status: '4.2.2', text: 'another server of the same' },
    { id: 'e5', type: 'unsubscribe', message_id: left },
    { id: 'e6', type: 'bounce', message_id: '<d.1.00000000000000000000@mail.agency.example>', status: '5.1.1' },
    { id: 'e7', type: 'bounce', message_id: 7 },
    { id: 'e8', type: 'hello', message_id: gone },
  );
  expect(await tell('generic', whole, generic(whole))).toBe(200);
  expect(await tell('generic', whole, generic(whole))).toBe(200);
  const later = parcel(
    bounce,
    { id: 'e9', type: 'delivered', message_id: gone },
    { id: 'e0', type: 'delay', message_id: angry },
    { id: 'e5', type: 'unsubscribe', message_id: left },
  );
  expect(await tell('generic', later, generic(later))).toBe(200);
  expect(await back.read()).toEqual(['5 of 8 events', '4 of 4 events']);
  expect(await Promise.all(mails.map(({ email }) => news.statusOf(email)))).toEqual(['U', 'F', 'T', 'T']);
  const figures = { bounced_hard: 1, bounced_soft: 1, complained: 1, unsubscribed: 1 };
  expect(await news.figuresOf(run)).toMatchObject(figures);
  expect(await news.deliveryOf(mails[0]?.id ?? 0)).toMatchObject({ bounce_note: '550 no such X: user' });
  // One mail that two servers give back has not failed twice.
  expect(await news.softBouncesOf(mails[1]?.email ?? '')).toBe(1);
  // She takes it back on the page; what was told before is no news.
  const page = `/e/u/${mails[3]?.tokens.unsubscribe}/`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await news.ask(page, { method: 'POST', body: 'do=again', headers: form });
  const third = parcel({ id: 'e5', type: 'unsubscribe', message_id: left });
  expect(await tell('generic', third, generic(third))).toBe(200);
  expect(await back.read()).toEqual(['1 of 1 events, known before']);
  expect(await news.statusOf(mails[3]?.email ?? '')).toBe('F');
  await news.recount(run);
});

test('What is signed and makes no sense is put away once, and holds up nothing', async ({ back, tell, db }) => {
  for (const body of ['{"events": [', '[[[[', 'null', '{"events": {"a": 1}}', '\0'])
    expect([body, await tell('generic', body, generic(body))]).toEqual([body, 200]);
  expect(await back.read()).toEqual(['unreadable', 'unreadable', '0 of 0 events', '0 of 0 events', 'unreadable']);
  expect(await db.rows('SELECT id FROM mailing_intake WHERE handled_at IS NULL')).toEqual([]);
});

test('SendGrid says what it dropped, and why', async ({ news, back, tell, messageId }) => {
  const { run, mails } = await news.send('grid', 5);
  const of = (n: number) => messageId(mails[n]?.id ?? 0, run);
  const body = JSON.stringify([
    {
      sg_event_id: 'a',
      event: 'bounce',
      type: 'bounce',
      'smtp-id': of(0),
      status: '5.1.1',
      reason: '550 5.1.1 No such',
    },
    { sg_event_id: 'b', event: 'bounce', type: 'blocked', 'smtp-id': of(1), status: '5.1.1', reason: 'blocked' },
    { sg_event_id: 'c', event: 'dropped', 'smtp-id': of(2), reason: 'Bounced Address' },
    { sg_event_id: 'd', event: 'spamreport', 'smtp-id': of(3) },
    { sg_event_id: 'e', event: 'group_unsubscribe', 'smtp-id': of(4) },
    { sg_event_id: 'f', event: 'open', 'smtp-id': of(4) },
  ]);
  // They come again for a day, with the signature of the first time.
  expect(await tell('sendgrid', body, grid(body, seconds() - 20 * 3_600))).toBe(200);
  expect(await back.read()).toEqual(['5 of 6 events']);
  expect(await Promise.all(mails.map(({ email }) => news.statusOf(email)))).toEqual(['U', 'F', 'U', 'T', 'T']);
  expect(await news.figuresOf(run)).toMatchObject({ opened: 0, bounced_hard: 2, bounced_soft: 1, complained: 1 });
  await news.recount(run);
});

test('SNS is believed for our topics alone, by a key that lies with Amazon', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem';
  const asked: string[] = [];
  const fetchText = async (url: string) => {
    asked.push(url);
    return publicKey.export({ format: 'pem', type: 'spki' }).toString();
  };
  const message = (changes: Record<string, string> = {}) => {
    const fields: Record<string, string> = {
      Message: '{"notificationType":"Bounce"}',
      MessageId: 'm-1',
      Timestamp: new Date().toISOString(),
      TopicArn: TOPIC,
      Type: 'Notification',
      ...changes,
    };
    const text = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
      .filter((name) => fields[name] !== undefined)
      .map((name) => `${name}\n${fields[name]}\n`)
      .join('');
    const Signature = sign('sha256', Buffer.from(text), privateKey).toString('base64');
    return { SigningCertURL: certificate, SignatureVersion: '2', ...fields, Signature };
  };
  const verify = (fields: object) =>
    verifySns(Buffer.from(JSON.stringify(fields)), { topics: [TOPIC], sandbox: undefined, fetchText });
  expect(await verify(message())).toMatchObject({ MessageId: 'm-1' });
  expect(asked).toEqual([certificate]);
  const refused = [
    { ...message(), Message: '{"notificationType":"Complaint"}' },
    message({ TopicArn: `${TOPIC}-of-somebody` }),
    message({ Timestamp: new Date(Date.now() - 7 * 3_600_000).toISOString() }),
    message({ Timestamp: new Date(Date.now() + 3_600_000).toISOString() }),
    message({ Timestamp: 'soon' }),
    { ...message(), SignatureVersion: '1' },
    ...[
      'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-0a1b.pem',
      'https://sns.eu-west-1.amazonaws.com/user/key.pem',
      'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem',
      'https://evil.example/SimpleNotificationService-0a1b.pem',
      'https://a@sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a1b.pem',
    ].map((url) => ({ ...message(), SigningCertURL: url })),
  ];
  for (const fields of refused) expect(await verify(fields)).toBeNull();
  expect(asked.filter((url) => url !== certificate)).toEqual([]);
  expect(isSnsAddress('https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription')).toBe(true);
  expect(isSnsAddress('http://169.254.169.254/latest/')).toBe(false);
});
