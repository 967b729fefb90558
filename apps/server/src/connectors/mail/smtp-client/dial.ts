import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectTls } from 'node:tls';

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly tls: { readonly rejectUnauthorized: boolean };
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** How long each step may take, in milliseconds (RFC 5321, section 4.5.3.2, shortened to what a lease can hold). */
export const SMTP_TIMEOUTS = { connect: 10_000, command: 30_000, message: 60_000 } as const;
export type SmtpTimeouts = { readonly [K in keyof typeof SMTP_TIMEOUTS]: number };

export const codeOf = (error: unknown): string => (error as { code?: unknown }).code?.toString() ?? 'EPROTOCOL';
export const lost = (code: string) =>
  Object.assign(new Error(`The connection to the mail server was lost (${code})`), { code });

/** How we introduce ourselves; a name without a dot is none that a server could look up. */
export function ourName(): string {
  const name = hostname();
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(name) ? name : '[127.0.0.1]';
}

/** An address is no name to ask a certificate for (RFC 6066, section 3). */
const named = (host: string) => (isIP(host) === 0 ? { servername: host } : {});

export function dial(server: SmtpServer, { connect }: SmtpTimeouts): Promise<Socket> {
  const { host, port } = server;
  const socket = server.secure
    ? connectTls({ host, port, ...named(host), ...server.tls })
    : connectPlain({ host, port });
  return opened(socket, server.secure ? 'secureConnect' : 'connect', connect);
}

export function encrypted(socket: Socket, { host, tls }: SmtpServer, timeoutMs: number): Promise<Socket> {
  return opened(connectTls({ socket, ...named(host), ...tls }), 'secureConnect', timeoutMs);
}

function opened(socket: Socket, event: 'connect' | 'secureConnect', timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const end = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => end(lost('ETIMEDOUT')), timeoutMs);
    socket.once('error', end);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off('error', end);
      resolve(socket);
    });
  });
}
