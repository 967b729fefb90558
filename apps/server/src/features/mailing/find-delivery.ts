import { bytea, int8, jsonb, text } from '../../platform/db/column.ts';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { RunContent } from './content.ts';

const find = statement(
  'find-delivery-of-recipient',
  {
    takes: { delivery: int8 },
    gives: {
      id: int8,
      run: int8,
      state: text(),
      listId: int8,
      profileId: int8,
      keyHash: bytea,
      email: text(),
      first_name: text(),
      last_name: text(),
      content: jsonb<RunContent | Record<string, never>>(),
    },
  },
  ($) => `
  SELECT d.id, d.run_id AS run, d.state, r.list_id AS "listId", r.profile_id AS "profileId", d.key_hash AS "keyHash",
    d.email, d.first_name, d.last_name, r.content
  FROM deliveries d JOIN mailing_runs r ON r.id = d.run_id WHERE d.id = ${$.delivery}`,
);

/** A recipient with what she was sent, as one of her marks names her; null when it is not known any more. */
export const findDelivery = (db: Sql, delivery: number) => db.row(find({ delivery }));
export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** What was sent; null once it was erased. */
export const contentOf = ({ content }: Pick<FoundDelivery, 'content'>): RunContent | null =>
  'html' in content ? (content as RunContent) : null;
