import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { projectRoot } from '../../../platform/config/paths.ts';
import { readEnv } from '../../../platform/config/read-env.ts';

/** One line of the product taken out or turned round, and the tests that must notice. */
interface Mutation {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
  readonly noticedBy: readonly string[];
}
const GATE = 'features/posts/publishing/release/gate.ts';
const GATE_TEST = 'features/posts/publishing/release/gate.test.ts';
const FACEBOOK = 'connectors/social/facebook';
const since = (what: string) => `is shut for a post that was ${what} since the claim`;
const MUTATIONS: readonly Mutation[] = [
  {
    name: 'the gate asks no more whose the row is, and which version was staged',
    file: GATE,
    from: `WHERE p.id = \${$.id} AND p.lease_token = \${$.lease} AND p.version = \${$.version} AND`,
    to: `WHERE p.id = \${$.id} AND (\${$.lease}::uuid IS NOT NULL OR \${$.version}::int > 0) AND`,
    test: GATE_TEST,
    noticedBy: [since('edited'), since('taken by another worker')],
  },
  {
    name: 'the gate asks no more whether the post is still to go out now',
    file: GATE,
    from: 'AND NOT p.deleted AND p.withdrawn_at IS NULL AND p.fire_at <= app_now() AND p.late_after > app_now()',
    to: '',
    test: GATE_TEST,
    noticedBy: [since('deleted'), since('withdrawn'), since('rescheduled')],
  },
  {
    name: 'the gate asks no more after the connection',
    file: GATE,
    from: `AND c.id = p.connection_id AND c.page_id = p.pgid AND \${mayPublish('c')}`,
    to: 'AND c.id = p.connection_id',
    test: GATE_TEST,
    noticedBy: [since('paused'), since('moved to another page')],
  },
  {
    name: 'nobody looks at the send deadline before the first byte',
    file: 'connectors/social/send-once.ts',
    from: 'if (!guard.maySend())',
    to: 'if (guard.maySend() === undefined)',
    test: GATE_TEST,
    noticedBy: ['a process that was stopped between gate and send sends nothing'],
  },
  {
    name: "another app's post counts as ours",
    file: `${FACEBOOK}/find.ts`,
    from: '(post.application === null || post.application === appId) &&',
    to: "appId !== '' &&",
    test: `${FACEBOOK}/find.test.ts`,
    noticedBy: ['a post of another app is not ours'],
  },
  {
    name: 'a post of any time counts as ours',
    file: `${FACEBOOK}/find.ts`,
    from: 'isInWindow(post.createdAt, query, skewMs) &&',
    to: 'isInWindow(query.deadline, query, 0 * skewMs) &&',
    test: `${FACEBOOK}/find.test.ts`,
    noticedBy: ['only inside the time of the release'],
  },
];

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
let folder: string;
let report: Report;

/** The server's sources once as they are and once for each mutation; one run of vitest over all of them. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waypost-mutations-'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const tests = new Set(MUTATIONS.map((mutation) => mutation.test));
  const include = [...copyOf('unchanged', [...tests]), ...MUTATIONS.flatMap((it, n) => copyOf(`m${n}`, [it.test], it))];
  // Each copy has modules of its own by their names; the packages, and the database, they share.
  const shared = { isolate: false, maxWorkers: 1, provide: { postgres: inject('postgres') } };
  const config = { test: { include, ...shared, testTimeout: 30_000, hookTimeout: 60_000 } };
  writeFileSync(path.join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const output = path.join(folder, 'report.json');
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const { PATH, HOME, TMPDIR } = readEnv();
  const args = [vitest, 'run', '--root', folder, '--reporter=json', `--outputFile=${output}`];
  // It ends with 1, because tests fail: that is what is wanted of it.
  await promisify(execFile)(process.execPath, args, { cwd: folder, env: { PATH, HOME, TMPDIR } }).catch(
    () => undefined,
  );
  report = JSON.parse(readFileSync(output, 'utf8')) as Report;
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function copyOf(name: string, tests: readonly string[], mutation?: Mutation): string[] {
  const server = path.join(folder, name, 'apps/server');
  for (const part of ['package.json', 'migrations', 'src'])
    cpSync(path.join(projectRoot, 'apps/server', part), path.join(server, part), { recursive: true });
  if (mutation !== undefined) {
    const file = path.join(server, 'src', mutation.file);
    const text = readFileSync(file, 'utf8');
    expect(text.split(mutation.from), `${mutation.file} has this line once`).toHaveLength(2);
    writeFileSync(file, text.replace(mutation.from, mutation.to));
  }
  return tests.map((test) => `${name}/apps/server/src/${test}`);
}

function failed(name: string): string[] {
  const files = report.testResults.filter((file) => file.name.includes(`/${name}/apps/server/`));
  const all = files.flatMap((file) => file.assertionResults);
  // A copy that could not even be loaded would fail for no good reason.
  expect(all.filter((result) => result.status === 'passed').length, `${name} runs`).toBeGreaterThan(2);
  return all.filter((result) => result.status === 'failed').map((result) => result.title);
}

test('the same tests pass on an unchanged copy', () => {
  expect(failed('unchanged')).toEqual([]);
});

test.each(
  MUTATIONS.map((mutation, n) => [mutation.name, mutation, `m${n}`] as const),
)('it is noticed when %s', (_name, mutation, copy) => {
  expect(failed(copy).sort()).toEqual([...mutation.noticedBy].sort());
});
