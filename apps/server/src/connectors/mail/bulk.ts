// What sends many mails over few connections; everything else goes through `port.ts`, one mail at a time.
export { type Letter, type Outcome, SmtpConnection, SmtpUnavailable } from './smtp-client/connection.ts';
export type { SmtpServer, SmtpTimeouts } from './smtp-client/dial.ts';
export type { Reply } from './smtp-client/reply.ts';
export { smtpOptions } from './smtp-options.ts';
