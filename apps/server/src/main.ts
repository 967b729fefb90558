import { Mistake } from './app/cli/mistake.ts';
import { ensurePinnedRuntime } from './app/cli/runtime.ts';

/** The commands; each loads only what it needs. */
const commands: Record<string, (args: string[]) => Promise<void>> = {
  start: async () => (await import('./app/cli/start.ts')).start({ dev: false }),
  '--dev': async () => (await import('./app/cli/start.ts')).start({ dev: true }),
  doctor: async () => (await import('./app/cli/doctor/doctor.ts')).doctor(),
  seed: async (args) => (await import('./app/cli/seed.ts')).seed(args),
  admin: async (args) => (await import('./app/cli/admin.ts')).admin(args),
  backup: async (args) => (await import('./app/cli/backup.ts')).backup(args),
  restore: async (args) => (await import('./app/cli/restore.ts')).restore(args),
  resume: async (args) => (await import('./app/cli/resume.ts')).resume(args),
  'keys:rotate': async () => (await import('./app/cli/rotate-keys.ts')).rotateKeys(),
};

await ensurePinnedRuntime();
const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) await command(args).catch(tell);
else {
  process.stderr.write(`There is no command "${name}": use ${Object.keys(commands).join(', ')}.\n`);
  process.exitCode = 1;
}

function tell(error: unknown): void {
  if (!(error instanceof Mistake)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
