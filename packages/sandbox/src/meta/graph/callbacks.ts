import { createHmac } from 'node:crypto';
import type { Facebook } from './context.ts';

/** JSON as Facebook sends it: everything beyond ASCII, and the slash, escaped. Signatures are over exactly these bytes. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replaceAll(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function signedRequest(secret: string, payload: Record<string, unknown>): string {
  const body = Buffer.from(escapedJson(payload)).toString('base64url');
  return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`;
}

export type CallbackAnswer = { status: number; body: string };

async function answerOf(response: Response): Promise<CallbackAnswer> {
  return { status: response.status, body: await response.text() };
}

/** Form post of the deauthorize and data-deletion callbacks. */
export async function sendSignedRequest(fb: Facebook, url: string, personId: string): Promise<CallbackAnswer> {
  const issuedAt = Math.floor(fb.clock.now() / 1000);
  const payload = { algorithm: 'HMAC-SHA256', issued_at: issuedAt, user_id: personId };
  return answerOf(
    await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ signed_request: signedRequest(fb.app.secret, payload) }),
    }),
  );
}

/** A page webhook, signed over the raw body. */
export async function sendPageEvent(
  fb: Facebook,
  url: string,
  event: { pageId: string; field: string; value: unknown },
): Promise<CallbackAnswer> {
  const { pageId: id, field, value } = event;
  const body = escapedJson({
    object: 'page',
    entry: [{ id, time: Math.floor(fb.clock.now() / 1000), changes: [{ field, value }] }],
  });
  const signature = createHmac('sha256', fb.app.secret).update(body).digest('hex');
  return answerOf(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    }),
  );
}
