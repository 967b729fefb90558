import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundleSources, bundlesExist, makeBundles } from './bundles.ts';
import { drawPictures } from './pictures.ts';
import { measureWeb, overBudget } from './web-budget.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const dist = join(web, 'dist');
const STAMP = '.inputs-hash';
/** Same disk as dist, ignored by git: the finished build is moved into place, so that a running server never sees half of one. */
const draft = join(root, `node_modules/.waypost-web-${process.pid}`);

const INPUTS = [
  'apps/web/{index.html,package.json,vite.config.ts,postcss.config.js}',
  'apps/web/{build,src,public}/**/*',
  'packages/{contract,i18n}/src/**/*',
  ...bundleSources,
  'scripts/{bundles,rolldown.config}.ts',
  'package-lock.json',
];

/** Of everything that the build reads, tests left out. */
function hashInputs(): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/src/testing/'))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The program for browsers, and beside it what draws its first pictures on the server. */
function runVite(): void {
  build('vite.config.ts', draft);
  build('src/first-picture/vite.config.ts', join(draft, '.server'));
}

function build(config: string, folder: string): void {
  const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(vite, 'bin/vite.js'), 'build', '--config', config, '--outDir', folder],
    {
      cwd: web,
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    throw new Error('The web build failed.');
  }
}

/** Beside each text file its .br and .gz, so that the server compresses nothing while it serves. */
function compress(): void {
  for (const file of globSync('{*,assets/*}.{js,css,svg}', { cwd: draft }).map((name) => join(draft, name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function moveIntoPlace(): void {
  const old = `${draft}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Builds apps/web/dist, what the server takes as one file, and the sandbox's pictures, each when one of its sources changed. `--budget` also fails when the first load has grown too heavy. */
async function main(): Promise<void> {
  const started = performance.now();
  const pictures = drawPictures();
  const hash = hashInputs();
  const stamp = join(dist, STAMP);
  const fresh = bundlesExist() && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (!fresh) {
    try {
      runVite();
      compress();
      makeBundles();
      writeFileSync(join(draft, STAMP), hash);
      moveIntoPlace();
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  await pictures.drawn();
  const size = measureWeb(dist);
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const what = fresh ? 'up to date' : `built in ${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`web: ${what}; first load ${kb(size.script)} JS, ${kb(size.style)} CSS (gzip)`);
  const faults = overBudget(size);
  if (process.argv.includes('--budget') && faults.length > 0) throw new Error(faults.join('\n'));
}

await main();
