import type { Sql } from '../../platform/db/database.ts';
import { appNow, query } from '../../platform/db/query.ts';
import type { ListScope } from './scope.ts';

/**
 * Goes with every change that a person makes, the contact herself or somebody for her: an undo of the import that brought her leaves her
 * as she is from then on. What a mail server says of her is none.
 */
export const byPerson = { import_id: null, updated_at: appNow } as const;

/** What screens see of a contact. */
export const SHOWN_COLUMNS = ['id', 'email', 'first_name', 'last_name', 'optout_status', 'optout_date'] as const;

/** A list, what is being done with it, and its newest file. */
export const readList = (db: Sql, { listId }: Pick<ListScope, 'listId'>) =>
  db.row(
    query
      .selectFrom('contact_lists as l')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('contact_exports as e')
            .select(['e.id', 'e.ready_at', 'e.expires_at'])
            .select((on) => on('e.expires_at', '>', appNow).as('kept'))
            .whereRef('e.list_id', '=', 'l.id')
            .where('e.ready_at', 'is not', null)
            .orderBy('e.id', 'desc')
            .limit(1)
            .as('x'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('contact_imports as i')
            .select(['i.id', 'i.state'])
            .whereRef('i.list_id', '=', 'l.id')
            // A dry run that failed began nothing.
            .where('i.started_at', 'is not', null)
            .where('i.state', 'in', ['importing', 'undoing', 'done', 'failed', 'undone'])
            // An older one may be taken back now.
            .orderBy((on) => on('i.state', 'in', ['importing', 'undoing']), 'desc')
            .orderBy('i.started_at', 'desc')
            .limit(1)
            .as('m'),
        (join) => join.onTrue(),
      )
      .select(['l.id', 'l.account_id', 'l.import_failed', 'm.id as import_id', 'm.state as import_state'])
      .select(['x.id as export_id', 'x.ready_at', 'x.expires_at', 'x.kept'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('contact_exports as e')
              .select('e.id')
              .whereRef('e.list_id', '=', 'l.id')
              .where('e.ready_at', 'is', null)
              .where('e.failed_at', 'is', null),
          )
          .as('exporting'),
      )
      .where('l.id', '=', listId),
  );
