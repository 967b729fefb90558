import type { Running } from '../../../platform/feature/feature.ts';
import type { MailingDeps } from '../deps.ts';
import { createMarker } from '../tokens.ts';
import type { Follow } from './ledger.ts';
import { createRunLoader } from './load-run.ts';
import { startMailer } from './mailer.ts';
import { transportOf } from './transport.ts';

const nothing: Running = { stop: async () => undefined };

/** Sends newsletters in one worker process; nothing where no mail server is configured for them. */
export async function startMailing(deps: MailingDeps, follow: Follow): Promise<Running> {
  const transport = transportOf(deps.config);
  if (transport === null) return nothing;
  return startMailer(deps, {
    transport,
    marker: createMarker(deps.config.sessionSecret),
    loadRun: createRunLoader(deps.config.publicUrl, deps.dkimKeyOf),
    follow,
  });
}
