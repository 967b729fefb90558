import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { bounceHostOfFile } from '../../testing/bounce-host.ts';
import { sendTo } from '../../testing/mail-client.ts';
import { sandboxOfFile } from '../../testing/of-file.ts';

const sandbox = await sandboxOfFile();
const host = await bounceHostOfFile();
const { mail, clock } = sandbox.control;
beforeEach(() => void mail.set({ bounces: host.url }));

const headers = {
  'X-Delivery-Id': '77',
  'List-Id': 'Fjord <1.lists.fjord.example>',
  'List-Unsubscribe': '<https://x.example/u>',
};
const send = (to: string) => sendTo(sandbox.smtpUrl, to, { headers, messageId: '<d.77.abc@fjord.example>' });

/** The parts of a report as an independent library reads them. */
async function partsOf(raw: Buffer | undefined) {
  const parsed = await PostalMime.parse(raw ?? Buffer.alloc(0), { forceRfc822Attachments: true });
  const part = (mime: string) => {
    const found = parsed.attachments.find(({ mimeType }) => mimeType === mime)?.content;
    return typeof found === 'string' ? found : new TextDecoder().decode(found);
  };
  return { ...parsed, part };
}

describe('what comes back of a mail', () => {
  it('is a report to the sender of the envelope, from nobody, when its time has come', async () => {
    expect((await send('ada+bounces-60@inbox.example')).code).toBe(250);
    expect(await mail.settle()).toBe(0);
    expect(mail.waiting).toBe(1);
    clock.advance(61_000);
    await mail.settle();
    expect(host.arrived).toMatchObject([{ from: '', to: ['b+1.abc@bounce.example'] }]);
    const { part, subject, headers: head } = await partsOf(host.arrived[0]?.raw);
    expect(subject).toBe('Undelivered Mail Returned to Sender');
    expect(head.find(({ key }) => key === 'content-type')?.value).toContain('report-type=delivery-status');
    const status = part('message/delivery-status');
    expect(status).toMatch(/^Reporting-MTA: dns; mx\.inbox\.example\r?\n/);
    expect(status).toMatch(/\r?\n\r?\nFinal-Recipient: rfc822; ada\+bounces-60@inbox\.example\r?\n/);
    expect(status).toContain('Action: failed');
    expect(status).toContain('Status: 5.1.1');
    expect(status).toContain('Diagnostic-Code: smtp; 550 5.1.1 User unknown');
    expect(part('message/rfc822')).toContain('X-Delivery-ID: 77');
    expect(mail.letters()).toMatchObject([{ kind: 'bounce', result: 'sent', tries: 1 }]);
  });

  it.each([
    ['bouncesfull', '5.2.2', 'message/rfc822'],
    ['bouncessoft', '4.4.7', 'message/rfc822'],
    ['bouncespolicy', '5.7.1', 'text/rfc822-headers'],
    ['delayed', '4.4.1', 'text/rfc822-headers'],
  ])('%s says %s and returns %s', async (word, status, returned) => {
    await send(`ada@${word}-0.example`);
    await mail.settle();
    const { part } = await partsOf(host.arrived[0]?.raw);
    expect(part('message/delivery-status')).toContain(`Status: ${status}`);
    expect(part('message/delivery-status')).toContain(`Action: ${word === 'delayed' ? 'delayed' : 'failed'}`);
    expect(part(returned)).toContain('Message-ID: <d.77.abc@fjord.example>');
  });

  it.each([
    'postfix',
    'exchange',
    'exim',
    'gmail',
  ] as const)('is written by %s in its own way, read alike', async (form) => {
    await send('ada@inbox.example');
    const id = mail.find()[0]?.id ?? '';
    const letter = mail.compose(id, {
      kind: 'bounce',
      status: '5.1.1',
      text: '550 5.1.1 No such user',
      afterSeconds: 0,
      form,
    });
    for (const _ of [1, 2]) expect(await mail.bring(letter)).toMatchObject({ result: 'sent' });
    expect(host.arrived[1]?.raw).toEqual(host.arrived[0]?.raw);
    const { part } = await partsOf(host.arrived[0]?.raw);
    const status = part('message/delivery-status').replaceAll(/\r?\n[ \t]+/g, ' ');
    for (const field of [
      'Final-Recipient: rfc822; ada@inbox.example',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550',
    ])
      expect(status).toContain(field);
  });

  it('may be prose that no machine reads', async () => {
    await send('ada@bouncesprose-0.example');
    await mail.settle();
    const { text, attachments } = await partsOf(host.arrived[0]?.raw);
    expect(attachments).toEqual([]);
    expect(text).toContain('Hi. This is the qmail-send program');
    expect(text).toContain('X-Delivery-ID: 77');
  });

  it.each([
    ['complains-0', true],
    ['complainsredacted-0', false],
  ])('is a complaint: %s', async (word, named) => {
    await send(`ada@${word}.example`);
    await mail.settle();
    expect(host.arrived).toMatchObject([{ from: `feedback@${word}.example`, to: ['fbl@bounce.example'] }]);
    const { part } = await partsOf(host.arrived[0]?.raw);
    expect(part('message/feedback-report')).toMatch(/Feedback-Type: abuse\r?\n/);
    expect(part('message/feedback-report').includes('Original-Rcpt-To')).toBe(named);
    expect(part('message/rfc822').includes('ada@')).toBe(named);
    expect(part('message/rfc822')).toContain('X-Delivery-ID: 77');
  });

  it('is the answer of a machine, with no report in it', async () => {
    await send('ada@away-0.example');
    await mail.settle();
    expect(host.arrived).toMatchObject([{ from: '', to: ['b+1.abc@bounce.example'] }]);
    const { headers: head } = await partsOf(host.arrived[0]?.raw);
    expect(head).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  });

  it('is brought again when the host puts it off, and goes nowhere when nobody is named', async () => {
    host.refuse = 2;
    await send('ada@bounces-0.example');
    await mail.settle();
    expect(mail.letters()).toMatchObject([{ result: 'waiting', reply: '451 4.3.0 Later' }]);
    await mail.settle(clock.now() + 10_000);
    expect(mail.letters()).toMatchObject([{ result: 'sent', tries: 3 }]);
    mail.set({ bounces: null });
    await send('ada@bounces-0.example');
    await mail.settle();
    expect(mail.letters()[1]).toMatchObject({ result: 'nowhere' });
    expect(host.arrived).toHaveLength(1);
  });

  it('comes by itself, too, with the clock', async () => {
    await send('ada@bounces-900.example');
    clock.advance(901_000);
    await expect.poll(() => host.arrived).toHaveLength(1);
  });
});
