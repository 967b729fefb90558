import type { Running } from '../../../platform/feature/feature.ts';
import type { MailingDeps } from '../deps.ts';
import { createMarker } from '../tokens.ts';
import { followContacts } from './follow.ts';
import { createRunLoader } from './load-run.ts';
import { openMailLog } from './mail-log.ts';
import { startMailer } from './mailer.ts';

const nothing: Running = { stop: async () => undefined };

/** Sends newsletters in one worker process; nothing where no mail server is configured for them. */
export async function startMailing(deps: MailingDeps): Promise<Running> {
  const transport = deps.bulkMail;
  if (transport === null) return nothing;
  return startMailer(deps, {
    transport,
    marker: createMarker(deps.config.sessionSecret),
    loadRun: createRunLoader(deps.config.publicUrl, deps.dkimKeyOf),
    follow: followContacts,
    mailLog: openMailLog(deps.config.home, deps.log),
  });
}
