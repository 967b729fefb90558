import { PassThrough } from 'node:stream';
import type { Transporter } from 'nodemailer';
import type { MailAnswer, MailTransport } from './port.ts';
import { smtpOptions } from './smtp-options.ts';

/** SMTP through nodemailer, which is loaded with the first mail: the API process never sends one. */
export function smtpTransport(options: { url: string; from: string }): MailTransport {
  return {
    async send(mail) {
      const written = { whole: false };
      const transporter = await open(options.url, written);
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
        return answerOf(error, written.whole);
      }
    },
  };
}

/**
 * One connection per mail. nodemailer's pool would repeat mails by itself (maxRequeues); here the outbox decides. The
 * library does not say how far it came, so the end of the mail's text is watched: the final dot follows it.
 */
async function open(url: string, written: { whole: boolean }): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport(smtpOptions(url));
  const note = (done: () => void) => {
    written.whole = true;
    done();
  };
  transporter.use('stream', ({ message }, done) => {
    message.transform(new PassThrough({ flush: note }));
    done();
  });
  return transporter;
}

/**
 * RFC 5321, section 4.2.1: 5yz is final, 4yz is for now; but only to RCPT TO and DATA does it speak of this mail. Wrong
 * credentials, and a sender that the server does not take (550 at MAIL FROM), are the installation's fault and may be
 * mended, so the mail waits. Without an answer to the final dot the server may have the mail (section 6.1).
 */
function answerOf(error: unknown, whole: boolean): MailAnswer {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : 'UNKNOWN';
  if (typeof responseCode === 'number') {
    const final = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
    return { kind: final ? 'refused' : 'try-later', code: String(responseCode) };
  }
  if (whole) return { kind: 'uncertain', code: name };
  return { kind: name === 'EENVELOPE' ? 'refused' : 'try-later', code: name };
}
