import { hash } from 'node:crypto';
import type { Locale } from '@waypost/i18n';
import type { Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertAcceptance } from './store.ts';
import { currentWording } from './wording.ts';

/** Writes down that a person accepts the terms as they are now, in the language that she reads, in the caller's transaction. */
export async function acceptTerms(deps: Pick<Deps, 'config'>, tx: Sql, userId: number, locale: Locale): Promise<void> {
  const { body } = await currentWording(deps, tx, { document: 'terms', locale });
  await insertAcceptance(tx, { userId, hash: hash('sha256', body, 'base64url'), locale, body });
}
