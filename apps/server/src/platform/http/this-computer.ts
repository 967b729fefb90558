import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Whether somebody at this very computer asks. The socket decides, not what a proxy claims, and whoever comes through a proxy
 * is not here; the Host header is looked at too, so that a page elsewhere cannot get here by DNS rebinding.
 */
export const asksFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  !FORWARDED.some((header) => headers[header] !== undefined);
