import type { Running } from '../../platform/feature/feature.ts';
import type { MailingDeps } from './deps.ts';
import { startReceiver } from './feedback/receiver.ts';
import { startMailing } from './sending/start-mailing.ts';

/** What one worker process does for newsletters: it sends them, and takes what comes back where a port is configured for that. */
export async function workMailing(deps: MailingDeps): Promise<Running> {
  const { mailIntake } = deps.config;
  const parts = [await startMailing(deps)];
  if (mailIntake !== undefined) parts.push(startReceiver(deps, mailIntake));
  return { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) };
}
