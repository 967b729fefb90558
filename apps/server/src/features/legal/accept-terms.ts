import { hash } from 'node:crypto';
import type { TermsAccepted } from '@waypost/contract/accounts';
import { defaultLocale, isLocale, type Locale } from '@waypost/i18n';
import type { Reads, Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { insertAcceptance, lastAcceptance } from './store.ts';
import { currentWording } from './wording.ts';

/** Writes down that a person accepts the terms as they are now, in the language that she reads, in the caller's transaction. */
export async function acceptTerms(deps: Pick<Deps, 'config'>, tx: Sql, userId: number, locale: Locale): Promise<void> {
  const { body } = await currentWording(deps, tx, { document: 'terms', locale });
  await insertAcceptance(tx, { userId, hash: hashOf(body), locale, body });
}

/** What a person accepted last, and whether it is what the terms say now in the language in which she read them. */
export async function acceptedTerms(deps: Pick<Deps, 'config'>, db: Reads, userId: number): Promise<TermsAccepted> {
  const last = await lastAcceptance(db, userId);
  if (last === null) return null;
  const locale = isLocale(last.locale) ? last.locale : defaultLocale;
  const { body } = await currentWording(deps, db, { document: 'terms', locale });
  return { accepted: last.accepted_at.toISOString(), current: hashOf(body) === last.hash };
}

const hashOf = (body: string): string => hash('sha256', body, 'base64url');
