import { posix } from 'node:path';
import type { BuiltPages } from '@waypost/contract/host-page';
import { locales } from '@waypost/i18n/locale';
import type { Plugin, Rolldown } from 'vite';
import { childrenOf, isNode, type Node, nodes } from './syntax.ts';
import { fileOf, languageId } from './words.ts';

/** A page as a feature's `routes.tsx` declares it, by what stands there literally. */
interface Declared {
  readonly path: string;
  readonly scope: string;
  readonly words: readonly string[];
  /** The module of the page. */
  readonly module: string;
}

const text = (node: unknown): string | undefined =>
  isNode(node) && typeof node.value === 'string' ? node.value : undefined;

function property(object: Node, name: string): unknown {
  return nodes(object.properties).find(({ key }) => isNode(key) && key.name === name)?.value;
}

/** `import('./posts-page.tsx')` somewhere inside. */
function imported(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'ImportExpression') return text(value.source);
  return childrenOf(value).map(imported).find(Boolean);
}

type Paths = Readonly<Record<string, { readonly path: string }>>;

/** `at: postsPaths.schedule` in the object of a screen. */
const named = (node: unknown): string =>
  isNode(node) && node.type === 'MemberExpression' && isNode(node.property) ? `${node.property.name}` : '';

function pagesIn(program: unknown, file: string, paths: Paths, found: Declared[] = []): Declared[] {
  if (!isNode(program)) return found;
  const page = program.type === 'ObjectExpression' ? imported(property(program, 'load')) : undefined;
  const path = paths[named(property(program, 'at'))]?.path;
  if (page !== undefined && path !== undefined) {
    const list = property(program, 'words');
    const words = nodes(isNode(list) ? list.elements : []).map((item) => `${text(item)}`);
    const module = posix.join(posix.dirname(file), page);
    found.push({ path, scope: `${text(property(program, 'scope'))}`, words, module });
  } else for (const child of childrenOf(program)) pagesIn(child, file, paths, found);
  return found;
}

/** The addresses of the feature whose `routes.tsx` this is. */
async function pathsBeside(file: string): Promise<Paths> {
  const declared: Readonly<Record<string, Paths>> = await import(posix.join(posix.dirname(file), 'paths.ts'));
  return Object.assign({}, ...Object.values(declared));
}

/** Fixed words before parameters, as the router decides. */
const rank = (path: string) => path.replaceAll(/\$\w+/g, '\uffff');

interface Options {
  /** What a page of a scope stands in, as far as it is no part of the first load. */
  readonly layouts: Readonly<Record<string, string>>;
  readonly font: string;
}

/**
 * Writes what the server names in the head of a page: `.vite/pages.json`, the declared pages with the files that each adds to
 * the entry. The server knows no module of the web.
 */
export function pages({ layouts, font }: Options): Plugin {
  const declared: Declared[] = [];
  return {
    name: 'waypost-pages',
    apply: 'build',
    buildStart: () => void declared.splice(0),
    async transform(code, id) {
      if (!/\/features\/[\w-]+\/routes\.tsx$/.test(id)) return;
      const found = pagesIn(this.parse(code), id, await pathsBeside(id));
      if (found.length === 0) this.error('No page was found here: each is written as { at, words, load }.');
      declared.push(...found);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle);
        const chunks = built.filter((file) => file.type === 'chunk');
        const chunkOf = (module: string): Rolldown.OutputChunk => {
          const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
            [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(module)),
          );
          if (!chunk) this.error(`No file holds ${module}.`);
          return chunk;
        };
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const all = (files: readonly string[], seen = new Set<string>()): Set<string> => {
          for (const file of files.filter((name) => byName.has(name) && !seen.has(name)))
            all(byName.get(file)?.imports ?? [], seen.add(file));
          return seen;
        };
        const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? '';
        const there = all([entry]);
        const added = (modules: readonly string[]) =>
          [...all(modules.map((module) => chunkOf(module).fileName))].filter((file) => !there.has(file));
        const styles = (files: readonly string[]) => [
          ...new Set(files.flatMap((of) => chunks.filter(({ fileName }) => fileName === of)).flatMap(sheetsOf)),
        ];
        const inEach = (modules: (locale: string) => readonly string[]) =>
          Object.fromEntries(locales.map((locale) => [locale, added(modules(locale))]));
        const list: BuiltPages = {
          entry,
          font: built.find(({ fileName }) => posix.basename(fileName).startsWith(font))?.fileName ?? '',
          languages: inEach((locale) => [languageId(locale)]),
          pages: declared
            .toSorted((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1))
            .map(({ path, scope, words, module }) => {
              const scripts = added([module, ...(layouts[scope] ? [layouts[scope]] : [])]);
              return {
                path,
                scripts,
                styles: styles(scripts),
                words: inEach((of) => words.map((name) => fileOf(name, of))),
              };
            }),
        };
        this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(list, null, 1) });
      },
    },
  };
}

/** Noted by Vite. */
const sheetsOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: ReadonlySet<string> } }).viteMetadata?.importedCss ?? []),
];
