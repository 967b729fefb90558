import { globSync } from 'node:fs';
import { posix } from 'node:path';
import { type BuiltPages, isFirstReads } from '@waypost/contract/host-page';
import { locales } from '@waypost/i18n/locale';
import type { Plugin, Rolldown } from 'vite';
import { type DeclaredPage, declaredPages } from './declared-pages.ts';
import { childrenOf, edit, isNode, type Node } from './syntax.ts';
import { fileOf, languageId } from './words.ts';

/** Where the code of each page is, by its path. */
const APART = 'virtual:pages';
const APART_ID = `\0${APART}`;
/** The one way there, which every declaration takes. */
const WAY = 'virtual:page-of';
const WAY_ID = `\0${WAY}`;

/** Fixed words before parameters, as the router decides. */
const rank = (path: string) => path.replaceAll(/\$\w+/g, '\uffff');

interface Options {
  /** The path of the page whose code belongs to the first load. */
  readonly first: string;
  /** What a page of a scope stands in, as far as it is no part of the first load. */
  readonly layouts: Readonly<Record<string, string>>;
  readonly font: string;
  /** Parts of the first load's pages that come when they stand, or when a person asks for them: files below `src`. */
  readonly later: readonly string[];
}

/** `import('./menu-sheet.tsx')` anywhere in a module. */
function importsIn(node: unknown): Node[] {
  if (!isNode(node)) return [];
  const inside = childrenOf(node).flatMap(importsIn);
  return node.type === 'ImportExpression' ? [node, ...inside] : inside;
}

/**
 * Keeps the files of the pages out of the entry: where they are, and what each imports, stands in a file that is fetched
 * when somebody goes to another page. The first one is named by the host page (platform/boot.ts). So it is with the files of
 * what comes later: the browser has that file by then. For the
 * server, which knows no module of the web, `.vite/pages.json` says what it names in the head of each.
 */
export function pages({ first, layouts, font, later }: Options): Plugin {
  const declared: DeclaredPage[] = [];
  const files = later.map((part) => `/${posix.basename(part)}`);
  /** Worth being read: it may import one of the parts. */
  const names = (code: string) => files.some((file) => code.includes(file));
  let routes: readonly string[] = [];
  /** The names of the parts by their files. */
  let parts: ReadonlyMap<string, string> = new Map();
  return {
    name: 'waypost-pages',
    apply: 'build',
    configResolved({ root }) {
      routes = globSync('src/features/**/routes.tsx', { cwd: root }).map((file) => posix.join(root, file));
      parts = new Map(later.map((part) => [posix.join(root, 'src', part), part.replace(/\.tsx$/, '')]));
    },
    buildStart: () => void declared.splice(0),
    resolveId: (id) => (id === APART ? APART_ID : id === WAY ? WAY_ID : null),
    async load(id) {
      if (id === WAY_ID)
        return [
          `export const pageOf = ({ path }) => import('${APART}').then(({ pages }) => pages[path]());`,
          `export const partOf = (name) => import('${APART}').then(({ parts }) => parts[name]());`,
        ].join('\n');
      if (id !== APART_ID) return null;
      await Promise.all(routes.map((file) => this.load({ id: file })));
      const lines = declared
        .filter(({ path }) => path !== first)
        .map(({ path, module }) => `'${path}': () => import('${module}')`);
      const come = [...parts].map(([file, name]) => `'${name}': () => import('${file}')`);
      return `export const pages = { ${lines.join()} };\nexport const parts = { ${come.join()} };`;
    },
    async transform(code, id) {
      if (!routes.includes(id)) return names(code) ? partsApart(code, this.parse(code), id, parts) : null;
      const found = await declaredPages(this.parse(code), id);
      if (found.length === 0) this.error('No page was found here: each is written as { at, words, load }.');
      declared.push(...found);
      const moving = new Map(found.filter(({ path }) => path !== first).map(({ imports, at }) => [imports, at]));
      const address = ({ start, end }: Node) => code.slice(start, end);
      const moved = edit(code, [...moving.keys()], (_, page) => `pageOf(${address(moving.get(page) ?? page)})`);
      return { code: `import { pageOf } from '${WAY}';\n${moved}`, map: null };
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
          otherPages: chunkOf(APART_ID).fileName,
          pages: declared
            .toSorted((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1))
            .map(({ path, scope, words, first: reads, module }) => {
              const chunk = chunkOf(module);
              // The host page leads the entry to this file, which knows nothing else of it.
              if (path !== first && !chunk.exports.includes('default')) this.error(`${module} exports no default.`);
              const scripts = added([module, ...(layouts[scope] ? [layouts[scope]] : [])]);
              return {
                path,
                ...(isFirstReads(reads) && { reads }),
                ...(path !== first && { file: chunk.fileName }),
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

/** The imports of what comes later take the way through the file of all pages. */
function partsApart(code: string, program: unknown, id: string, parts: ReadonlyMap<string, string>) {
  const fileOfImport = ({ source }: Node) => posix.join(posix.dirname(id), isNode(source) ? `${source.value}` : '');
  const found = importsIn(program).filter((node) => parts.has(fileOfImport(node)));
  if (found.length === 0) return null;
  const moved = edit(code, found, (_, node) => `partOf('${parts.get(fileOfImport(node))}')`);
  return { code: `import { partOf } from '${WAY}';\n${moved}`, map: null };
}

/** Noted by Vite. */
const sheetsOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: ReadonlySet<string> } }).viteMetadata?.importedCss ?? []),
];
