import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

/** Node's own server giving the same answers from memory; the floor that ours is measured against in the same run. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

const [open, click] = await new Promise<Answer[]>((resolve) => {
  createInterface({ input: process.stdin }).once('line', (line) => resolve(JSON.parse(line) as Answer[]));
});
const parts = [open, click].map((answer) => ({ ...answer, bytes: Buffer.from(answer?.body ?? '', 'base64') }));
const server = createServer((request, response) => {
  const [{ status = 500, headers, bytes } = { bytes: Buffer.alloc(0) }] = request.url?.startsWith('/e/o/')
    ? parts
    : parts.slice(1);
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.stdout.write('ready\n'));
