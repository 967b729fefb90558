import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { MailTransport } from './port.ts';
import { smtpTransport } from './smtp.ts';

export function createMailTransport(config: Config, log: Logger): MailTransport {
  if (config.smtpUrl !== undefined) return smtpTransport({ url: config.smtpUrl, from: config.mailFrom });
  // Sandbox mode without its sandbox (a single process by hand): mails wait in the outbox.
  return {
    async send() {
      log.warn('no mail server is configured; mails wait');
      return { kind: 'try-later', code: 'NO_SERVER' };
    },
  };
}
