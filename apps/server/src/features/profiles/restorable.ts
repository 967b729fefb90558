import { RESTORABLE_DAYS } from '@waypost/contract/profiles';
import { orNull, timestamptz } from '../../platform/db/column.ts';
import { sql, typed } from '../../platform/db/query.ts';

/** Until when the deletion of a profile, an account or a guide can be taken back, of a row of the table that the query calls so; null for what is not deleted. */
export const restorableUntil = (of: string) =>
  typed(orNull(timestamptz))`${sql.ref(`${of}.deleted_at`)} + make_interval(days => ${sql.lit(RESTORABLE_DAYS)})`;
