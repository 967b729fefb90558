// What one package costs a process that has nothing else: `node import-cost.ts fastify` writes one line of JSON.
const { rss } = process.memoryUsage();
const before = process.cpuUsage();
await import(process.argv[2] ?? '');
const { user, system } = process.cpuUsage(before);
const cost = { cpuMs: (user + system) / 1000, mb: (process.memoryUsage().rss - rss) / 1024 ** 2 };
process.stdout.write(JSON.stringify(cost));
