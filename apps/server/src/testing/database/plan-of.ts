interface Asking {
  rows(text: string, values: readonly unknown[]): Promise<unknown>;
}
/** The plan of what a listing asks, as one text; the listing itself finds nothing. */
export async function planOf(db: Asking, listing: (db: never) => Promise<unknown>): Promise<string> {
  const plans: unknown[] = [];
  const spy = {
    async rows(query: { compile(): { sql: string; parameters: readonly unknown[] } }) {
      const { sql, parameters } = query.compile();
      plans.push(await db.rows(`EXPLAIN ${sql}`, parameters));
      return [];
    },
    row: async (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
      await spy.rows(query);
      return null;
    },
  };
  await listing(spy as never);
  return JSON.stringify(plans);
}
