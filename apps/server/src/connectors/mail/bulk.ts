import type { Config } from '../../platform/config/config.ts';
import type { BulkMail } from './port.ts';
import { smtpOptions } from './smtp-options.ts';

/** How newsletters leave; null where no mail server is configured for them. The client is loaded when it is used first: by workers. */
export function createBulkMail({ newsletters }: Pick<Config, 'newsletters'>): BulkMail | null {
  if (newsletters === undefined) return null;
  const { smtpUrl, rate, connections } = newsletters;
  const server = smtpOptions(smtpUrl);
  return {
    key: `smtp ${server.host}:${server.port}`,
    rate,
    connections,
    open: async () => (await import('./smtp-client/connection.ts')).SmtpConnection.open(server),
  };
}
