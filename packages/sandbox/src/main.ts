import { fstatSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    port: { type: 'string', default: '0' },
    'smtp-port': { type: 'string', default: '0' },
    'dns-port': { type: 'string', default: '0' },
    'state-dir': { type: 'string' },
    'public-url': { type: 'string' },
    'latency-ms': { type: 'string', default: '0' },
  },
});

const sandbox = await startSandbox({
  host: values.host,
  port: Number(values.port),
  smtpPort: Number(values['smtp-port']),
  dnsPort: Number(values['dns-port']),
  stateDir: values['state-dir'],
  publicUrl: values['public-url'],
  // Arguments can be read by everybody on the computer, and secrets are no arguments.
  credentials: process.env,
  latencyMs: Number(values['latency-ms']),
});

let leaving = false;
async function leave(): Promise<void> {
  if (leaving) return;
  leaving = true;
  await sandbox.close();
  process.exit(0);
}

/** A pipe that closes means that the program which started us has died. A terminal or /dev/null says nothing. */
function watchParent(): void {
  const stdin = fstatSync(0);
  if (!stdin.isFIFO() && !stdin.isSocket()) return;
  process.stdin.on('end', leave).on('close', leave).on('error', leave).resume();
}

process.on('SIGTERM', leave).on('SIGINT', leave);
watchParent();
process.stdout.write(
  `${JSON.stringify({ ready: true, url: sandbox.url, smtpUrl: sandbox.smtpUrl, dns: sandbox.dns })}\n`,
);
