import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isName } from './read.ts';
import { at } from './send.ts';

/**
 * Whose accounts, persons and subscriptions a notice names; null when it was not signed with our key. The signature is over the raw
 * body, and the key is its bytes, not the hexadecimal text (Outseta's toolkit). What else the body says is never believed.
 */
export function readNotice(key: string | undefined, raw: Buffer, headers: IncomingHttpHeaders): string[] | null {
  const signature = headers['x-hub-signature-256'];
  if (key === undefined || typeof signature !== 'string') return null;
  const right = Buffer.from(`sha256=${createHmac('sha256', Buffer.from(key, 'hex')).update(raw).digest('hex')}`);
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return uidsIn(parse(raw));
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The body is an account, a person or a subscription; which of them it does not say. */
function uidsIn(body: unknown): string[] {
  const links = at(body, 'PersonAccount');
  const named = [body, at(body, 'Account'), ...(Array.isArray(links) ? links : []).map((link) => at(link, 'Account'))];
  const uids = named.map((one) => at(one, 'Uid')).filter(isName);
  return [...new Set(uids)].slice(0, 20);
}
