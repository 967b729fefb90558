import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts';
import { type TextDatabase, textDatabase } from '../../testing/database/text-sql.ts';
import { openDatabase } from './database.ts';
import { openSharedReads, type SharedReads } from './shared-reads.ts';

/** A question whose every asking shows. */
const ASK = "SELECT nextval('asked') AS n, $1::text AS who";

describe('reads that requests share', () => {
  let test: TestDatabase;
  let db: TextDatabase;
  let reads: SharedReads;
  const read = <R>(text: string, values: readonly unknown[], name?: string) => reads.rows<R>({ text, values, name });
  const ask = async (who: string) => (await read<{ n: number; who: string }>(ASK, [who], 'asked'))[0];

  beforeAll(async () => {
    test = await createTestDatabase();
    const options = { url: test.url, poolSize: 2, applicationName: 'shared-reads', onError: () => {} };
    db = textDatabase(openDatabase(options));
    reads = openSharedReads({ connectionString: test.url }, 2, options.onError);
    await db.run('CREATE SEQUENCE asked');
  });
  afterAll(async () => {
    await reads.close();
    await db.close();
    await test.drop();
  });

  it('asks once what is asked alike at once', async () => {
    const [first, second] = await Promise.all([ask('ana'), ask('ana')]);
    expect(second).toEqual(first);
  });

  it('tells values apart, and what came later', async () => {
    const [ana, ben] = await Promise.all([ask('ana'), ask('ben')]);
    expect([ana?.who, ben?.who]).toEqual(['ana', 'ben']);
    const later = await ask('ana');
    expect(later?.n).toBeGreaterThan(Math.max(ana?.n ?? 0, ben?.n ?? 0));
  });

  it('shows a later question what was written before it was asked', async () => {
    const before = ask('ana');
    await db.run("SELECT setval('asked', 1000)");
    await before;
    expect((await ask('ana'))?.n).toBeGreaterThan(1000);
  });

  it('tells statements without a name apart by their text', async () => {
    const answers = await Promise.all([read('SELECT 1 AS n', []), read('SELECT 2 AS n', [])]);
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  it('fails together and asks again', async () => {
    const broken = () => read('SELECT 1 / $1::int AS n', [0], 'broken');
    const failures = await Promise.allSettled([broken(), broken()]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('SELECT 1 / $1::int AS n', [1], 'broken')).toEqual([{ n: 1 }]);
  });
});
