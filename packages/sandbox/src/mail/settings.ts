/** Switches of the fake mail server; tests turn them through the control. */
export type MailSettings = {
  /** STARTTLS: offered, not offered, answered with 454, answered with 220 and no handshake, or asked for before any mail. */
  tls: 'offered' | 'absent' | 'refused' | 'broken' | 'required';
  /** Whether mails are taken without a password. */
  auth: 'optional' | 'required';
  /** More are greeted with 421; null: any number. */
  maxConnections: number | null;
  /** Then the connection is ended with 421; null: any number. */
  mailsPerConnection: number | null;
  /** How long the greeting takes. */
  greetingMs: number;
  /** Where the servers of recipients bring reports, complaints and answers: `smtp://host:port`; null: they have nowhere to go. */
  bounces: string | null;
  /** Where complaints go; null: `fbl@` the domain of the envelope's sender. */
  complaintsTo: string | null;
  /** How many mails are kept with their bytes; counts know of all. */
  keep: number;
};

export const defaultMailSettings = (bounces: string | null): MailSettings => ({
  tls: 'offered',
  auth: 'optional',
  maxConnections: null,
  mailsPerConnection: null,
  greetingMs: 0,
  bounces,
  complaintsTo: null,
  keep: 10_000,
});
