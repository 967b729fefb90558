import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startSandbox } from '../../sandbox.ts';
import { DEMO_WORLD } from '../../worlds.ts';

it('signs deauthorize requests and page events over the bytes that it sends', async () => {
  const sandbox = await startSandbox();
  const received: { body: string; signature: unknown }[] = [];
  const app = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString(), signature: request.headers['x-hub-signature-256'] });
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/`;
  const { secret } = DEMO_WORLD.app;
  const { facebook } = sandbox.control;

  expect(await facebook.sendSignedRequest(url, '218471')).toEqual({ status: 200, body: 'ok' });
  const [signature, payload = ''] = (new URLSearchParams(received[0]?.body).get('signed_request') ?? '').split('.');
  expect(signature).toBe(createHmac('sha256', secret).update(payload).digest('base64url'));
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    algorithm: 'HMAC-SHA256',
    user_id: '218471',
  });

  await facebook.sendPageEvent(url, { pageId: '1', field: 'feed', value: { message: 'Übung a/b' } });
  expect(received[1]?.body).toContain('\\u00dcbung a\\/b');
  expect(received[1]?.signature).toBe(
    `sha256=${createHmac('sha256', secret)
      .update(received[1]?.body ?? '')
      .digest('hex')}`,
  );
  app.close();
  await sandbox.close();
});
