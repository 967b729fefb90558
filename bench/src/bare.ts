import { createInterface } from 'node:readline';
import Fastify from 'fastify';

/** Bare fastify answering given bytes; the floor that our lists are measured against in the same run. */
const [body] = await new Promise<string[]>((resolve) => {
  createInterface({ input: process.stdin }).once('line', (line) => resolve([JSON.parse(line) as string]));
});
const app = Fastify({ logger: false });
app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
process.stdout.write('ready\n');
