import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { query } from '../../platform/db/query.ts';
import { notFound } from '../../platform/errors/index.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { sendMailJob } from './queue-mail.ts';

/** A mail that failed gets all its tries again, under the same Message-ID. One that waits or is out stays as it is. */
export async function retryMail(tx: Sql, actor: Actor, id: number): Promise<void> {
  const mail = await tx.row(query.selectFrom('mails').select(['state', 'kind']).where('id', '=', id).forUpdate());
  if (mail === null) throw notFound();
  if (mail.state !== 'failed') return;
  await tx.run(query.updateTable('mails').where('id', '=', id).set({ state: 'waiting', tries: 0, lease_until: null }));
  await addJob(tx, sendMailJob, { mail: id }, { key: `mail:${id}` });
  await audit(tx, actor, { action: 'mail.retry', objectType: 'mail', objectId: id, data: { kind: mail.kind } });
}
