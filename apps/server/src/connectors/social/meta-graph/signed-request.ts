import { createHmac, timingSafeEqual } from 'node:crypto';
import { textAt } from '../json.ts';

/**
 * Whom a notice of Meta is about; null when it is not Meta's (Facebook Login, "Parsing the signed request": the
 * signature is over the second part exactly as it was sent).
 */
export function readSignedRequest(signed: string, appSecret: string): string | null {
  const [signature = '', payload = '', ...rest] = signed.split('.');
  if (appSecret === '' || payload === '' || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', appSecret).update(payload).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const notice: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return textAt(notice, 'algorithm') === 'HMAC-SHA256' ? textAt(notice, 'user_id') : null;
  } catch {
    return null;
  }
}
