import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Database, openDatabase } from './database.ts';

/** A question whose every asking shows. */
const ASK = "SELECT nextval('asked') AS n, $1::text AS who";

describe('reads that requests share', () => {
  let test: TestDatabase;
  let db: Database;
  const ask = async (who: string) => (await db.read<{ n: number; who: string }>(ASK, [who], 'asked'))[0];

  beforeAll(async () => {
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, poolSize: 2, applicationName: 'shared-reads', onError: () => {} });
    await db.run('CREATE SEQUENCE asked');
  });
  afterAll(async () => {
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
    const answers = await Promise.all([db.read('SELECT 1 AS n', [], ''), db.read('SELECT 2 AS n', [], '')]);
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  });

  it('fails together and asks again', async () => {
    const broken = () => db.read('SELECT 1 / $1::int AS n', [0], 'broken');
    const failures = await Promise.allSettled([broken(), broken()]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await db.read('SELECT 1 / $1::int AS n', [1], 'broken')).toEqual([{ n: 1 }]);
  });
});
