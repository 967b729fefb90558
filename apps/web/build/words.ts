import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAnswered, mergeWords, type ScreenCatalogue, type Words } from '@waypost/i18n/catalogues';
import { locales } from '@waypost/i18n/locale';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const FOLDER = dirname(fileURLToPath(import.meta.resolve('@waypost/i18n/catalogues')));
const LANGUAGES = 'virtual:words';
const VIRTUAL = `\0${LANGUAGES}`;

/** The module that `virtual:words` brings for a language. */
export const languageId = (locale: string): string => `${VIRTUAL}/${locale}`;

/** Where the words of a catalogue stand. */
export const fileOf = (catalogue: string, locale: string) => join(FOLDER, catalogue, `${locale}.ts`);
/** What screens say; a folder that holds `en.ts` is a catalogue. */
const catalogues = globSync('*/**/en.ts', { cwd: FOLDER, exclude: ['about/**'] })
  .map((file) => dirname(file))
  .filter((name) => !isAnswered(name))
  .toSorted();

const menuOf = async (file: string): Promise<Words> => {
  const { nav = {} }: Words = await import(file);
  return { nav };
};

const nounOf = (catalogue: string) => catalogue.split('/')[0] ?? '';

/** One file per language: the words of every first visit, and where those of the other rooms are. */
async function languageModule(locale: string, first: readonly string[], compiled: boolean): Promise<string> {
  // The menu stands on every page; each room brings its entry, and its other words later.
  const { nav } = mergeWords(...(await Promise.all(catalogues.map((name) => menuOf(fileOf(name, locale))))));
  const later = catalogues.filter((name) => !first.includes(name));
  const from = (name: string) => JSON.stringify(fileOf(name, locale));
  return [
    ...first.map((name) => `import { ${nounOf(name)} } from ${from(name)};`),
    `const nav = ${JSON.stringify(compiled ? compileAll({ ...nav }) : nav)};`,
    `export const first = { ${['nav', ...first.map(nounOf)].join()} };`,
    `export const later = { ${later.map((name) => `'${name}': () => import(${from(name)})`).join()} };`,
  ].join('\n');
}

/**
 * `virtual:words` knows the languages, a language knows its catalogues: the entry carries nothing of any room, and a room
 * adds to the first load where its words are and no more.
 */
export function words({ first }: { readonly first: readonly ScreenCatalogue[] }): Plugin {
  let compiled = false;
  return {
    name: 'waypost-words',
    configResolved: ({ command }) => {
      compiled = command === 'build';
    },
    resolveId: (id) => (id.startsWith(LANGUAGES) ? `\0${id}` : null),
    load(id) {
      if (id === VIRTUAL)
        return `export const languages = { ${locales.map((of) => `${of}: () => import('${LANGUAGES}/${of}')`).join()} };`;
      return id.startsWith(VIRTUAL) ? languageModule(id.slice(VIRTUAL.length + 1), first, compiled) : null;
    },
  };
}

type Compiled = unknown;

function compileAll(messages: Readonly<Record<string, unknown>>): Record<string, Compiled> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll({ ...(value as object) }),
    ]),
  );
}

/** Catalogues are compiled when the web is built: the ICU parser (13 kB gz) stays out of the browser. */
export function compileWords(): Plugin {
  const files = new Set(catalogues.flatMap((name) => locales.map((locale) => fileOf(name, locale))));
  return {
    name: 'waypost-compile-words',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async transform(_, id) {
      if (!files.has(id)) return null;
      const nouns: Words = await import(id);
      const lines = Object.entries(nouns)
        .filter(([name]) => name !== 'nav')
        .map(([name, sections]) => `export const ${name} = ${JSON.stringify(compileAll(sections))};`);
      return { code: lines.join('\n'), map: null, moduleType: 'js' };
    },
  };
}
