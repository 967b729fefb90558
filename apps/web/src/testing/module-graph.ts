import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a part of the program takes along when it is loaded. */
export interface Part {
  readonly files: ReadonlySet<string>;
  /** Parts that come later, by the place that asks for them: the file, and the text just before its `import(`. */
  readonly later: readonly { readonly file: string; readonly before: string }[];
}

const IMPORT = /^(?:import|export) (?!type )(?:\{([^}]*)\}|[^'{]*?)(?: from)? ?'(\.[^']+\.tsx?)';/gm;
const LATER = /import\('(\.[^']+)'\)/g;
const isBarrel = (file: string) => file.endsWith('/index.ts');

/** The modules behind the names that somebody takes from the front door of a feature. */
function behind(barrel: string, names: readonly string[]): string[] {
  const found: string[] = [];
  for (const [, exported = '', from = ''] of readFileSync(barrel, 'utf8').matchAll(IMPORT))
    if (namesIn(exported).some((name) => names.includes(name))) found.push(resolve(dirname(barrel), from));
  return found;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

/** Everything that a module imports at once, as a bundler that leaves out what nobody uses would. */
export function partOf(entry: string): Part {
  const files = new Set<string>();
  const later: { file: string; before: string }[] = [];
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, names = '', from = ''] of text.matchAll(IMPORT)) {
      const target = resolve(dirname(file), from);
      for (const next of isBarrel(target) ? behind(target, namesIn(names)) : [target]) visit(next);
    }
    for (const { 1: from = '', index } of text.matchAll(LATER))
      later.push({ file: resolve(dirname(file), from), before: text.slice(Math.max(0, index - 200), index) });
  };
  visit(resolve(entry));
  return { files, later };
}
