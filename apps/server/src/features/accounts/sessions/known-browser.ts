import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';

const COOKIE = 'waypost_known';
const YEAR_S = 365 * 86_400;

function sign(config: Config, name: string, account: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'waypost known browser', 32));
  return createHmac('sha256', key).update(`${name}:${account}`).digest();
}

/** Remembers that somebody signed in to the account with this browser: strangers who guess cannot close it to her. */
export function knowBrowser(reply: FastifyReply, config: Config, account: string): void {
  const name = randomBytes(16).toString('base64url');
  reply.setCookie(COOKIE, `${name}.${sign(config, name, account).toString('base64url')}`, {
    path: '/api/auth/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: YEAR_S,
  });
}

/** The name under which the tries of a browser count that was in this account before; null for every other one. */
export function knownBrowser(request: FastifyRequest, config: Config, account: string): string | null {
  const [name = '', given = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const mac = Buffer.from(given, 'base64url');
  const wanted = sign(config, name, account);
  return mac.length === wanted.length && timingSafeEqual(mac, wanted) ? name : null;
}
