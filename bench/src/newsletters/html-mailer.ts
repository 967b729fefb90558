// What is compared with: nodemailer's pool, given HTML and text as most programs give it. Says how many it sends in a second.
import { createTransport } from 'nodemailer';

const [port, messages, connections] = process.argv.slice(2).map(Number) as [number, number, number];
const lines: Buffer[] = [];
for await (const chunk of process.stdin) lines.push(chunk);
const { html, text } = JSON.parse(Buffer.concat(lines).toString()) as { html: string; text: string };
const transport = createTransport({
  host: '127.0.0.1',
  port,
  pool: true,
  maxConnections: connections,
  maxMessages: Number.POSITIVE_INFINITY,
});
const send = (n: number) =>
  transport.sendMail({
    from: 'Ana Reyes <news@mail.agency.example>',
    to: `t${n}@travel.example`,
    subject: `Winter sun, T${n}`,
    text: text.replaceAll('{name}', `T${n}`),
    html: html.replaceAll('{name}', `T${n}`),
  });
await Promise.all(Array.from({ length: connections }, (_, n) => send(n)));
const began = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: connections * 2 }, async () => {
    while (next < messages) {
      next += 1;
      await send(next);
    }
  }),
);
process.stdout.write(`${JSON.stringify({ perSecond: messages / ((performance.now() - began) / 1_000) })}\n`);
transport.close();
