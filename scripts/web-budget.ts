import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes after gzip -9, the figures of docs and bench. A page brings what the dashboard has no use for itself (menus, dialogs);
 * both together stay below the 290 kB of the time when every visit began with all of it.
 */
export const BUDGET = { script: 185_000, style: 30_000, page: 82_000 } as const;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface WebSize {
  /** Entry, dashboard and the largest catalogue, with everything that they import at once. */
  readonly script: number;
  readonly style: number;
  /** What each other page adds to that. */
  readonly pages: Readonly<Record<string, number>>;
}

/** The chunk that vite.config.ts makes of that page. */
const DASHBOARD = 'dashboard';
const CATALOGUE = /i18n\/src\/(en|es|fr)\/index\.ts$/;
const PAGE = /src\/features\/.*-page\.tsx$/;

function closure(manifest: Manifest, starts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const start of starts) add(start);
  return seen;
}

/** Reads the build's own manifest: what the browser must have before the dashboard stands, and what each page adds. */
export function measureWeb(dist: string): WebSize {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const gzip = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + gzip(file), 0);
  const scripts = (names: Iterable<string>) => [...names].map((name) => manifest[name]?.file ?? '').filter(Boolean);

  const names = Object.keys(manifest);
  const entries = names.filter((name) => manifest[name]?.isEntry);
  const catalogues = names
    .filter((name) => CATALOGUE.test(name))
    .toSorted((a, b) => sum(scripts([b])) - sum(scripts([a])));
  const dashboard = names.filter((name) => manifest[name]?.name === DASHBOARD);
  if (dashboard.length !== 1) throw new Error(`The build has ${dashboard.length} chunks named ${DASHBOARD}.`);
  const first = closure(manifest, [...entries, ...dashboard, ...catalogues.slice(0, 1)]);
  const pages = names.filter((name) => PAGE.test(name));
  return {
    script: sum(scripts(first)),
    style: sum([...first].flatMap((name) => manifest[name]?.css ?? [])),
    pages: Object.fromEntries(
      pages.map((page) => [page, sum(scripts([...closure(manifest, [page])].filter((name) => !first.has(name))))]),
    ),
  };
}

export function overBudget({ script, style, pages }: WebSize): string[] {
  const faults: string[] = [];
  if (script > BUDGET.script) faults.push(`First load JS is ${script} bytes, the budget is ${BUDGET.script}.`);
  if (style > BUDGET.style) faults.push(`First load CSS is ${style} bytes, the budget is ${BUDGET.style}.`);
  for (const [page, bytes] of Object.entries(pages)) {
    if (bytes > BUDGET.page) faults.push(`${page} adds ${bytes} bytes, the budget of a page is ${BUDGET.page}.`);
  }
  return faults;
}
