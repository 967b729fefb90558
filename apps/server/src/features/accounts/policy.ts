import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { forbidden } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { UserRow } from './store.ts';

/** Staff never act as staff: borrowed rights would hide whose they are. */
export const isAgencyUser = (user: Pick<UserRow, 'is_staff' | 'is_superuser'>): boolean =>
  !user.is_staff && !user.is_superuser;

/** The account itself (address, password) belongs to its owner, whoever acts in his name. */
export function refuseImpersonated(actor: Actor): void {
  if (actor.impersonatorId !== null) throw forbidden('errors.account.impersonating');
}

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether the demo accounts open without a password: in sandbox mode, for somebody at this very computer. The socket
 * decides, not what a proxy claims; the Host header is checked too, so that a page elsewhere cannot get here by DNS
 * rebinding.
 */
export const demoAllowed =
  (config: Config) =>
  (request: FastifyRequest): boolean =>
    config.mode === 'sandbox' &&
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    !FORWARDED.some((header) => request.headers[header] !== undefined);
