import type { LegalDocument, Operator } from '@waypost/contract/legal';
import { operatorSchema } from '@waypost/contract/legal';
import type { Locale } from '@waypost/i18n';
import type { Reads, Sql } from '../../platform/db/database.ts';
import { json } from '../../platform/db/json.ts';
import { prepared, type RowOf } from '../../platform/db/prepared.ts';
import { fullName, query, realNow } from '../../platform/db/query.ts';

// The texts are the installation's own: there is no profile whose scope could be asked.

/** A text in one language. */
export interface Which {
  readonly document: LegalDocument;
  readonly locale: Locale;
}

const NO_OPERATOR: Operator = { name: '', contact: '', place: '' };
const OPERATOR = 'operator';
export const operatorOf = (value: unknown): Operator => operatorSchema.safeParse(value).data ?? NO_OPERATOR;

const newest = prepared('legal-text', (p: Which) =>
  query
    .selectFrom('legal_texts')
    .select(['version', 'body', 'created_at'])
    .where('document', '=', p.document)
    .where('locale', '=', p.locale)
    .orderBy('version', 'desc')
    .limit(1),
);
/** What staff wrote last; `null` as long as nobody did. */
export const newestText = (db: Reads, which: Which) => db.row(newest(which));

const operator = prepared('legal-operator', () =>
  query.selectFrom('installation').select(['value', 'updated_at']).where('key', '=', OPERATOR),
);
export async function readOperator(db: Reads): Promise<{ operator: Operator; since: Date | null }> {
  const row = await db.row(operator({}));
  return { operator: operatorOf(row?.value), since: row?.updated_at ?? null };
}

export async function writeOperator(tx: Sql, value: Operator): Promise<void> {
  const row = { value: json<unknown>(value), updated_at: realNow };
  await tx.run(
    query
      .insertInto('installation')
      .values({ key: OPERATOR, ...row })
      .onConflict((taken) => taken.column('key').doUpdateSet(row)),
  );
}

const MOST_VERSIONS = 50;
export const versionsOf = (db: Reads, { document, locale }: Which) =>
  db.rows(
    query
      .selectFrom('legal_texts as t')
      .leftJoin('users as u', 'u.id', 't.author_id')
      .select(['t.version', 't.body', 't.created_at', fullName('u').as('author')])
      .where('t.document', '=', document)
      .where('t.locale', '=', locale)
      .orderBy('t.version', 'desc')
      .limit(MOST_VERSIONS),
  );

/** Whether this became the version of that number: of two at once the second did not. */
export const insertText = async (
  tx: Sql,
  row: Which & { readonly version: number; readonly body: string | null; readonly author_id: number },
): Promise<boolean> =>
  (await tx.row(
    query
      .insertInto('legal_texts')
      .values(row)
      .onConflict((taken) => taken.doNothing())
      .returning('version'),
  )) !== null;

export async function insertAcceptance(
  tx: Sql,
  { userId, ...wording }: { userId: number; hash: string; locale: Locale; body: string },
): Promise<void> {
  await tx.run(
    query
      .insertInto('terms_wordings')
      .values(wording)
      .onConflict((taken) => taken.doNothing()),
  );
  await tx.run(
    query
      .insertInto('terms_acceptances')
      .values({ user_id: userId, wording: wording.hash })
      .onConflict((taken) => taken.doNothing()),
  );
}

/**
 * What a person accepted last, beside what the terms in that language are made of now; nothing for the first superuser and
 * accounts from before. Whose it is, the caller says of `a.user_id`: alone, or as a join.
 */
export const lastAcceptance = query
  .selectFrom('terms_acceptances as a')
  .innerJoin('terms_wordings as w', 'w.hash', 'a.wording')
  .leftJoin('installation as i', (join) => join.on('i.key', '=', OPERATOR))
  .select(['a.accepted_at', 'w.hash', 'w.locale as terms_locale', 'i.value as operator'])
  .select((e) =>
    e
      .selectFrom('legal_texts as t')
      .select('t.body')
      .where('t.document', '=', 'terms')
      .whereRef('t.locale', '=', 'w.locale')
      .orderBy('t.version', 'desc')
      .limit(1)
      .as('terms_body'),
  )
  .orderBy('a.accepted_at', 'desc')
  .limit(1);
const accepted = prepared('terms-accepted', (p: { userId: number }) =>
  lastAcceptance.where('a.user_id', '=', p.userId),
);
export const acceptanceOf = (db: Reads, userId: number) => db.row(accepted({ userId }));
/** Joined, a person who accepted nothing has nothing in any of it. */
export type Acceptance = { [K in keyof RowOf<typeof accepted>]: RowOf<typeof accepted>[K] | null };
