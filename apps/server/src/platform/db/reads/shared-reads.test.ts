import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/database.ts';
import { type TextDatabase, textDatabase } from '../../../testing/database/text-sql.ts';
import { openDatabase } from '../database.ts';
import { openSharedReads, type SharedReads } from './shared-reads.ts';

const LIMIT_MS = 2_000;
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
    reads = openSharedReads({ connectionString: test.url }, 2, LIMIT_MS, options.onError);
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

  /** A turn of the event loop with these askings, once PostgreSQL has said what the statement takes. */
  async function atOnce<R>(text: string, name: string, askings: readonly (readonly unknown[])[]): Promise<R[][]> {
    const turn = () => Promise.all(askings.map((values) => read<R & { asked: Date }>(text, values, name)));
    return await vi.waitFor(async () => {
      const answers = await turn();
      // One statement has one time.
      expect(new Set(answers.flat().map(({ asked }) => asked.getTime())).size).toBe(1);
      return answers.map((rows) => rows.map(({ asked: _, ...row }) => row as R));
    }, 20_000);
  }
  const NOW = 'statement_timestamp() AS asked';

  it('asks together what differs in its values, and gives each its own rows in their order', async () => {
    const text = `SELECT ${NOW}, n, $2::text AS who FROM generate_series(1, $1::int) AS n ORDER BY n DESC`;
    const answers = await atOnce<object>(text, 'together', [
      [2, 'ana'],
      [0, 'nobody'],
      [1, null],
    ]);
    expect(answers).toEqual([
      [
        { n: 2, who: 'ana' },
        { n: 1, who: 'ana' },
      ],
      [],
      [{ n: 1, who: null }],
    ]);
  });

  it('carries every kind of value, and lists that all have alike', async () => {
    const text = `SELECT ${NOW}, $1::bytea AS bytes, $2::timestamptz AS at, $3::bool AS yes, $4::text AS words, $5::int[] AS list`;
    const at = new Date('2026-03-08T05:00:00.123Z');
    const asking = (words: string) => [Buffer.from([0, 92, 255]), at, true, words, [1, 2]];
    const texts = ['a "quoted", {braced} \\ text', "it's 'ours'", ''];
    const answers = await atOnce<Record<string, unknown>>(text, 'kinds', texts.map(asking));
    for (const [n, [row]] of answers.entries())
      expect(row).toEqual({ bytes: Buffer.from([0, 92, 255]), at, yes: true, words: texts[n], list: [1, 2] });
  });

  it('does not mix up lists that differ', async () => {
    const text = 'SELECT $1::int AS n, $2::int[] AS list';
    const ask = (n: number, list: number[]) => read(text, [n, list], 'lists');
    const askings = () => Promise.all([ask(1, [1]), ask(2, [1]), ask(3, [2]), ask(4, [2])]);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await askings()).toEqual([
        [{ n: 1, list: [1] }],
        [{ n: 2, list: [1] }],
        [{ n: 3, list: [2] }],
        [{ n: 4, list: [2] }],
      ]);
  });

  it('lets nobody suffer for what another asks', async () => {
    const text = `SELECT ${NOW}, 6 / $1::int AS n`;
    await atOnce(text, 'divided', [[1], [2]]);
    const answers = await Promise.allSettled([1, 0, 3].map((by) => read<{ n: number }>(text, [by], 'divided')));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value[0]?.n : one.reason.code))).toEqual([
      6,
      '22012',
      2,
    ]);
  });

  it('ends what takes too long, once for all who asked together, and names it', async () => {
    await db.run('CREATE SEQUENCE tried');
    const text = `SELECT ${NOW}, $2::int AS n, CASE WHEN $1::bool THEN nextval('tried') || pg_sleep(60)::text END AS slept`;
    // Each of the two connections learns for itself what the statement takes.
    for (let turn = 0; turn < 3; turn += 1)
      await atOnce(text, 'slow', [
        [false, 1],
        [false, 2],
      ]);
    const answers = await Promise.allSettled([1, 2, 3].map((n) => read(text, [true, n], 'slow')));
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { code: '57014', statement: expect.stringContaining('pg_sleep') } });
    expect((await db.row<{ n: number }>("SELECT nextval('tried') AS n"))?.n).toBe(2);
    await expect(read('SELECT 1 / $1::int AS none', [0])).rejects.toMatchObject({
      statement: 'SELECT 1 / $1::int AS none',
    });
  });

  it('reads every kind of value as the driver does, in rows of every length', async () => {
    const text = `SELECT n, -n AS less, n * 4000000000 AS many, n % 2 = 0 AS even, NULL::text AS nothing, '' AS empty,
      repeat('plain', n % 90) AS plain, repeat('Élodie 🌞 ', n % 60) AS marked, 'é' AS short, gen_random_uuid() IS NULL AS no,
      n::numeric / 7 AS share, n::float8 / 7 AS float, 'infinity'::timestamptz AS never, md5(n::text)::uuid AS id,
      '2026-03-08T05:00:00.123456Z'::timestamptz + make_interval(hours => n) AS at, ARRAY['a', NULL, 'ü'] AS words,
      ARRAY[n, 2] AS numbers, jsonb_build_object('n', n, 'text', 'ü') AS object, decode('00ff5c', 'hex') AS bytes
      FROM generate_series(1, $1::int) AS n`;
    const expected = await db.rows<object>(text, [700]);
    expect(await read<object>(text, [700], 'every-kind')).toEqual(expected);
    // Once more by what the connection knows of the statement's columns.
    expect(await read<object>(text, [2], 'every-kind')).toEqual(expected.slice(0, 2));
  });

  it('fails what was on its way when the connection is lost, and makes a new one', async () => {
    const lost = await Promise.allSettled([
      read('SELECT pg_terminate_backend(pg_backend_pid())', []),
      read('SELECT n FROM generate_series(1, 3) AS n', []),
      ask('ana'),
    ]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await ask('ana'))?.who).toBe('ana');
  });

  it('fails together and asks again', async () => {
    const broken = () => read('SELECT 1 / $1::int AS n', [0], 'broken');
    const failures = await Promise.allSettled([broken(), broken()]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('SELECT 1 / $1::int AS n', [1], 'broken')).toEqual([{ n: 1 }]);
  });
});
