import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltPages } from '@waypost/contract/host-page';

/**
 * Bytes after gzip -9, the figures of docs and bench. A page brings what the dashboard has no use for itself (menus, dialogs),
 * with its words. Fields are the pages' own: the dashboard has none of Mantine's.
 */
export const BUDGET = { script: 166_000, style: 30_000, page: 95_000 } as const;
/** The grid of the calendars is FullCalendar's: 79 kB, and 19 more for the clock of Toronto. Posts stand on it, and newsletters; and what staff plan. */
const ROOMIER: Readonly<Record<string, number>> = { '/$slug/calendar/': 112_000, '/admin/calendar/': 112_000 };

export interface WebSize {
  /** Entry and dashboard with everything that they import at once, in the language with the longest words. */
  readonly script: number;
  readonly style: number;
  /** What each other page adds to that. */
  readonly pages: Readonly<Record<string, number>>;
}

const DASHBOARD = '/$slug/';

/** Reads what the build wrote: what the browser must have before the dashboard stands, and what each page adds. */
export function measureWeb(dist: string): WebSize {
  const { entry, languages, pages }: BuiltPages = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8'));
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<link rel="(modulepreload|stylesheet)" crossorigin href="\/([^"]+)">/g)];
  const files = (rel: string) => named.filter(([, of]) => of === rel).map(([, , file]) => `${file}`);
  const dashboard = pages.find(({ path }) => path === DASHBOARD);
  if (dashboard === undefined) throw new Error('The build has no dashboard.');

  const gzip = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (all: Iterable<string>) => [...new Set(all)].reduce((total, file) => total + gzip(file), 0);
  const most = (words: Readonly<Record<string, readonly string[]>>) => Math.max(...Object.values(words).map(sum));
  const first = new Set([entry, ...files('modulepreload'), ...dashboard.scripts]);
  const spoken = new Set(Object.values(languages).flat());
  const added = (files: readonly string[]) => files.filter((file) => !first.has(file) && !spoken.has(file));
  const words = (of: Readonly<Record<string, readonly string[]>>) =>
    Math.max(...Object.values(of).map((files) => sum(added(files))));
  return {
    script: sum(first) + most(languages),
    style: sum([...files('stylesheet'), ...dashboard.styles]),
    pages: Object.fromEntries(pages.map(({ path, scripts, words: of }) => [path, sum(added(scripts)) + words(of)])),
  };
}

export function overBudget({ script, style, pages }: WebSize): string[] {
  const faults: string[] = [];
  if (script > BUDGET.script) faults.push(`First load JS is ${script} bytes, the budget is ${BUDGET.script}.`);
  if (style > BUDGET.style) faults.push(`First load CSS is ${style} bytes, the budget is ${BUDGET.style}.`);
  for (const [page, bytes] of Object.entries(pages)) {
    const most = ROOMIER[page] ?? BUDGET.page;
    if (bytes > most) faults.push(`${page} adds ${bytes} bytes, its budget is ${most}.`);
  }
  return faults;
}
