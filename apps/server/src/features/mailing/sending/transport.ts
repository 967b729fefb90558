import type { SmtpServer, SmtpTimeouts } from '../../../connectors/mail/bulk.ts';
import { smtpOptions } from '../../../connectors/mail/bulk.ts';
import type { Config } from '../../../platform/config/config.ts';

/** How newsletters leave this installation. */
export interface Transport {
  /** Names it among the paces of the database; workers that share it share its rate. */
  readonly key: string;
  readonly server: SmtpServer;
  readonly timeouts?: SmtpTimeouts;
  /** Messages a second, of all workers together. */
  readonly rate: number;
  /** Connections of one worker. */
  readonly connections: number;
}

/** Null: newsletters cannot be sent here. */
export function transportOf({ newsletters }: Pick<Config, 'newsletters'>): Transport | null {
  if (newsletters === undefined) return null;
  const { smtpUrl, rate, connections } = newsletters;

  return { key: `smtp ${new URL(smtpUrl).host}`, server: smtpOptions(smtpUrl), rate, connections };
}
