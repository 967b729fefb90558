import { createHmac, timingSafeEqual } from 'node:crypto';
import { numberAt, textAt } from '../json.ts';
import type { Notice } from '../port.ts';

/**
 * What a notice of Meta says; null when it is not Meta's (Facebook Login, "Parsing the signed request": the
 * signature is over the second part exactly as it was sent).
 */
export function readSignedRequest(signed: string, appSecret: string): Notice | null {
  const [signature = '', payload = '', ...rest] = signed.split('.');
  if (appSecret === '' || payload === '' || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', appSecret).update(payload).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const notice: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const person = textAt(notice, 'user_id');
    const seconds = numberAt(notice, 'issued_at');
    // Ids of people are printable; anything else was not written by Meta, whoever signed it, and no database can look for it.
    if (textAt(notice, 'algorithm') !== 'HMAC-SHA256' || person === null || !/^[!-~]+$/.test(person)) return null;
    return { person, at: seconds === null ? null : new Date(seconds * 1000) };
  } catch {
    return null;
  }
}
