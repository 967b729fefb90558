// What one package costs a process that has nothing else, or only what is named after it: `node import-cost.ts fastify` writes one line of JSON.
const [name = '', ...there] = process.argv.slice(2);
for (const other of there) await import(other);
const { rss } = process.memoryUsage();
const before = process.cpuUsage();
await import(name);
const { user, system } = process.cpuUsage(before);
const cost = { cpuMs: (user + system) / 1000, mb: (process.memoryUsage().rss - rss) / 1024 ** 2 };
process.stdout.write(JSON.stringify(cost));
