import { hash } from 'node:crypto';
import type { TermsAccepted } from '@waypost/contract/accounts';
import { defaultLocale, isLocale, type Locale } from '@waypost/i18n';
import type { Reads, Sql } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Acceptance, acceptanceOf, insertAcceptance, operatorOf } from './store.ts';
import { bodyOf, currentWording } from './wording.ts';

/** Writes down that a person accepts the terms as they are now, in the language that she reads, in the caller's transaction. */
export async function acceptTerms(deps: Pick<Deps, 'config'>, tx: Sql, userId: number, locale: Locale): Promise<void> {
  const { body } = await currentWording(deps, tx, { document: 'terms', locale });
  await insertAcceptance(tx, { userId, hash: hashOf(body), locale, body });
}

/** What a person accepted last, and whether it is what the terms say now in the language in which she read them. */
export function presentAcceptance(deps: Pick<Deps, 'config'>, last: Acceptance | null): TermsAccepted {
  if (last === null || last.accepted_at === null) return null;
  const locale = isLocale(last.terms_locale) ? last.terms_locale : defaultLocale;
  const now = bodyOf(deps, { document: 'terms', locale }, last.terms_body, operatorOf(last.operator));
  return { accepted: last.accepted_at.toISOString(), current: hashOf(now) === last.hash };
}

export const acceptedTerms = async (deps: Pick<Deps, 'config'>, db: Reads, userId: number): Promise<TermsAccepted> =>
  presentAcceptance(deps, await acceptanceOf(db, userId));

const hashOf = (body: string): string => hash('sha256', body, 'base64url');
