import type { putLegalText } from '@waypost/contract/legal';
import type { BodyOf } from '@waypost/contract/wire';
import { audit } from '../../platform/audit/audit.ts';
import type { Sql } from '../../platform/db/database.ts';
import { conflict, invalid, text } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { insertText, newestText } from './store.ts';
import { unknownPlaceholders } from './wording.ts';

/** Adds a version on top of the one that the writer has seen; a text that is there already adds none. */
export async function changeText(
  tx: Sql,
  actor: Actor,
  { body, version: seen, ...which }: BodyOf<typeof putLegalText>,
): Promise<void> {
  const unknown = body === null ? [] : unknownPlaceholders(body);
  if (unknown.length > 0) throw invalid({ body: [text('errors.legal.placeholder', { name: unknown.join(', ') })] });
  const now = await newestText(tx, which);
  if ((now?.version ?? 0) !== seen) throw conflict('errors.stale_version', { code: 'stale_version' });
  if ((now?.body ?? null) === body) return;
  const version = seen + 1;
  if (!(await insertText(tx, { ...which, version, body, author_id: actor.userId })))
    throw conflict('errors.stale_version', { code: 'stale_version' });
  await audit(tx, actor, {
    action: body === null ? 'legal.reset' : 'legal.change',
    objectType: 'legal_text',
    objectId: `${which.document}/${which.locale}`,
    data: { version },
  });
}
