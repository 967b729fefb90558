import { POST_PHASES, POST_STATUS_VALUES } from '@waypost/contract/posts';
import { expect } from 'vitest';
import { query, sql } from '../../platform/db/query.ts';
import { test } from '../../testing/test.ts';
import { HOLDS_PAGE, type OwnFacts, PAGE_STATE, type PageState, pageStateOf } from './facts.ts';

type Case = Pick<OwnFacts, 'status' | 'phase' | 'deleted'> & { page_state: PageState };

const RELEASED = "DELETE FROM installation WHERE key = 'publishing_held'";
const PAGES: readonly (readonly [is: PageState, made: string, over: string])[] = [
  ['gone', 'UPDATE connections SET installed = false', 'UPDATE connections SET installed = true'],
  [null, 'UPDATE connections SET paused = false', RELEASED],
  ['paused', 'UPDATE connections SET paused = true', 'UPDATE connections SET paused = false'],
  ['held', "INSERT INTO installation (key, value) VALUES ('publishing_held', '{}')", RELEASED],
  ['broken', 'UPDATE connections SET connected = false', 'UPDATE connections SET connected = true'],
];

test('what keeps a page from publishing is the same beside its page and in the post’s own row, whatever the post', async ({
  db,
  page,
}) => {
  const cases = sql<
    Omit<Case, 'page_state'> & { connection_id: number }
  >`(SELECT *, ${page.connectionId}::bigint AS connection_id, ${page.pageId}::text AS pgid
    FROM unnest(${[...POST_STATUS_VALUES]}::int[]) status, unnest(${[...POST_PHASES]}::text[]) phase,
      unnest(ARRAY[true, false]) deleted)`.as('s');
  for (const [is, made, over] of PAGES) {
    await db.run(made);
    const holds = query.selectFrom('connections as con').select(HOLDS_PAGE).where('con.id', '=', page.connectionId);
    expect(await db.row(holds)).toEqual({ holds: is });
    const rows = await db.rows(query.selectFrom(cases).selectAll().select(PAGE_STATE));
    expect(rows).toHaveLength(POST_STATUS_VALUES.length * POST_PHASES.length * 2);
    expect(new Set(rows.map((row) => row.page_state))).toEqual(new Set([null, is]));
    for (const row of rows) expect(pageStateOf(row, is), JSON.stringify(row)).toBe(row.page_state);
    await db.run(over);
  }
});
