import type { TermKind } from '@waypost/contract/taxonomies';
import type { Locale } from '@waypost/i18n';
import { change, create } from '../../platform/curated/curated.ts';
import type { Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { isUniqueViolation } from '../../platform/db/violations.ts';
import { invalid, text } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { TERMS } from './store.ts';

type Names = Record<Locale, string>;

/** A slug is each kind's once, retired terms among them: what was sorted by one stays so. */
export async function createTerm(
  tx: Sql,
  actor: Actor,
  { kind, slug, name }: { readonly kind: TermKind; readonly slug: string; readonly name: Names },
): Promise<number> {
  try {
    return await create(tx, actor, TERMS, { kind, slug, name: json(name) });
  } catch (error) {
    if (isUniqueViolation(error, 'taxonomy_terms_kind_slug_key'))
      throw invalid({ slug: [text('taxonomies.errors.taken')] });
    throw error;
  }
}

export const changeTerm = (
  tx: Sql,
  actor: Actor,
  { id, version, name }: { readonly id: number; readonly version: number; readonly name: Names },
): Promise<void> => change(tx, actor, TERMS, { id, version }, { name: json(name) });
