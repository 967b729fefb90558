import { expect, it } from 'vitest';
import { Fastify } from '#fastify';
import type { BillingDeps } from '../deps.ts';
import { registerWidget } from './serve-widget.ts';

const widget = {
  script: 'https://cdn.pay.example/pay.min.js?"x',
  domain: 'agency.pay.example',
  origins: ['https://cdn.pay.example', 'https://agency.pay.example'],
};

async function served(payments: object | null, url: string) {
  const app = Fastify();
  registerWidget(app, { payments, config: { publicUrl: 'https://waypost.example/app/' } } as unknown as BillingDeps);
  const answer = await app.inject({ url, headers: { 'accept-language': 'fr' } });
  await app.close();
  return answer;
}

it('is sent with exactly this policy, and knows nobody', async () => {
  const { statusCode, headers, payload } = await served({ widget }, '/billing-widget/?lang=es&token=secret');
  const theirs = 'https://cdn.pay.example https://agency.pay.example';
  expect([statusCode, headers['content-security-policy']]).toEqual([
    200,
    `default-src 'none'; script-src 'self' ${theirs}; style-src 'self' 'unsafe-inline' ${theirs}; img-src 'self' data: ${theirs}; ` +
      `font-src ${theirs}; connect-src ${theirs}; frame-src ${theirs}; form-action ${theirs}; base-uri 'none'; ` +
      `frame-ancestors https://waypost.example`,
  ]);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-cache' });
  expect(headers['set-cookie']).toBeUndefined();
  expect(payload).toContain('<html lang="es">');
  expect(payload).toContain('data-parent="https://waypost.example"');
  expect(payload).toContain('data-script="https://cdn.pay.example/pay.min.js?&quot;x"');
  // Nothing inline runs, and what the address says is nowhere.
  expect(payload.match(/<script[^>]*>/g)).toEqual(['<script src="/billing-widget.js">']);
  expect(payload).not.toContain('secret');
});

it('speaks the browser’s language, and is nowhere where nothing is configured', async () => {
  expect((await served({ widget }, '/billing-widget/')).payload).toContain('<html lang="fr">');
  expect((await served(null, '/billing-widget/')).statusCode).not.toBe(200);
});
