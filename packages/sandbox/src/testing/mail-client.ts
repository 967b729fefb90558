import { createTransport, type SendMailOptions } from 'nodemailer';

type Sent = { response: string; code: number; error?: string };

export const newsletter = {
  from: 'Blue Fjord Travel <news@fjord.example>',
  subject: 'Été à Lisbonne: seven nights',
  text: 'Words',
  html: '<p>Words</p>',
};

/** One mail to one recipient through a real client, and what was said to it; a failure is an answer as well. */
export async function sendTo(
  url: string,
  to: string,
  change: SendMailOptions & { socketTimeout?: number } = {},
): Promise<Sent> {
  const { socketTimeout = 10_000, ...mail } = change;
  const transport = createTransport({ url, tls: { rejectUnauthorized: false }, socketTimeout });
  try {
    const envelope = { from: 'b+1.abc@bounce.example', to };
    const info = await transport.sendMail({ ...newsletter, to, envelope, ...mail });
    return { response: info.response, code: Number.parseInt(info.response, 10) };
  } catch (error) {
    const {
      response = '',
      responseCode = 0,
      code,
    } = error as { response?: string; responseCode?: number; code?: string };
    return { response, code: responseCode, error: code ?? String(error) };
  } finally {
    transport.close();
  }
}
