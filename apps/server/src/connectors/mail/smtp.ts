import type { Transporter } from 'nodemailer';
import type { MailAnswer, MailTransport } from './port.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** SMTP through nodemailer, which is loaded with the first mail: the API process never sends one. */
export function smtpTransport(options: { url: string; from: string }): MailTransport {
  let opened: Promise<Transporter> | null = null;
  return {
    async send(mail) {
      opened ??= open(options.url);
      const transporter = await opened;
      try {
        await transporter.sendMail({
          from: options.from,
          // As an object: a string would be read as a list of addresses.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          headers: { ...mail.headers },
          // The bodies are ours; nothing in them may make the library read a file or an address.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { kind: 'accepted' };
      } catch (error) {
        return answerOf(error);
      }
    },
  };
}

/** One connection per mail. nodemailer's pool would repeat mails by itself (maxRequeues); here the outbox decides. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
    logger: false,
    debug: false,
  });
}

/**
 * RFC 5321, section 4.2.1: 5yz is final, 4yz is for now. Wrong credentials (EAUTH) are the installation's fault and may
 * be mended, so the mail waits.
 */
function answerOf(error: unknown): MailAnswer {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : 'UNKNOWN';
  if (typeof responseCode !== 'number') return { kind: name === 'EENVELOPE' ? 'refused' : 'try-later', code: name };
  const final = responseCode >= 500 && name !== 'EAUTH';
  return { kind: final ? 'refused' : 'try-later', code: String(responseCode) };
}
