import { expect } from 'vitest';
import { test } from '../../testing/test.ts';
import { tidyOutbox } from './tidy-outbox.ts';

test('Tidying removes old mails that are done with, and keeps what waits or is new', async ({ db }) => {
  await db.run(
    `INSERT INTO mails (kind, address, locale, params, state, created_at)
     SELECT 'verify', 'a', 'en', '{}', state, clock_timestamp() - age::interval
     FROM (VALUES ('sent', '91 days'), ('waiting', '91 days'), ('sent', '1 day')) rows (state, age)`,
  );
  await tidyOutbox(db);
  expect(await db.row('SELECT count(*) AS mails FROM mails')).toEqual({ mails: 2 });
});
