// What we use of Kysely, which has no entry of its own for it. Its 255 modules cost each process 110 ms of processor and 20 MB, so
// the build makes one file of this one (`scripts/bundles.ts`), and programs that are started with `--conditions=bundled` get it as `#kysely`.
export { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
